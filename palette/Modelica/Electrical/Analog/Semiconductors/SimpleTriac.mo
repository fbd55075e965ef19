within Modelica.Electrical.Analog.Semiconductors;
model SimpleTriac "Two thyristors back to back with a common gate"
  parameter SI.Voltage VDRM(final min = 0) = 100 "Forward voltage that fires without the gate";
  parameter SI.Voltage VRRM(final min = 0) = 100 "Reverse breakdown voltage";
  parameter SI.Current IDRM = 0.1 "Saturation current";
  parameter SI.Voltage VTM = 1.7 "Voltage when conducting ITM";
  parameter SI.Current IH = 6e-3 "Current below which it blocks";
  parameter SI.Current ITM = 25 "Current at the voltage VTM";
  parameter SI.Voltage VGT = 0.7 "Gate voltage that fires";
  parameter SI.Current IGT = 5e-3 "Gate current that fires";
  parameter SI.Time TON = 1e-6 "Time to turn on";
  parameter SI.Time TOFF = 15e-6 "Time to turn off";
  parameter SI.Voltage Vt = 0.04 "Thermal voltage times emission coefficient";
  parameter Real Nbv = 0.74 "Emission coefficient of the breakdown";
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort;
  Modelica.Electrical.Analog.Interfaces.NegativePin n "Cathode"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin p "Anode"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin g "Gate"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})));
  Modelica.Electrical.Analog.Semiconductors.Thyristor thyristor(
    VDRM = VDRM, VRRM = VRRM, IDRM = IDRM, VTM = VTM, IH = IH, ITM = ITM, VGT = VGT, IGT = IGT, TON = TON,
    TOFF = TOFF, Vt = Vt, Nbv = Nbv, useHeatPort = useHeatPort, T = T) "Conducts from n to p"
      annotation(Placement(transformation(extent = {{-20, 30}, {0, 50}})));
  Modelica.Electrical.Analog.Semiconductors.Thyristor thyristor1(
    VDRM = VDRM, VRRM = VRRM, IDRM = IDRM, VTM = VTM, IH = IH, ITM = ITM, VGT = VGT, IGT = IGT, TON = TON,
    TOFF = TOFF, Vt = Vt, Nbv = Nbv, useHeatPort = useHeatPort, T = T) "Conducts from p to n"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-10, -40})));
  Modelica.Electrical.Analog.Ideal.IdealDiode idealDiode(Vknee = 0) "Gate of the first"
    annotation(Placement(transformation(extent = {{-50, 50}, {-30, 70}})));
  Modelica.Electrical.Analog.Ideal.IdealDiode idealDiode1(Vknee = 0) "Gate of the second"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 0, origin = {-40, -60})));
equation
  LossPower = {g.v, n.v, p.v} * {g.i, n.i, p.i};
  // From n to p
  connect(idealDiode.n, thyristor.Gate);
  connect(idealDiode.p, g);
  connect(thyristor.Cathode, p);
  connect(thyristor.Anode, n);
  // From p to n
  connect(idealDiode1.n, thyristor1.Gate);
  connect(idealDiode1.p, g);
  connect(thyristor1.Cathode, n);
  connect(thyristor1.Anode, p);
  if useHeatPort then
    connect(thyristor1.heatPort, heatPort);
    connect(thyristor.heatPort, heatPort);
  end if;
  annotation(defaultComponentName = "triac", Documentation(info = "<html>
<p>Two thyristors antiparallel with a common gate; two ideal diodes lead the gate current to the one that can use
it.</p>
<h4>Equations</h4>
<p><code>each direction as Thyristor with the same parameters</code><br>
<code>LossPower = p.i*p.v + n.i*n.v + g.i*g.v</code></p>
<h4>Signs</h4>
<p>Voltage counts from <code>p</code> to <code>n</code>; <code>thyristor1</code> conducts from <code>p</code> to
<code>n</code>, <code>thyristor</code> from <code>n</code> to <code>p</code>. All currents count into the part; the
gate current counts into <code>g</code> and has to be positive to fire.</p>
<h4>Use</h4>
<p>Gate voltages are counted from <code>g</code> to the cathode of the thyristor that fires, which is <code>n</code>
for one direction and <code>p</code> for the other: with an alternating voltage drive the gate through a resistor from
a source that follows. Beyond <code>VDRM</code> and <code>-VRRM</code> it fires or breaks down without a gate. For a
triac without these details see <code>Ideal.IdealTriac</code>.</p>
</html>"));
end SimpleTriac;
