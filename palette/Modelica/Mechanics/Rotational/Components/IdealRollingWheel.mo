within Modelica.Mechanics.Rotational.Components;
model IdealRollingWheel "Wheel that rolls without slip and has no mass"
  extends Rotational.Interfaces.PartialElementaryRotationalToTranslational;
  parameter SI.Distance radius(start = 0.3) "Radius of the wheel";
equation
  flangeT.s - internalSupportT.s = radius * (flangeR.phi - internalSupportR.phi);
  flangeR.tau = -radius * flangeT.f;
  annotation(Documentation(info = "<html>
<p><code>s = radius*phi</code>: a positive rotation rolls forward. <code>flangeR.tau + radius*flangeT.f = 0</code>: no
power is lost. <code>radius</code> [m].</p>
</html>"));
end IdealRollingWheel;
