within Modelica.Electrical.Analog.Ideal;
model IdealTriac "Two thyristors back to back with a snubber"
  parameter SI.Resistance Ron(final min = 0) = 1e-5 "Resistance when conducting";
  parameter SI.Conductance Goff(final min = 0) = 1e-5 "Conductance when blocking";
  parameter SI.Voltage Vknee(final min = 0, start = 0) = 0.8 "Voltage at the bend, both directions";
  parameter SI.Resistance Rdis = 100 "Resistance of the snubber";
  parameter SI.Capacitance Cdis = 0.005 "Capacitance of the snubber";
  Modelica.Electrical.Analog.Ideal.IdealThyristor idealThyristor(Ron = Ron, Goff = Goff, Vknee = Vknee)
    "Conducts from n to p"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 0, origin = {-10, 32})));
  Modelica.Electrical.Analog.Ideal.IdealThyristor idealThyristor1(Ron = Ron, Goff = Goff, Vknee = Vknee)
    "Conducts from p to n"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-10, -32})));
  Modelica.Electrical.Analog.Basic.Resistor resistor(R = Rdis) "Snubber"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Electrical.Analog.Basic.Capacitor capacitor(C = Cdis) "Snubber"
    annotation(Placement(transformation(extent = {{20, -10}, {40, 10}})));
  Modelica.Blocks.Interfaces.BooleanInput fire1 "Gate"
    annotation(Placement(transformation(extent = {{-14, -14}, {14, 14}}, rotation = 90, origin = {-100, -114})));
  Modelica.Electrical.Analog.Interfaces.NegativePin n "Cathode"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin p "Anode"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  connect(idealThyristor1.p, p);
  connect(idealThyristor.n, p);
  connect(capacitor.n, p);
  connect(capacitor.p, resistor.n);
  connect(resistor.p, n);
  connect(idealThyristor1.n, n);
  connect(idealThyristor.p, n);
  connect(idealThyristor1.fire, fire1);
  connect(idealThyristor.fire, fire1);
  annotation(defaultComponentName = "triac", Documentation(info = "<html>
<p>Two ideal thyristors antiparallel with a common gate signal and a snubber of resistor and capacitor beside
them.</p>
<h4>Equations</h4>
<p><code>each direction as IdealThyristor, both fired by fire1</code><br>
<code>snubber: Rdis in series with Cdis between n and p</code></p>
<h4>Signs</h4>
<p>Voltage and current count from <code>p</code> to <code>n</code>; both signs are conducted once fired. The currents
of the pins count into the part.</p>
<h4>Use</h4>
<p>Dimmers and speed controllers of alternating current: fire it after the zero crossing, it blocks at the next zero
of the current. The default snubber of 100 Ohm and 5 mF is large: choose <code>Rdis</code> and <code>Cdis</code> for
your voltages, since their current flows beside a blocking triac as well. Each of the two valves has the knee voltage
<code>Vknee</code>.</p>
</html>"));
end IdealTriac;
