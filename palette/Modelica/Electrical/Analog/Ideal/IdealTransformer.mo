within Modelica.Electrical.Analog.Ideal;
model IdealTransformer "Transformer without losses and leakage"
  extends Modelica.Electrical.Analog.Interfaces.TwoPort;
  parameter Real n(start = 1) "Left turns per right turn";
  parameter Boolean considerMagnetization = false "The core needs a magnetizing current" annotation(Evaluate = true);
  parameter SI.Inductance Lm1(start = 1) "Magnetizing inductance seen from the left"
    annotation(Dialog(enable = considerMagnetization));
protected
  SI.Current im1 "Magnetizing current seen from the left";
  SI.MagneticFlux psim1 "Flux linked with the left winding";
equation
  v1 = n * v2;
  im1 = i1 + i2 / n;
  if considerMagnetization then
    psim1 = Lm1 * im1;
    v1 = der(psim1);
  else
    psim1 = 0;
    im1 = 0;
  end if;
  annotation(defaultComponentName = "transformer", Documentation(info = "<html>
<p><code>v1 = n*v2</code> and <code>i1 + i2/n = im1</code>. Without magnetization <code>im1 = 0</code>, so that
<code>v1*i1 + v2*i2 = 0</code> and even constant voltages are transformed; with it the flux <code>Lm1*im1</code> grows
with <code>v1</code>, and a constant voltage drives an ever larger current. <code>Lm1</code> [H].</p>
</html>"));
end IdealTransformer;
