within Modelica.Mechanics.Translational.Sources;
model Force "Force on a flange, from a signal"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  Modelica.Blocks.Interfaces.RealInput f(unit = "N") "Force that drives the connected part"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  f = -flange.f;
  annotation(Documentation(info = "<html>
<p>The connected part receives the force <code>f</code> [N]; a positive signal pushes it in positive direction. The
opposite force acts on the support.</p>
</html>"));
end Force;
