within Modelica.ComplexMath;
function fromPolar "Number of a length and an angle"
  extends Modelica.Icons.Function;
  input Real len "Length";
  input Modelica.Units.SI.Angle phi "Angle";
  output Complex c "Number";
algorithm
  c := len*Complex(.cos(phi), .sin(phi));
  annotation(Inline = true);
end fromPolar;
