within Modelica.Mechanics.Rotational.Interfaces;
connector Flange "Mechanical connection of rotating parts"
  SI.Angle phi "Angle of the flange from the reference position";
  flow SI.Torque tau "Torque that acts on the part through this flange";
  annotation(Documentation(info = "<html>
<p>Potential: angle <code>phi</code> [rad]. Flow: cut torque <code>tau</code> [N.m], positive if it drives the part
inside which the flange is used.</p>
</html>"));
end Flange;
