within Modelica.Blocks.MathInteger;
block Product "Product of all connected signals"
  extends Modelica.Blocks.Interfaces.PartialIntegerMISO;
equation
  if size(u, 1) == 0 then
    y = 0;
  else
    y = product(u);
  end if;
  annotation(Documentation(info = "<html>
<p>Zero without connections.</p>
</html>"));
end Product;
