within Modelica.Blocks.Math;
block Min "Smaller of two signals"
  extends Interfaces.SI2SO;
equation
  y = min(u1, u2);
  annotation(Documentation(info = "<html>
<p><code>y = min(u1, u2)</code>.</p>
</html>"));
end Min;
