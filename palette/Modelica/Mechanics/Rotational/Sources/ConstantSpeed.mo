within Modelica.Mechanics.Rotational.Sources;
model ConstantSpeed "Forces a constant angular velocity"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialTorque;
  SI.AngularVelocity w "Speed of the flange in its support";
  parameter SI.AngularVelocity w_fixed "Speed";
equation
  {w, der(phi)} = fill(w_fixed, 2);
  annotation(Documentation(info = "<html>
<p>The flange turns with <code>w_fixed</code> [rad/s] against its support, whatever torque this takes.</p>
</html>"));
end ConstantSpeed;
