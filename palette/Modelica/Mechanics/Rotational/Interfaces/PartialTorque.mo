within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialTorque "Base of a torque between a shaft and its support"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  SI.Angle phi "Angle of the shaft in its support";
equation
  phi = flange.phi - phi_support;
  annotation(Documentation(info = "<html>
<p>One equation for <code>flange.tau</code> completes the part. Note the sign: <code>flange.tau</code> counts positive
into this part, so a torque that drives the connected shaft forward is <code>-flange.tau</code>.</p>
</html>"));
end PartialTorque;
