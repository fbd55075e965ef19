within Modelica.Electrical.Analog.Basic;
model VariableInductor "Inductor with a signal as inductance"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  Modelica.Blocks.Interfaces.RealInput L(unit = "H") "Inductance"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
  SI.MagneticFlux Psi "Flux linked with the winding";
  parameter SI.Inductance Lmin = Modelica.Constants.eps "Least inductance";
  parameter SI.Current IC = 0 "Current at the beginning";
  parameter Boolean UIC = false "Begin with the current IC";
initial equation
  if UIC then
    i = IC;
  end if;
equation
  // The flux stays a state when the signal vanishes.
  der(Psi) = v;
  i * noEvent(if L > Lmin then L else Lmin) = Psi;
  assert(not L < 0, "the inductance L = " + String(L) + " H has to be positive");
  annotation(defaultComponentName = "inductor", Documentation(info = "<html>
<p>An inductor whose inductance is a signal.</p>
<h4>Equations</h4>
<p><code>Psi = max(L, Lmin)*i</code><br>
<code>v = der(Psi)</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside;
a positive voltage makes the flux <code>Psi</code> grow. Since <code>der(Psi)</code> includes <code>der(L)*i</code>, a
growing inductance at constant current induces a voltage.</p>
<h4>Use</h4>
<p>Reluctance machines, solenoids and displacement sensors. When the inductance changes at constant flux the current
changes, and the difference of energy is mechanical work. Signals below <code>Lmin</code> count as <code>Lmin</code>;
a negative signal stops the run with a message. With <code>UIC</code> the run begins at the current
<code>IC</code>.</p>
</html>"));
end VariableInductor;
