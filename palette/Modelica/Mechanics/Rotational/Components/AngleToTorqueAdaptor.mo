within Modelica.Mechanics.Rotational.Components;
model AngleToTorqueAdaptor "Flange driven by angle, speed and acceleration signals; answers with the torque"
  parameter Boolean use_w = true "Take the speed as a signal"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_a = true "Take the acceleration as a signal"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b flange "Driven flange"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
  Modelica.Blocks.Interfaces.RealInput phi(unit = "rad") "Angle of the flange"
    annotation(Placement(transformation(extent = {{-40, 70}, {-20, 90}})));
  Modelica.Blocks.Interfaces.RealInput w(unit = "rad/s") if use_w or use_a "Derivative of phi"
    annotation(Placement(transformation(extent = {{-40, 40}, {-20, 60}})));
  Modelica.Blocks.Interfaces.RealInput a(unit = "rad/s2") if use_a "Derivative of w"
    annotation(Placement(transformation(extent = {{-40, 10}, {-20, 30}})));
  Modelica.Blocks.Interfaces.RealOutput tau(unit = "N.m") "Torque that the motion takes"
    annotation(Placement(transformation(extent = {{-20, -90}, {-40, -70}})));
protected
  Modelica.Mechanics.Rotational.Sources.Move move if use_a
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
  Modelica.Blocks.Routing.Multiplex3 multiplex3 if use_a
    annotation(Placement(transformation(extent = {{-20, -10}, {0, 10}})));
  Modelica.Mechanics.Rotational.Sensors.TorqueSensor torqueSensor
    annotation(Placement(transformation(extent = {{36, -10}, {56, 10}})));
  Modelica.Blocks.Routing.Multiplex2 multiplex2 if use_w and not use_a
    annotation(Placement(transformation(extent = {{-20, 40}, {0, 60}})));
  Move_phi move_phi if not use_w and not use_a annotation(Placement(transformation(extent = {{10, 70}, {30, 90}})));
  Move_w move_w if use_w and not use_a annotation(Placement(transformation(extent = {{10, 40}, {30, 60}})));

  model Move_phi "Motion given by the angle alone"
    extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
    Modelica.Blocks.Interfaces.RealInput phi(final quantity = "Angle", final unit = "rad", displayUnit = "deg")
      "Angle of the flange in its support" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  equation
    flange.phi = phi_support + phi;
  end Move_phi;

  model Move_w "Motion given by angle and speed"
    extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
    SI.Angle phi "Angle of the flange in its support";
    Modelica.Blocks.Interfaces.RealInput u[2] "Angle and speed of the flange in its support"
      annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  protected
    function position "First of the two signals; its derivative is the second"
      extends Modelica.Icons.Function;
      input Real q_qd[2] "Angle and speed";
      input Real dummy "Time: something that can be differentiated";
      output Real q "Angle";
    algorithm
      q := q_qd[1];
      annotation(derivative(noDerivative = q_qd) = position_der, InlineAfterIndexReduction = true);
    end position;

    function position_der "Second of the two signals"
      extends Modelica.Icons.Function;
      input Real q_qd[2] "Angle and speed";
      input Real dummy "Time";
      input Real dummy_der "One";
      output Real qd "Speed";
    algorithm
      qd := q_qd[2];
    end position_der;
  equation
    phi = position(u, time);
    flange.phi = phi_support + phi;
  end Move_w;
equation
  connect(phi, multiplex3.u1[1]);
  connect(w, multiplex3.u2[1]);
  connect(a, multiplex3.u3[1]);
  connect(multiplex3.y, move.u);
  connect(move.flange, torqueSensor.flange_a);
  connect(phi, multiplex2.u1[1]);
  connect(w, multiplex2.u2[1]);
  connect(multiplex2.y, move_w.u);
  connect(move_w.flange, torqueSensor.flange_a);
  connect(phi, move_phi.phi);
  connect(move_phi.flange, torqueSensor.flange_a);
  connect(torqueSensor.flange_b, flange);
  connect(torqueSensor.tau, tau);
  annotation(defaultComponentName = "angleToTorqueAdaptor", Documentation(info = "<html>
<p>For coupling with a block, for instance an exchanged simulation unit: the other side computes the motion, this side
answers with the torque. Give the derivatives as signals where they are known, otherwise they are found by
differentiation.</p>
</html>"));
end AngleToTorqueAdaptor;
