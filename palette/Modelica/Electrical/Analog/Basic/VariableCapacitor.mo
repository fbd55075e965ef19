within Modelica.Electrical.Analog.Basic;
model VariableCapacitor "Capacitor with a signal as capacitance"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  Modelica.Blocks.Interfaces.RealInput C(unit = "F") "Capacitance"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
  parameter SI.Capacitance Cmin = Modelica.Constants.eps "Least capacitance";
  SI.ElectricCharge Q "Charge";
  parameter SI.Voltage IC = 0 "Voltage at the beginning";
  parameter Boolean UIC = false "Begin with the voltage IC";
initial equation
  if UIC then
    v = IC;
  end if;
equation
  assert(C >= 0, "the capacitance C = " + String(C) + " F has to be positive");
  // The charge stays a state when the signal vanishes.
  Q = noEvent(max(C, Cmin)) * v;
  i = der(Q);
  annotation(defaultComponentName = "capacitor", Documentation(info = "<html>
<p><code>Q = C*v</code>, <code>i = der(Q)</code>: when the capacitance changes at constant charge, the voltage changes
and mechanical work is done. Signals below <code>Cmin</code> count as <code>Cmin</code>, negative ones are an error.
<code>C</code>, <code>Cmin</code> [F], <code>IC</code> [V].</p>
</html>"));
end VariableCapacitor;
