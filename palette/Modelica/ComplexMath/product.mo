within Modelica.ComplexMath;
function product "Product of all elements"
  extends Modelica.Icons.Function;
  input Complex v[:] "Vector";
  output Complex result "Product";
algorithm
  result := Complex(1);
  for k in size(v, 1):-1:1 loop
    result := v[k]*result;
  end for;
end product;
