within Modelica.Electrical.Analog.Basic;
model OpAmpDetailed "Operational amplifier with the imperfections of a real one"
  import Modelica.Constants.pi;
  parameter SI.Resistance Rdm = 2.0e6 "Input resistance between the inputs";
  parameter SI.Resistance Rcm = 2.0e9 "Input resistance of each input to ground";
  parameter SI.Capacitance Cin = 1.4e-12 "Input capacitance between the inputs";
  parameter SI.Voltage Vos = 1.0e-3 "Input voltage at which the output is zero";
  parameter SI.Current Ib = 80.0e-9 "Mean of the two input currents";
  parameter SI.Current Ios = 20.0e-9 "Difference of the two input currents";
  parameter SI.Voltage vcp = 0.0 "Distance of the upper limit from the positive supply";
  parameter SI.Voltage vcm = 0.0 "Distance of the lower limit from the negative supply";
  parameter Real Avd0 = 106.0 "Amplification of the input difference [dB]";
  parameter Real CMRR = 90.0 "Suppression of the common input voltage [dB]";
  parameter SI.Frequency fp1 = 5.0 "Lowest corner frequency";
  parameter SI.Frequency fp2 = 2.0e6 "Second corner frequency";
  parameter SI.Frequency fp3 = 20.0e6 "Third corner frequency";
  parameter SI.Frequency fp4 = 100.0e6 "Fourth corner frequency";
  parameter SI.Frequency fz = 5.0e6 "Frequency of the zero";
  parameter SI.VoltageSlope sr_p = 0.5e6 "Steepest rise of the output";
  parameter SI.VoltageSlope sr_m = 0.5e6 "Steepest fall of the output";
  parameter SI.Resistance Rout = 75.0 "Output resistance";
  parameter SI.Current Imaxso = 25.0e-3 "Largest current out of the output";
  parameter SI.Current Imaxsi = 25.0e-3 "Largest current into the output";
  parameter SI.Time Ts = 0.0000012 "Time constant of the slew rate stage";
  final parameter SI.Voltage vcp_abs = abs(vcp) "Distance of the upper limit, never negative";
  final parameter SI.Voltage vcm_abs = abs(vcm) "Distance of the lower limit, never negative";
  final parameter SI.Current I1 = Ib + Ios / 2.0 "Current into the positive input";
  final parameter SI.Current I2 = Ib - Ios / 2.0 "Current into the negative input";
  final parameter Real Avd0_val = 10.0 ^ (Avd0 / 20.0) "Amplification of the difference";
  final parameter Real Avcm_val = Avd0_val / 10.0 ^ (CMRR / 20.0) / 2.0 "Amplification of the common voltage";
  final parameter SI.VoltageSlope sr_p_val = abs(sr_p) "Upper limit of the slope";
  final parameter SI.VoltageSlope sr_m_val = -abs(sr_m) "Lower limit of the slope";
  final parameter SI.Current Imaxso_val = abs(Imaxso) "Largest current out";
  final parameter SI.Current Imaxsi_val = abs(Imaxsi) "Largest current in";
  Modelica.Electrical.Analog.Interfaces.PositivePin p "Input that raises the output"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, -50}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin m "Input that lowers the output"
    annotation(Placement(transformation(extent = {{-90, 50}, {-110, 70}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin outp "Output"
    annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin p_supply "Positive supply"
    annotation(Placement(transformation(extent = {{-10, 90}, {10, 110}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin m_supply "Negative supply"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
  SI.Voltage v_pos "Potential of the positive supply";
  SI.Voltage v_neg "Potential of the negative supply";
  SI.Voltage v_vos "Voltage of the offset source";
  SI.Voltage v_3 "Potential behind the offset source";
  SI.Voltage v_in "Input voltage without offset";
  SI.Voltage v_4 "Potential of the negative input";
  SI.Current i_vos "Current through the offset source";
  SI.Current i_3 "Current from the positive input to ground";
  SI.Current i_r2 "Current through the differential resistance";
  SI.Current i_c3 "Current through the input capacitance";
  SI.Current i_4 "Current from the negative input to ground";
  Real q_fr1 "Input behind the second corner";
  Real q_fr2 "Input behind the third corner and the zero";
  Real q_fr3 "Input behind the fourth corner";
  SI.Voltage q_sum "Amplified voltage without limits";
  SI.Voltage q_sum_help "Amplified voltage within the supply";
  SI.Voltage q_fp1 "Amplified voltage behind the lowest corner";
  SI.Voltage v_source "Voltage behind the slew rate stage";
  SI.Voltage x "Integral of the difference over Ts";
  SI.Voltage v_out "Potential of the output";
  SI.Current i_out "Current into the output";

  function FCNiout_limit "Current into the output, within what it delivers and takes"
    extends Modelica.Icons.Function;
    input SI.Voltage v_source "Voltage behind the slew rate stage";
    input SI.Voltage v_out "Potential of the output";
    input SI.Resistance Rout "Output resistance";
    input SI.Current Imaxsi_val "Largest current in";
    input SI.Current Imaxso_val "Largest current out";
    output SI.Current result "Current into the output";
  algorithm
    result :=
      if v_out > v_source + Rout * Imaxsi_val then Imaxsi_val
      elseif v_out < v_source - Rout * Imaxso_val then -Imaxso_val
      else (v_out - v_source) / Rout;
  end FCNiout_limit;

  function FCNq_sum_limit "Amplified voltage within the supply"
    extends Modelica.Icons.Function;
    input SI.Voltage q_sum "Amplified voltage without limits";
    input SI.Voltage q_sum_ltf "The same behind the lowest corner";
    input SI.Voltage v_pos "Potential of the positive supply";
    input SI.Voltage v_neg "Potential of the negative supply";
    input SI.Voltage vcp "Distance of the upper limit from the positive supply";
    input SI.Voltage vcm "Distance of the lower limit from the negative supply";
    output SI.Voltage result "Amplified voltage within the limits";
  algorithm
    // A limit holds only while the state lies beyond it, too.
    result :=
      if q_sum > v_pos - vcp and q_sum_ltf >= v_pos - vcp then v_pos - vcp
      elseif q_sum < v_neg + vcm and q_sum_ltf <= v_neg + vcm then v_neg + vcm
      else q_sum;
  end FCNq_sum_limit;
initial equation
  x = 0;
  q_fp1 = v_source;
equation
  // Output: a resistance whose current is limited
  outp.i = i_out;
  outp.v = v_out;
  i_out = FCNiout_limit(v_source, v_out, Rout, Imaxsi_val, Imaxso_val);

  // Slew rate: v_source runs after q_fp1 as fast as it may.
  Ts * der(x) = q_fp1 - v_source;
  der(v_source) = smooth(0, noEvent(
    if der(x) < sr_m_val then sr_m_val elseif der(x) > sr_p_val then sr_p_val else der(x)));

  // Amplification within the supply, with the lowest corner
  der(q_fp1) / (2 * pi * fp1) = q_sum_help - q_fp1;
  q_sum_help = FCNq_sum_limit(q_sum, q_fp1, v_pos, v_neg, vcp_abs, vcm_abs);
  q_sum = Avcm_val * (v_4 + v_3) + Avd0_val * q_fr3;
  m_supply.v = v_neg;
  p_supply.v = v_pos;

  // Corners far above it: a pole, a pole with a zero, a pole
  der(q_fr3) / (2 * pi * fp4) = q_fr2 - q_fr3;
  der(q_fr2) / (2 * pi * fp3) = q_fr1 - q_fr2 + der(q_fr1) / (2 * pi * fz);
  der(q_fr1) / (2 * pi * fp2) = v_in - q_fr1;

  // Input: offset, bias currents, resistances and capacitance
  v_4 = m.v;
  p.v = v_vos + v_3;
  v_vos = Vos;
  v_3 = v_in + v_4;
  i_r2 * Rdm = v_in;
  i_c3 = der(v_in) * Cin;
  i_4 = v_4 / Rcm + I2;
  i_3 = v_3 / Rcm + I1;
  m.i + i_c3 + i_r2 = i_4;
  p.i - i_c3 - i_r2 = i_3;
  i_vos = p.i;

  {p_supply.i, m_supply.i} = {0, 0};
  assert(not Rout <= 0, "Rout has to be positive");
  annotation(defaultComponentName = "opAmp", Documentation(info = "<html>
<p>Macro model of an operational amplifier in five stages, after Connelly and Choi, Macromodeling with SPICE (1992):
input impedance with offset and bias currents, frequency response, gain with limits, slew rate, output resistance with
limited current.</p>
<h4>Equations</h4>
<p><code>v_in = (p.v - Vos) - m.v</code><br>
<code>i_r2 = v_in/Rdm, i_c3 = Cin*der(v_in), i_3 = I1 + v_3/Rcm, i_4 = I2 + v_4/Rcm</code><br>
<code>poles at fp2, fp3, fp4 and a zero at fz act on v_in: q_fr3</code><br>
<code>q_sum = Avd0_val*q_fr3 + Avcm_val*(v_3 + v_4), kept within the supply</code><br>
<code>der(q_fp1) = 2*pi*fp1*(q_sum - q_fp1)</code><br>
<code>-abs(sr_m) &lt;= der(v_source) &lt;= abs(sr_p)</code><br>
<code>i_out = (v_out - v_source)/Rout, kept within -Imaxso ... Imaxsi</code></p>
<h4>Signs</h4>
<p><code>p.i</code>, <code>m.i</code> and <code>i_out = outp.i</code> count into the amplifier: <code>i_out</code> is
negative while the output delivers. <code>p</code> raises the output, <code>m</code> lowers it. The bias currents flow
into the inputs for a positive <code>Ib</code>.</p>
<h4>Use</h4>
<p>Amplifications are in decibels (<code>Avd0</code>, <code>CMRR</code>), frequencies in hertz. Use it where
bandwidth, slew rate or current limit shape the result; for anything else <code>IdealizedOpAmpLimited</code> is far
cheaper. The run is stiff: time constants reach from 1/(2*pi*fp4) to 1/(2*pi*fp1). The supply pins give the limits and
carry no current.</p>
</html>"));
end OpAmpDetailed;
