within Modelica.Electrical.Analog.Semiconductors;
model Thyristor "Thyristor with gate current and switching times"
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
  SI.Current iGK "Gate current";
  SI.Voltage vGK "Voltage from gate to cathode";
  SI.Voltage vAK "Voltage from anode to cathode";
  SI.Voltage vControl(start = 0) "State of turning on: conducting above Von, blocking below Voff";
  SI.Voltage vContot "What vControl tends to";
  SI.Voltage vConmain "Part of it that keeps the thyristor conducting";
  parameter SI.Voltage vRef = 0.65 "Gate voltage at which its characteristic bends";
  Modelica.Electrical.Analog.Interfaces.PositivePin Anode "Anode"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin Cathode "Cathode"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin Gate "Gate"
    annotation(Placement(transformation(extent = {{90, 90}, {110, 110}})));
protected
  parameter SI.Voltage Von = 5 "State of full conduction";
  parameter SI.Voltage Voff = 1.5 "State of full blocking";
  final parameter SI.Resistance Ron = (VTM - 0.7) / ITM "Resistance when conducting";
  final parameter SI.Resistance Roff = VDRM ^ 2 / (VTM * IH) "Resistance when blocking";
  constant SI.Current span = 1e-3 "Gate current from no effect to full effect";
  SI.Current iGate "Gate current beyond the one that has an effect";
  Real open "Part of the way from blocking (0) to conducting (1)";
  SI.Resistance Rway "Resistance from anode to cathode, without breakdown";
equation
  vAK = Anode.v - Cathode.v;
  // From Roff to Ron on a logarithmic scale, with level ends
  open = min(1, max(0, (vControl - Voff) / (Von - Voff)));
  Rway = Roff * (Ron / Roff) ^ (open ^ 2 * (3 - 2 * open));
  Anode.i = smooth(1, if vAK < -VRRM then -VRRM / (exp((vAK + VRRM) / (Vt * Nbv)) * Roff) else vAK / Rway);

  // State of turning on, by main current or voltage and by the gate
  der(vControl) = (vContot - vControl) / (if vControl < vContot then 1.87 * TON else 0.638 * TOFF);
  vContot = vConmain + smooth(0, if iGate < 0 then 0 elseif iGate < span then 10 * vAK * iGate / span else 10 * vAK);
  vConmain = if vAK > VDRM or Anode.i > IH then Von else 0;
  iGate = iGK - 0.95 * IGT;

  // Gate
  iGK = Gate.i;
  vGK = Gate.v - Cathode.v;
  vGK = smooth(0, if vGK >= vRef then vRef ^ 2 / VGT + iGK * (VGT - vRef) / IGT else iGK * VGT / IGT);
  Cathode.i = -(Anode.i + Gate.i);
  LossPower = {Gate.v, Anode.v, Cathode.v} * {Gate.i, Anode.i, Cathode.i};
  annotation(Documentation(info = "<html>
<p>Thyristor with gate current, holding current, breakdown and switching times.</p>
<h4>Equations</h4>
<p><code>vAK = Anode.v - Cathode.v, vGK = Gate.v - Cathode.v, iGK = Gate.i</code><br>
<code>der(vControl) = (vContot - vControl)/tau, tau = 1.87*TON rising, 0.638*TOFF falling</code><br>
<code>Anode.i = vAK/Rway, Rway = Roff*(Ron/Roff)^(open^2*(3 - 2*open))</code><br>
<code>open = (vControl - Voff)/(Von - Voff), at least 0 and at most 1</code><br>
<code>vAK &lt; -VRRM: Anode.i = -VRRM/Roff*exp(-(vAK + VRRM)/(Nbv*Vt))</code><br>
<code>Ron = (VTM - 0.7)/ITM, Roff = VDRM^2/(VTM*IH)</code></p>
<h4>Signs</h4>
<p>Forward is from <code>Anode</code> to <code>Cathode</code>; the currents of the three pins count into the part and
add up to zero. The gate current <code>iGK</code> counts into <code>Gate</code> and fires when it is positive and
large enough. <code>LossPower</code> leaves as heat.</p>
<h4>Use</h4>
<p>A state <code>vControl</code> leads from blocking to conducting: it is driven up by a gate current near
<code>IGT</code> and kept up by an anode current above <code>IH</code> or a voltage above <code>VDRM</code>. The
defaults switch within microseconds, so steps become short at each firing. For rectifiers where the switching itself
does not matter <code>Ideal.IdealThyristor</code> is much faster.</p>
</html>"));
end Thyristor;
