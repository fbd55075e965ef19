within Modelica.Mechanics.Translational.Interfaces;
partial model PartialForce "Base of a force between a rod and its support"
  extends PartialElementaryOneFlangeAndSupport2;
  SI.Force f "Force on this part, the opposite of what drives the connected part";
equation
  f = flange.f;
  annotation(Documentation(info = "<html>
<p>One equation for <code>f</code> [N] completes the part. Note the sign: <code>f</code> is the cut force into this
part,
so the connected rod is driven by <code>-f</code>.</p>
</html>"));
end PartialForce;
