within Modelica.Mechanics.Translational.Interfaces;
connector Flange "Mechanical connection of sliding parts"
  SI.Position s "Position of the flange";
  flow SI.Force f "Force that acts on the part through this flange";
  annotation(Documentation(info = "<html>
<p>Potential: position <code>s</code> [m]. Flow: cut force <code>f</code> [N], positive if it pushes in positive
direction
the part inside which the flange is used.</p>
</html>"));
end Flange;
