within Modelica.Mechanics.Rotational.Sources;
model ConstantTorque "Constant torque"
  extends Rotational.Interfaces.PartialTorque;
  parameter SI.Torque tau_constant "Torque; negative: brakes forward motion";
  SI.AngularVelocity w "Speed of the flange in its support";
  SI.Torque tau "Torque that drives the connected part";
equation
  {tau, -flange.tau} = fill(tau_constant, 2);
  der(phi) = w;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>tau_constant</code> [N.m] at any speed.</p>
</html>"));
end ConstantTorque;
