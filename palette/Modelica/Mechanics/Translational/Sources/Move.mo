within Modelica.Mechanics.Translational.Sources;
model Move "Forces position, speed and acceleration, from three signals that fit together"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  Modelica.Blocks.Interfaces.RealInput u[3] "Position, speed and acceleration of the flange in its support"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  // Three signals, with the promise that each is the derivative of the one before
  s = Internal.follow(u[1], u[2], u[3], time);
  annotation(Documentation(info = "<html>
<p><code>u = {position [m], speed [m/s], acceleration [m/s2]}</code>, for instance from
<code>Blocks.Sources.KinematicPTP2</code>. Where the position has to be differentiated, the next signal is used instead,
so nothing is differentiated numerically.</p>
</html>"));
end Move;
