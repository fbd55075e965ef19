within Modelica.Blocks.Logical;
block OnOffController "Two-point controller with a dead band"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  Blocks.Interfaces.RealInput reference "Set point"
    annotation(Placement(transformation(extent = {{-140, 80}, {-100, 40}})));
  Blocks.Interfaces.RealInput u "Measured value"
    annotation(Placement(transformation(extent = {{-140, -40}, {-100, -80}})));
  Blocks.Interfaces.BooleanOutput y "Switched on"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  parameter Real bandwidth(start = 0.1) "Width of the dead band around the set point";
  parameter Boolean pre_y_start = false "Output before the start";
initial equation
  pre(y) = pre_y_start;
equation
  y = u < reference - bandwidth / 2 or pre(y) and u < reference + bandwidth / 2;
  annotation(Documentation(info = "<html>
<p>On below the band, off above it, unchanged within.</p>
</html>"));
end OnOffController;
