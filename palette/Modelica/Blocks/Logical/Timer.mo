within Modelica.Blocks.Logical;
block Timer "Time since the input became true"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  Blocks.Interfaces.BooleanInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
protected
  discrete SI.Time begin "When the input became true";
initial equation
  pre(begin) = 0;
equation
  y = if u then time - begin else 0;
  when u then
    begin = time;
  end when;
  annotation(Documentation(info = "<html>
<p>Zero while the input is false. Output in [s].</p>
</html>"));
end Timer;
