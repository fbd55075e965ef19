within Modelica.Blocks.Math;
block MultiSum "Weighted sum of all connected signals"
  extends Modelica.Blocks.Interfaces.PartialRealMISO;
  parameter Real k[nu] = fill(1, nu) "Weights";
equation
  if size(u, 1) == 0 then
    y = 0;
  else
    y = k * u;
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = k[1]*u[1] + k[2]*u[2] + ...</code>, zero without connections.</p>
</html>"));
end MultiSum;
