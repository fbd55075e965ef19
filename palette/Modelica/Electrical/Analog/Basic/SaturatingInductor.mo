within Modelica.Electrical.Analog.Basic;
model SaturatingInductor "Inductor with an iron core that saturates"
  extends Modelica.Electrical.Analog.Interfaces.OnePort(i(start = 0));
  parameter SI.Current Inom(start = 1) "Nominal current";
  parameter SI.Inductance Lnom(start = 1) "Inductance at nominal current";
  parameter SI.Inductance Lzer(start = 2 * Lnom) "Inductance at small currents";
  parameter SI.Inductance Linf(start = Lnom / 2) "Inductance at large currents";
  SI.Inductance Lact(start = Lzer) "Flux per current";
  SI.MagneticFlux Psi "Flux linked with the winding";
protected
  parameter SI.Current Ipar(start = Inom / 10, fixed = false) "Current at which the core begins to saturate";
initial equation
  // Makes the flux at nominal current Lnom*Inom.
  (Lnom - Linf) * Inom = (Lzer - Linf) * Ipar * atan(Inom / Ipar);
equation
  Psi = Linf * i + (Lzer - Linf) * Ipar * atan(i / Ipar);
  der(Psi) = v;
  Lact = noEvent(if abs(i) > Modelica.Constants.small * Ipar then Psi / i else Lzer);
  assert((1 + Modelica.Constants.eps) * Lnom < Lzer, "Lzer = " + String(Lzer) + " H has to exceed Lnom = "
    + String(Lnom) + " H");
  assert((1 - Modelica.Constants.eps) * Lnom > Linf, "Linf = " + String(Linf) + " H has to be below Lnom = "
    + String(Lnom) + " H");
  annotation(Documentation(info = "<html>
<p>An inductor with an iron core: its inductance falls as the core saturates.</p>
<h4>Equations</h4>
<p><code>Psi = Linf*i + (Lzer - Linf)*Ipar*atan(i/Ipar)</code><br>
<code>v = der(Psi)</code><br>
<code>Lact = Psi/i</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside;
a positive voltage makes flux and current grow. The characteristic is odd: it holds for both directions.</p>
<h4>Use</h4>
<p>Three inductances and one current describe the core: <code>Lzer</code> at small currents, <code>Lnom</code> at
<code>Inom</code>, <code>Linf</code> deep in saturation, with <code>Linf &lt; Lnom &lt; Lzer</code>. The shape
<code>Ipar</code> follows from them at the beginning of the run, from <code>Ipar/Inom*(pi/2 - atan(Ipar/Inom)) = (Lnom
- Linf)/(Lzer - Linf)</code>. Under a sine voltage the current gets peaks; when the voltage is switched on at its zero
crossing, the inrush is largest. There is no hysteresis.</p>
</html>"));
end SaturatingInductor;
