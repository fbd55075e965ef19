within Modelica.Blocks.Math;
block Log "Logarithm"
  extends Interfaces.SISO;
  parameter Real base = Modelica.Constants.e "Base" annotation(Evaluate = true);
equation
  y = log(u) / log(base);
  annotation(Documentation(info = "<html>
<p>Logarithm of a positive input to a given base.</p>
</html>"));
end Log;
