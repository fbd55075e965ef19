within Modelica.Mechanics.Translational.Sources;
model ConstantSpeed "Forces a constant speed"
  extends Modelica.Mechanics.Translational.Interfaces.PartialForce;
  parameter SI.Velocity v_fixed "Speed";
  SI.Velocity v "Speed of the flange in its support";
equation
  {v, der(s)} = fill(v_fixed, 2);
  annotation(Documentation(info = "<html>
<p>The flange moves with <code>v_fixed</code> [m/s] against its support, whatever force this takes.</p>
</html>"));
end ConstantSpeed;
