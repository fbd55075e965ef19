within Modelica.Electrical.Analog.Semiconductors;
model NMOS "Field-effect transistor with n channel"
  Modelica.Electrical.Analog.Interfaces.Pin D "Drain"
    annotation(Placement(transformation(extent = {{90, 50}, {110, 70}})));
  Modelica.Electrical.Analog.Interfaces.Pin G "Gate"
    annotation(Placement(transformation(extent = {{-90, -50}, {-110, -70}})));
  Modelica.Electrical.Analog.Interfaces.Pin S "Source"
    annotation(Placement(transformation(extent = {{90, -50}, {110, -70}})));
  Modelica.Electrical.Analog.Interfaces.Pin B "Bulk"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  parameter SI.Length W = 20.0e-6 "Width of the channel";
  parameter SI.Length L = 6.0e-6 "Length of the channel";
  parameter SI.Transconductance Beta = 0.041e-3 "Transconductance parameter";
  parameter SI.Voltage Vt = 0.8 "Threshold voltage without bulk bias";
  parameter Real K2 = 1.144 "Influence of the bulk on the threshold";
  parameter Real K5 = 0.7311 "Reduction of the voltage beyond the threshold";
  parameter SI.Length dW = -2.5e-6 "What the effective width exceeds W by";
  parameter SI.Length dL = -1.5e-6 "What the effective length exceeds L by";
  parameter SI.Resistance RDS = 1e7 "Resistance from drain to source";
  parameter Boolean useTemperatureDependency = false "The characteristic follows the temperature"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter SI.Temperature Tnom = 300.15 "Temperature at which the parameters are meant"
    annotation(Dialog(enable = useTemperatureDependency));
  parameter Real kvt = -6.96e-3 "Relative growth of Vt per kelvin"
    annotation(Dialog(enable = useTemperatureDependency));
  parameter Real kk2 = 6e-4 "Relative growth of K2 per kelvin" annotation(Dialog(enable = useTemperatureDependency));
  extends Modelica.Electrical.Analog.Interfaces.ConditionalHeatPort(useHeatPort = useTemperatureDependency);
protected
  Real v "Transconductance of the whole channel";
  Real us "Potential of the end that acts as source";
  Real uds "Voltage along the channel";
  Real ubs "Bulk voltage against the source, as far as it blocks";
  Real ugst "Reduced gate voltage beyond the threshold";
  Real id "Current from the acting drain to the acting source";
  Real gds "Conductance from drain to source";
  Real beta_t "Beta at the present temperature";
  Real vt_t "Vt at the present temperature";
  Real k2_t "K2 at the present temperature";
  Real drive "The same, zero where the channel is closed";
  Real uch "Voltage along the open part of the channel";
equation
  // Temperature
  if useTemperatureDependency then
    k2_t = K2 + K2 * kk2 * (T_heatPort - Tnom);
    vt_t = Vt + Vt * kvt * (T_heatPort - Tnom);
    beta_t = Beta / pow(T_heatPort / Tnom, 1.5);
  else
    {k2_t, vt_t, beta_t} = {K2, Vt, Beta};
  end if;
  v * (L + dL) = beta_t * (W + dW);
  gds = if abs(RDS) > 1e-20 then 1 / RDS else 1e20;

  // The transistor is symmetric: the higher end acts as drain.
  us = smooth(0, if D.v > S.v then S.v else D.v);
  uds = smooth(0, if D.v > S.v then D.v - S.v else S.v - D.v);
  ubs = smooth(0, if us < B.v then 0 else B.v - us);
  ugst = K5 * (G.v - us + k2_t * ubs - vt_t);

  // The channel takes uds as far as the gate opens it; what is more falls off at its end.
  drive = smooth(0, if ugst > 0 then ugst else 0);
  uch = smooth(0, if uds < drive then uds else drive);
  id = gds * uds + v * uch * (drive - uch / 2);
  D.i = smooth(0, if D.v > S.v then id else -id);
  S.i = -D.i;
  {G.i, B.i} = {0, 0};
  LossPower = (D.v - S.v) * D.i;
  assert(W + dW > 0, "the effective width of the channel has to be positive");
  assert(L + dL > 0, "the effective length of the channel has to be positive");
  assert(not T_heatPort <= 0, "the temperature has to be above absolute zero");
  annotation(defaultComponentName = "nMOS", Documentation(info = "<html>
<p>Field-effect transistor with n channel, in a simple static description with bulk effect.</p>
<h4>Equations</h4>
<p><code>ugst = K5*(uG - us - Vt + K2*ubs), ubs = min(0, uB - us)</code><br>
<code>v = Beta*(W + dW)/(L + dL), uds = ud - us</code><br>
<code>channel current: v*uch*(drive - uch/2), drive = max(0, ugst), uch = min(uds, drive)</code><br>
<code>D.i = channel current + uds/RDS, G.i = 0, B.i = 0</code></p>
<h4>Signs</h4>
<p>Of <code>D</code> and <code>S</code> the end with the higher potential acts as drain (<code>ud</code>), the other
one as source (<code>us</code>); the part is symmetric. <code>D.i</code> counts into the transistor and is positive
while current flows from <code>D</code> to <code>S</code>. Gate and bulk potentials count against the acting
source.</p>
<h4>Use</h4>
<p>A positive gate voltage beyond <code>Vt</code> opens the channel. There are no capacitances: add some at the gate
where switching times matter, a static gate can make loops without a delay. Connect the bulk, usually with the source
or the lowest potential. With <code>useTemperatureDependency</code> <code>Beta</code>, <code>Vt</code> and
<code>K2</code> follow the temperature.</p>
</html>"));
end NMOS;
