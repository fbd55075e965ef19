within Modelica.Electrical.Analog.Ideal;
model IdealizedOpAmpLimited "Amplifier of finite amplification within limits"
  import Modelica.Blocks.Types.LimiterHomotopy;
  parameter Real V0 = 15000.0 "Amplification";
  parameter Boolean useSupply = false "Limits come from supply pins" annotation(Evaluate = true);
  parameter SI.Voltage Vps = +15 "Upper limit of the output" annotation(Dialog(enable = not useSupply));
  parameter SI.Voltage Vns = -15 "Lower limit of the output" annotation(Dialog(enable = not useSupply));
  parameter Boolean strict = true "Limit without events"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Advanced"));
  parameter Modelica.Blocks.Types.LimiterHomotopy homotopyType = Modelica.Blocks.Types.LimiterHomotopy.NoHomotopy
    "Where the search for initial values begins" annotation(Evaluate = true, Dialog(group = "Initialization"));
  SI.Voltage vps "Upper limit of the output";
  SI.Voltage vns "Lower limit of the output";
  SI.Voltage v_in = in_p.v - in_n.v "Input voltage";
  SI.Voltage v_out = out.v "Output potential";
  SI.Power p_in = in_p.v * in_p.i + in_n.v * in_n.i "Power into the inputs";
  SI.Power p_out = out.v * out.i "Power into the output";
  SI.Power p_s = -(p_in + p_out) "Power out of the supply";
  SI.Current i_s = p_s / (vps - vns) "Current of the supply";
  Modelica.Electrical.Analog.Interfaces.PositivePin in_p "Input that raises the output"
    annotation(Placement(transformation(extent = {{-90, -70}, {-110, -50}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin in_n "Input that lowers the output"
    annotation(Placement(transformation(extent = {{-110, 50}, {-90, 70}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin out "Output"
    annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin s_p(final i = +i_s, final v = vps) if useSupply "Positive supply"
    annotation(Placement(transformation(extent = {{10, 90}, {-10, 110}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin s_n(final i = -i_s, final v = vns) if useSupply "Negative supply"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
protected
  SI.Voltage limited "Amplified voltage within the limits";
  SI.Voltage simplifiedExpr "Output with which the search for initial values begins";
equation
  limited =
    if strict then smooth(0, noEvent(if V0 * v_in < vns then vns elseif V0 * v_in > vps then vps else V0 * v_in))
    else smooth(0, if V0 * v_in < vns then vns elseif V0 * v_in > vps then vps else V0 * v_in);
  simplifiedExpr =
    if homotopyType == LimiterHomotopy.LowerLimit then vns
    elseif homotopyType == LimiterHomotopy.UpperLimit then vps
    elseif homotopyType == LimiterHomotopy.Linear then V0 * v_in
    else 0;
  if homotopyType <> LimiterHomotopy.NoHomotopy then
    v_out = homotopy(limited, simplifiedExpr);
  else
    v_out = limited;
  end if;
  {in_p.i, in_n.i} = {0, 0};
  if not useSupply then
    {vps, vns} = {Vps, Vns};
  end if;
  annotation(defaultComponentName = "opAmp", Documentation(info = "<html>
<p>Amplifier of finite, constant amplification whose output is cut off at the supply.</p>
<h4>Equations</h4>
<p><code>v_in = in_p.v - in_n.v, in_p.i = 0, in_n.i = 0</code><br>
<code>v_out = out.v = V0*v_in, kept within vns ... vps</code><br>
<code>p_s = -(p_in + p_out), i_s = p_s/(vps - vns)</code></p>
<h4>Signs</h4>
<p><code>v_in</code> counts from <code>in_p</code> to <code>in_n</code>; positive drives the output up.
<code>out.i</code> counts into the amplifier, so <code>p_out = v_out*out.i</code> is negative while it delivers.
<code>i_s</code> flows into <code>s_p</code> and out of <code>s_n</code>.</p>
<h4>Use</h4>
<p>With <code>useSupply</code> the limits are the potentials of the supply pins, which then deliver exactly the power
of the output; otherwise they are <code>Vps</code> and <code>Vns</code>. <code>strict</code> cuts off without events,
which is faster and adequate for smooth signals; take it off for comparators. With positive feedback and no capacitor
the state may jump: a small capacitance makes the jump finite. If initial values are not found, choose a
<code>homotopyType</code>.</p>
</html>"));
end IdealizedOpAmpLimited;
