within Modelica.Mechanics.Rotational.Sources;
model Move "Forces angle, speed and acceleration, from three signals that fit together"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  SI.Angle phi "Angle of the flange in its support";
  Modelica.Blocks.Interfaces.RealInput u[3] "Angle, speed and acceleration of the flange in its support"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  flange.phi = phi + phi_support;
  // Three signals, with the promise that each is the derivative of the one before
  phi = Internal.follow(u[1], u[2], u[3], time);
  annotation(Documentation(info = "<html>
<p><code>u = {angle [rad], speed [rad/s], acceleration [rad/s2]}</code>, for instance from
<code>Blocks.Sources.KinematicPTP2</code>. Where the angle has to be differentiated, the next signal is used instead, so
nothing is differentiated numerically.</p>
</html>"));
end Move;
