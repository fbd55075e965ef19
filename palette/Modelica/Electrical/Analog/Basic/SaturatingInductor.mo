within Modelica.Electrical.Analog.Basic;
model SaturatingInductor "Inductor with an iron core that saturates"
  extends Modelica.Electrical.Analog.Interfaces.OnePort(i(start = 0));
  import Modelica.Constants.pi;
  parameter SI.Current Inom(start = 1) "Nominal current";
  parameter SI.Inductance Lnom(start = 1) "Inductance at nominal current";
  parameter SI.Inductance Lzer(start = 2 * Lnom) "Inductance at small currents";
  parameter SI.Inductance Linf(start = Lnom / 2) "Inductance at large currents";
  SI.Inductance Lact(start = Lzer) "Flux per current";
  SI.MagneticFlux Psi "Flux linked with the winding";
protected
  parameter SI.Current Ipar(start = Inom / 10, fixed = false) "Current at which the core begins to saturate";
initial equation
  // Makes the inductance at nominal current Lnom.
  Ipar / Inom * (pi / 2 - atan(Ipar / Inom)) = (Lnom - Linf) / (Lzer - Linf);
equation
  assert(Lzer > Lnom * (1 + Modelica.Constants.eps), "Lzer = " + String(Lzer) + " H has to exceed Lnom = "
    + String(Lnom) + " H");
  assert(Linf < Lnom * (1 - Modelica.Constants.eps), "Linf = " + String(Linf) + " H has to be below Lnom = "
    + String(Lnom) + " H");
  Psi = Linf * i + (Lzer - Linf) * Ipar * atan(i / Ipar);
  Lact = Linf + (Lzer - Linf) * (
    if noEvent(abs(i) < Modelica.Constants.small * Ipar) then 1 else atan(i / Ipar) / (i / Ipar));
  v = der(Psi);
  annotation(Documentation(info = "<html>
<p>The flux grows with the current along <code>Psi = Linf*i + (Lzer - Linf)*Ipar*atan(i/Ipar)</code>, steeply at first
and with the slope <code>Linf</code> in saturation; <code>v = der(Psi)</code>. <code>Lact = Psi/i</code> falls from
<code>Lzer</code> at zero current over <code>Lnom</code> at <code>Inom</code> to <code>Linf</code>. The shape
parameter <code>Ipar</code> follows from these at the beginning of the run, from <code>Ipar/Inom*(pi/2 -
atan(Ipar/Inom)) = (Lnom - Linf)/(Lzer - Linf)</code>.</p>
<p><code>Inom</code> [A]; <code>Lnom</code>, <code>Lzer</code>, <code>Linf</code> [H] with <code>Linf < Lnom <
Lzer</code>.</p>
</html>"));
end SaturatingInductor;
