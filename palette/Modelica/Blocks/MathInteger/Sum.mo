within Modelica.Blocks.MathInteger;
block Sum "Weighted sum of all connected signals"
  extends Modelica.Blocks.Interfaces.PartialIntegerMISO;
  parameter Integer k[nu] = fill(1, nu) "Weights";
equation
  if size(u, 1) == 0 then
    y = 0;
  else
    y = k * u;
  end if;
  annotation(Documentation(info = "<html>
<p>Zero without connections.</p>
</html>"));
end Sum;
