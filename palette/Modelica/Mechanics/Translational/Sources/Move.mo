within Modelica.Mechanics.Translational.Sources;
model Move "Forces position, speed and acceleration, from three signals that fit together"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  Modelica.Blocks.Interfaces.RealInput u[3] "Position, speed and acceleration of the flange in its support"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
protected
  // Three signals and the promise that each is the derivative of the one before: the functions pass the promise on.
  function position "First signal; its derivative is the second"
    extends Modelica.Icons.Function;
    input Real q_qd_qdd[3] "Position, speed, acceleration";
    input Real dummy "Time: something that can be differentiated";
    output Real q "Position";
  algorithm
    q := q_qd_qdd[1];
    annotation(derivative(noDerivative = q_qd_qdd) = position_der, InlineAfterIndexReduction = true);
  end position;

  function position_der "Second signal; its derivative is the third"
    extends Modelica.Icons.Function;
    input Real q_qd_qdd[3] "Position, speed, acceleration";
    input Real dummy "Time";
    input Real dummy_der "One";
    output Real qd "Speed";
  algorithm
    qd := q_qd_qdd[2];
    annotation(derivative(noDerivative = q_qd_qdd, order = 2) = position_der2, InlineAfterIndexReduction = true);
  end position_der;

  function position_der2 "Third signal"
    extends Modelica.Icons.Function;
    input Real q_qd_qdd[3] "Position, speed, acceleration";
    input Real dummy "Time";
    input Real dummy_der "One";
    input Real dummy_der2 "Zero";
    output Real qdd "Acceleration";
  algorithm
    qdd := q_qd_qdd[3];
  end position_der2;
equation
  s = position(u, time);
  annotation(Documentation(info = "<html>
<p><code>u = {position [m], speed [m/s], acceleration [m/s2]}</code>, for instance from
<code>Blocks.Sources.KinematicPTP2</code>. Where the position has to be differentiated, the next signal is used instead,
so nothing is differentiated numerically.</p>
</html>"));
end Move;
