within Modelica.Blocks.Logical;
block LogicalSwitch "Chooses between two Boolean signals"
  extends Blocks.Interfaces.partialBooleanSI3SO;
equation
  y = if u2 then u1 else u3;
  annotation(Documentation(info = "<html>
<p><code>u1</code> if <code>u2</code>, otherwise <code>u3</code>.</p>
</html>"));
end LogicalSwitch;
