within Modelica.ComplexMath;
function log "Natural logarithm"
  extends Modelica.Icons.Function;
  input Complex c1 "Number";
  output Complex c2 "Principal value, imaginary part from -pi to pi";
algorithm
  c2 := Complex(.log(ComplexMath.abs(c1)), ComplexMath.arg(c1));
  annotation(Inline = true);
end log;
