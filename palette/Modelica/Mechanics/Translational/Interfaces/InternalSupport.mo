within Modelica.Mechanics.Translational.Interfaces;
model InternalSupport "Bridge from equations of a part to its optional support"
  input SI.Force f "Reaction force, given by the force balance of the part that uses the bridge";
  SI.Position s "Position of the housing";
  Flange_a flange "To the support connector if that exists, to the ground otherwise"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
equation
  s = flange.s;
  f = flange.f;
  annotation(Documentation(info = "<html>
<p>Reads the position of the housing and feeds the reaction force into it, whether or not the part shows a support.</p>
</html>"));
end InternalSupport;
