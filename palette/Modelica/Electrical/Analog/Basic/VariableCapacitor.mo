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
  // The charge stays a state when the signal vanishes.
  der(Q) = i;
  v * noEvent(if C > Cmin then C else Cmin) = Q;
  assert(not C < 0, "the capacitance C = " + String(C) + " F has to be positive");
  annotation(defaultComponentName = "capacitor", Documentation(info = "<html>
<p>A capacitor whose capacitance is a signal.</p>
<h4>Equations</h4>
<p><code>Q = max(C, Cmin)*v</code><br>
<code>i = der(Q)</code></p>
<h4>Signs</h4>
<p><code>v</code> from <code>p</code> to <code>n</code>, <code>i</code> from <code>p</code> to <code>n</code> inside;
a positive current makes the charge <code>Q</code> grow. Since <code>der(Q)</code> includes <code>der(C)*v</code>, a
growing capacitance at constant voltage draws current.</p>
<h4>Use</h4>
<p>Moving plates, microphones, tuned circuits. When the capacitance changes at constant charge the voltage changes,
and the difference of energy is mechanical work of whoever moves the plates. Signals below <code>Cmin</code> count as
<code>Cmin</code>; a negative signal stops the run with a message. With <code>UIC</code> the run begins at the voltage
<code>IC</code>.</p>
</html>"));
end VariableCapacitor;
