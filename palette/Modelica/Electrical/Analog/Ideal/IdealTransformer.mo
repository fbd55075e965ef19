within Modelica.Electrical.Analog.Ideal;
model IdealTransformer "Transformer without losses and leakage"
  extends Modelica.Electrical.Analog.Interfaces.TwoPort;
  parameter Real n(start = 1) "Left turns per right turn";
  parameter Boolean considerMagnetization = false "The core needs a im1 current" annotation(Evaluate = true);
  parameter SI.Inductance Lm1(start = 1) "Magnetizing inductance seen from the left"
    annotation(Dialog(enable = considerMagnetization));
protected
  SI.Current im1 "Magnetizing current seen from the left";
  SI.MagneticFlux psim1 "Flux linked with the left winding";
equation
  v2 * n = v1;
  i1 = im1 - i2 / n;
  if not considerMagnetization then
    im1 = 0;
    psim1 = 0;
  else
    der(psim1) = v1;
    psim1 = im1 * Lm1;
  end if;
  annotation(defaultComponentName = "transformer", Documentation(info = "<html>
<p>Transforms voltages and currents by the ratio of turns, without losses and leakage; optionally with a magnetising
current.</p>
<h4>Equations</h4>
<p><code>v1 = n*v2</code><br>
<code>im1 = i1 + i2/n</code><br>
<code>without magnetisation: im1 = 0; with it: v1 = Lm1*der(im1)</code></p>
<h4>Signs</h4>
<p><code>v1</code>, <code>v2</code> from <code>p1</code> to <code>n1</code> and from <code>p2</code> to
<code>n2</code>; <code>i1</code>, <code>i2</code> count into <code>p1</code> and <code>p2</code>. With a load on the
right <code>i2</code> is negative while <code>i1</code> is positive: <code>v1*i1 + v2*i2 = 0</code> without
magnetisation.</p>
<h4>Use</h4>
<p>Without magnetisation even constant voltages are transformed, which no real transformer does; with it a constant
voltage drives an ever larger current. Each side needs its ground. Two voltage sources on the two sides contradict
each other. For windings with leakage see <code>Basic.Transformer</code>.</p>
</html>"));
end IdealTransformer;
