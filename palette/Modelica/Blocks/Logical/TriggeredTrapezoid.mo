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
  discrete Real endValue "Where it goes";
  discrete Real rate "How fast";
  discrete SI.Time T "When it arrives";
equation
  y = if time < T then endValue - rate * (T - time) else endValue;
  when {initial(), u, not u} then
    endValue = if u then offset + amplitude else offset;
    rate =
      if u and rising > 0 then amplitude / rising
      elseif not u and falling > 0 then -amplitude / falling
      else 0;
    T =
      if u and not rising > 0 or not u and not falling > 0 or not abs(amplitude) > 0 or initial() then time
      else time + (endValue - pre(y)) / rate;
  end when;
  annotation(Documentation(info = "<html>
<p>Turns round at once if the input changes on the way.</p>
</html>"));
end TriggeredTrapezoid;
