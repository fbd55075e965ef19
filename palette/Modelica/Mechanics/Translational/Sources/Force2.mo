within Modelica.Mechanics.Translational.Sources;
model Force2 "Force between two flanges, from a signal"
  extends Translational.Interfaces.PartialTwoFlanges;
  Modelica.Blocks.Interfaces.RealInput f(unit = "N") "Force that drives flange_b forward and flange_a back"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 40})));
equation
  f = -flange_b.f;
  f = flange_a.f;
  annotation(defaultComponentName = "force", Documentation(info = "<html>
<p>An inner force: the part at flange_b receives <code>+f</code> [N], the part at flange_a <code>-f</code>. A positive
signal
pushes them apart.</p>
</html>"));
end Force2;
