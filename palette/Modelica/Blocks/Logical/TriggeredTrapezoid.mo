within Modelica.Blocks.Logical;
block TriggeredTrapezoid "Rises while the input is true and falls while it is false"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  parameter Real amplitude = 1 "Height";
  parameter SI.Time rising(final min = 0) = 0 "Time of a full rise";
  parameter SI.Time falling(final min = 0) = rising "Time of a full fall";
  parameter Real offset = 0 "Value when down";
  Blocks.Interfaces.BooleanInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
protected
  discrete Real target "Where it goes";
  discrete Real slope "How fast; zero for a jump";
  discrete SI.Time arrival "When it arrives";
equation
  when {initial(), not u, u} then
    target = offset + (if u then amplitude else 0);
    slope = if u and rising > 0 then amplitude / rising elseif u or falling <= 0 then 0 else -amplitude / falling;
    arrival = time + (if initial() or abs(slope) <= 0 then 0 else (target - pre(y)) / slope);
  end when;
  y = target - (if time < arrival then slope * (arrival - time) else 0);
  annotation(Documentation(info = "<html>
<p>Turns round at once if the input changes on the way.</p>
</html>"));
end TriggeredTrapezoid;
