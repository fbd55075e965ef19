within Modelica.Blocks.Routing;
model BooleanPassThrough "Passes a Boolean signal on"
  extends Modelica.Blocks.Interfaces.BooleanSISO;
equation
  y = u;
  annotation(Documentation(info = "<html>
<p><code>y = u</code>; gives a signal a second name.</p>
</html>"));
end BooleanPassThrough;
