within Modelica.Mechanics.Rotational.Components;
model IdealGearR2T "Rack and pinion without mass, loss or play"
  extends Rotational.Interfaces.PartialElementaryRotationalToTranslational;
  parameter Real ratio(final unit = "rad/m", start = 1) "Angle of the shaft over travel of the rod";
equation
  flangeR.phi - internalSupportR.phi = ratio * (flangeT.s - internalSupportT.s);
  flangeT.f = -ratio * flangeR.tau;
  annotation(Documentation(info = "<html>
<p><code>phi = ratio*s</code>, both measured in their housings, and <code>ratio*flangeR.tau + flangeT.f = 0</code>.
<code>ratio</code> [rad/m].</p>
</html>"));
end IdealGearR2T;
