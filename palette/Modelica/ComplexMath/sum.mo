within Modelica.ComplexMath;
function sum "Sum of all elements"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  output Complex result "Sum";
algorithm
  result := Complex(.sum(v.re), .sum(v.im));
  annotation(Inline = true);
end sum;
