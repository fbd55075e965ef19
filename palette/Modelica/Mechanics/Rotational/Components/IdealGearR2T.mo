within Modelica.Mechanics.Rotational.Components;
model IdealGearR2T "Rack and pinion without mass, loss or play"
  extends Rotational.Interfaces.PartialElementaryRotationalToTranslational;
  parameter Real ratio(final unit = "rad/m", start = 1) "Angle of the shaft over travel of the rod";
equation
  ratio * flangeR.tau + flangeT.f = 0;
  (flangeT.s - internalSupportT.s) * ratio = flangeR.phi - internalSupportR.phi;
  annotation(Documentation(info = "<html>
<p><code>phi = ratio*s</code>, both measured in their housings, and <code>ratio*flangeR.tau + flangeT.f = 0</code>.
<code>ratio</code> [rad/m].</p>
</html>"));
end IdealGearR2T;
