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
  assert(L >= 0, "the inductance L = " + String(L) + " H has to be positive");
  // The flux stays a state when the signal vanishes.
  Psi = noEvent(max(L, Lmin)) * i;
  v = der(Psi);
  annotation(defaultComponentName = "inductor", Documentation(info = "<html>
<p><code>Psi = L*i</code>, <code>v = der(Psi)</code>: when the inductance changes at constant flux, the current
changes and mechanical work is done. Signals below <code>Lmin</code> count as <code>Lmin</code>, negative ones are an
error. <code>L</code>, <code>Lmin</code> [H], <code>IC</code> [A].</p>
</html>"));
end VariableInductor;
