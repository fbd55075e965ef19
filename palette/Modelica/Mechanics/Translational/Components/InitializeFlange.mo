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
  encapsulated model Set_s_start "Start condition on the position"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Blocks.Interfaces.RealInput s_start(unit = "m") "Position at the start"
      annotation(HideResult = true, Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
    Modelica.Mechanics.Translational.Interfaces.Flange_b flange
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  initial equation
    s_start = flange.s;
  equation
    flange.f = 0;
  end Set_s_start;

  encapsulated model Set_v_start "Start condition on the speed"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Blocks.Interfaces.RealInput v_start(unit = "m/s") "Speed at the start"
      annotation(HideResult = true, Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
    Modelica.Mechanics.Translational.Interfaces.Flange_b flange
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  initial equation
    v_start = der(flange.s);
  equation
    flange.f = 0;
  end Set_v_start;

  encapsulated model Set_a_start "Start condition on the acceleration"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Blocks.Interfaces.RealInput a_start(unit = "m/s2") "Acceleration at the start"
      annotation(HideResult = true, Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
    Modelica.Mechanics.Translational.Interfaces.Flange_b flange(s(stateSelect = StateSelect.avoid))
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
    Modelica.Units.SI.Velocity v = der(flange.s) "Speed" annotation(HideResult = true);
  initial equation
    a_start = der(v);
  equation
    flange.f = 0;
  end Set_a_start;

  encapsulated model Set_flange_f "End of the rod, so that the flange stays free if nothing is connected"
    import Modelica;
    extends Modelica.Blocks.Icons.Block;
    Modelica.Mechanics.Translational.Interfaces.Flange_b flange
      annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  equation
    flange.f = 0;
  end Set_flange_f;

  Set_s_start set_s_start if use_s_start annotation(Placement(transformation(extent = {{-20, 50}, {0, 70}})));
  Set_v_start set_v_start if use_v_start annotation(Placement(transformation(extent = {{-20, -10}, {0, 10}})));
  Set_a_start set_a_start if use_a_start annotation(Placement(transformation(extent = {{-20, -70}, {0, -50}})));
  Set_flange_f set_flange_f annotation(Placement(transformation(extent = {{20, -100}, {40, -80}})));
equation
  connect(s_start, set_s_start.s_start);
  connect(v_start, set_v_start.v_start);
  connect(a_start, set_a_start.a_start);
  connect(set_s_start.flange, flange);
  connect(set_v_start.flange, flange);
  connect(set_a_start.flange, flange);
  connect(set_flange_f.flange, flange);
  annotation(Documentation(info = "<html>
<p>Adds up to three initial equations: <code>flange.s = s_start</code> [m], <code>der(flange.s) = v_start</code> [m/s],
second derivative <code>= a_start</code> [m/s2]. It takes no force and has no effect after the start.</p>
</html>"));
end InitializeFlange;
