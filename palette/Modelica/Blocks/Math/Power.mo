within Modelica.Blocks.Math;
block Power "Power of a constant base"
  extends Interfaces.SISO;
  parameter Real base = Modelica.Constants.e "Base" annotation(Evaluate = true);
  parameter Boolean useExp = true "Compute by exponential function and logarithm" annotation(Evaluate = true);
equation
  y = if useExp then Modelica.Math.exp(Modelica.Math.log(base) * u) else base ^ u;
  annotation(Documentation(info = "<html>
<p><code>y = base^u</code>.</p>
</html>"));
end Power;
