within Modelica.Blocks.Math;
block MultiProduct "Product of all connected signals"
  extends Modelica.Blocks.Interfaces.PartialRealMISO;
equation
  if size(u, 1) == 0 then
    y = 0;
  else
    y = product(u);
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = u[1]*u[2]*...</code>, zero without connections.</p>
</html>"));
end MultiProduct;
