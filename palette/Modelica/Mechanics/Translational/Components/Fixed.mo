within Modelica.Mechanics.Translational.Components;
model Fixed "Ground: holds a flange at a position"
  parameter SI.Position s0 = 0 "Position at which the flange is held";
  Interfaces.Flange_b flange "Held flange"
    annotation(Placement(transformation(extent = {{-10, 10}, {10, -10}}, rotation = 180)));
equation
  flange.s = s0;
  annotation(__Armature(drawn = {{-72, -69}, {72, 6}}), Documentation(info = "<html>
<p><code>flange.s = s0</code> [m], whatever the force.</p>
</html>"));
end Fixed;
