within Modelica.Blocks.Logical;
block RSFlipFlop "Remembers which of two inputs was true last"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  parameter Boolean Qini = false "Q before the start";
  Modelica.Blocks.Interfaces.BooleanOutput Q "State"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  Modelica.Blocks.Interfaces.BooleanOutput QI "Opposite state"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
  Modelica.Blocks.Logical.Nor nor annotation(Placement(transformation(extent = {{-20, 20}, {0, 40}})));
  Modelica.Blocks.Logical.Nor nor1 annotation(Placement(transformation(extent = {{-20, -20}, {0, 0}})));
  Modelica.Blocks.Logical.Pre pre(pre_u_start = not Qini)
    annotation(Placement(transformation(extent = {{10, 20}, {30, 40}})));
  Modelica.Blocks.Interfaces.BooleanInput S "Sets Q"
    annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  Modelica.Blocks.Interfaces.BooleanInput R "Resets Q"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
equation
  connect(QI, pre.y);
  connect(Q, nor1.y);
  connect(nor1.u2, R);
  connect(nor1.u1, pre.y);
  connect(pre.u, nor.y);
  connect(nor.u2, nor1.y);
  connect(nor.u1, S);
  annotation(Documentation(info = "<html>
<p><code>S</code> sets <code>Q</code>, <code>R</code> resets it.</p>
</html>"));
end RSFlipFlop;
