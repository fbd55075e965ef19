within Modelica.Blocks.Math;
block Max "Larger of two signals"
  extends Interfaces.SI2SO;
equation
  y = max(u1, u2);
  annotation(Documentation(info = "<html>
<p><code>y = max(u1, u2)</code>.</p>
</html>"));
end Max;
