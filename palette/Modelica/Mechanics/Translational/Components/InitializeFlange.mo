within Modelica.Mechanics.Translational.Components;
model InitializeFlange "Sets position, speed and acceleration of a flange at the start, from signals"
  extends Modelica.Blocks.Icons.Block;
  parameter Boolean use_s_start = true "Set the position from input s_start";
  parameter Boolean use_v_start = true "Set the speed from input v_start";
  parameter Boolean use_a_start = true "Set the acceleration from input a_start";
  parameter StateSelect stateSelect = StateSelect.default
    "How much position and speed of the flange are wanted as states";
  Modelica.Blocks.Interfaces.RealInput s_start(unit = "m") if use_s_start "Position at the start"
    annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  Modelica.Blocks.Interfaces.RealInput v_start(unit = "m/s") if use_v_start "Speed at the start"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealInput a_start(unit = "m/s2") if use_a_start "Acceleration at the start"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  Interfaces.Flange_b flange "Flange to be set" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  SI.Position s_flange(stateSelect = stateSelect) = flange.s "Position of the flange";
  SI.Velocity v_flange(stateSelect = stateSelect) = der(s_flange) "Speed of the flange";
protected
  Internal.StartCondition set_s(x = s_flange) if use_s_start "Condition on the place";
  Internal.StartCondition set_v(x = v_flange) if use_v_start "Condition on the speed";
  Internal.StartCondition set_a(x = der(v_flange)) if use_a_start "Condition on the acceleration";
equation
  flange.f = 0;
  connect(set_s.u, s_start);
  connect(set_v.u, v_start);
  connect(set_a.u, a_start);
  annotation(Documentation(info = "<html>
<p>Adds up to three initial equations: <code>flange.s = s_start</code> [m], <code>der(flange.s) = v_start</code> [m/s],
second derivative <code>= a_start</code> [m/s2]. It takes no force and has no effect after the start.</p>
</html>"));
end InitializeFlange;
