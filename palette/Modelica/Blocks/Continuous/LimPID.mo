within Modelica.Blocks.Continuous;
block LimPID "Controller with limited output that does not wind up"
  import Modelica.Blocks.Types.Init;
  import Modelica.Blocks.Types.SimpleController;
  extends Modelica.Blocks.Interfaces.SVcontrol;
  output Real controlError = u_s - u_m "Set point minus measured value";
  parameter Modelica.Blocks.Types.SimpleController controllerType = Modelica.Blocks.Types.SimpleController.PID
    "Parts of the controller";
  parameter Real k = 1 "Gain, not zero";
  parameter SI.Time Ti(min = Modelica.Constants.small) = 0.5 "Reset time"
    annotation(Dialog(enable = controllerType == Modelica.Blocks.Types.SimpleController.PI or
      controllerType == Modelica.Blocks.Types.SimpleController.PID));
  parameter SI.Time Td(min = 0) = 0.1 "Derivative time"
    annotation(Dialog(enable = controllerType == Modelica.Blocks.Types.SimpleController.PD or
      controllerType == Modelica.Blocks.Types.SimpleController.PID));
  parameter Real yMax(start = 1) "Upper limit of the output";
  parameter Real yMin = -yMax "Lower limit of the output";
  parameter Real wp(min = 0) = 1 "Weight of the set point in the proportional part";
  parameter Real wd(min = 0) = 0 "Weight of the set point in the derivative part"
    annotation(Dialog(enable = controllerType == Modelica.Blocks.Types.SimpleController.PD or
      controllerType == Modelica.Blocks.Types.SimpleController.PID));
  parameter Real Ni(min = 100 * Modelica.Constants.eps) = 0.9 "Time to leave a limit, over the reset time"
    annotation(Dialog(enable = controllerType == Modelica.Blocks.Types.SimpleController.PI or
      controllerType == Modelica.Blocks.Types.SimpleController.PID));
  parameter Real Nd(min = 100 * Modelica.Constants.eps) = 10 "Derivative time over its smoothing time"
    annotation(Dialog(enable = controllerType == Modelica.Blocks.Types.SimpleController.PD or
      controllerType == Modelica.Blocks.Types.SimpleController.PID));
  parameter Boolean withFeedForward = false "Show an input that is added to the output"
    annotation(Evaluate = true, choices(checkBox = true));
  parameter Real kFF = 1 "Gain of that input" annotation(Dialog(enable = withFeedForward));
  parameter Init initType = Init.InitialState "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real xi_start = 0 "State of the integral part at the start"
    annotation(Dialog(enable = controllerType == Modelica.Blocks.Types.SimpleController.PI or
      controllerType == Modelica.Blocks.Types.SimpleController.PID, group = "Initialization"));
  parameter Real xd_start = 0 "State of the derivative part at the start"
    annotation(Dialog(enable = controllerType == Modelica.Blocks.Types.SimpleController.PD or
      controllerType == Modelica.Blocks.Types.SimpleController.PID, group = "Initialization"));
  parameter Real y_start = 0 "Output at the start"
    annotation(Dialog(enable = initType == Init.InitialOutput, group = "Initialization"));
  parameter Modelica.Blocks.Types.LimiterHomotopy homotopyType = Modelica.Blocks.Types.LimiterHomotopy.Linear
    "Where the search for initial values begins" annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Boolean strict = false "Limit without events"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Advanced"));
  constant SI.Time unitTime = 1 annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealInput u_ff if withFeedForward "Added to the output"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 270, origin = {60, -120})));
  // Proportional, derivative and integral path
  Modelica.Blocks.Math.Add addP(k1 = wp, k2 = -1)
    annotation(Placement(transformation(extent = {{-80, 40}, {-60, 60}})));
  Modelica.Blocks.Math.Add addD(k1 = wd, k2 = -1) if with_D
    annotation(Placement(transformation(extent = {{-80, -10}, {-60, 10}})));
  Modelica.Blocks.Math.Gain P(k = 1) annotation(Placement(transformation(extent = {{-50, 40}, {-30, 60}})));
  Modelica.Blocks.Continuous.Integrator I(
    k = unitTime / Ti,
    y_start = xi_start,
    initType =
      if initType == Init.SteadyState then Init.SteadyState
      elseif initType == Init.InitialState then Init.InitialState
      else Init.NoInit) if with_I annotation(Placement(transformation(extent = {{-50, -60}, {-30, -40}})));
  Modelica.Blocks.Continuous.Derivative D(
    k = Td / unitTime,
    T = max(Td / Nd, 1.e-14),
    x_start = xd_start,
    initType =
      if initType == Init.SteadyState or initType == Init.InitialOutput then Init.SteadyState
      elseif initType == Init.InitialState then Init.InitialState
      else Init.NoInit) if with_D annotation(Placement(transformation(extent = {{-50, -10}, {-30, 10}})));
  Modelica.Blocks.Math.Gain gainPID(k = k) annotation(Placement(transformation(extent = {{20, -10}, {40, 10}})));
  Modelica.Blocks.Math.Add3 addPID annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Modelica.Blocks.Math.Add3 addI(k2 = -1) if with_I
    annotation(Placement(transformation(extent = {{-80, -60}, {-60, -40}})));
  // What the limiter cuts off is led back to the integrator
  Modelica.Blocks.Math.Add addSat(k1 = +1, k2 = -1) if with_I
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {80, -50})));
  Modelica.Blocks.Math.Gain gainTrack(k = 1 / (k * Ni)) if with_I
    annotation(Placement(transformation(extent = {{0, -80}, {-20, -60}})));
  Modelica.Blocks.Nonlinear.Limiter limiter(
    uMax = yMax,
    uMin = yMin,
    strict = strict,
    homotopyType = homotopyType) annotation(Placement(transformation(extent = {{70, -10}, {90, 10}})));
  // Stand-ins for parts that the chosen controller does not have
  Modelica.Blocks.Sources.Constant Dzero(k = 0) if not with_D
    annotation(Placement(transformation(extent = {{-40, 20}, {-30, 30}})));
  Modelica.Blocks.Sources.Constant Izero(k = 0) if not with_I
    annotation(Placement(transformation(extent = {{0, -55}, {-10, -45}})));
  Modelica.Blocks.Sources.Constant FFzero(k = 0) if not withFeedForward
    annotation(Placement(transformation(extent = {{30, -35}, {40, -25}})));
  Modelica.Blocks.Math.Add addFF(k1 = 1, k2 = kFF) annotation(Placement(transformation(extent = {{48, -6}, {60, 6}})));
protected
  parameter Boolean with_I = controllerType == SimpleController.PI or controllerType == SimpleController.PID
    annotation(Evaluate = true, HideResult = true);
  parameter Boolean with_D = controllerType == SimpleController.PD or controllerType == SimpleController.PID
    annotation(Evaluate = true, HideResult = true);
initial equation
  if initType == Init.InitialOutput then
    gainPID.y = y_start;
  end if;
equation
  // From the output back to the inputs
  connect(y, limiter.y);
  connect(addFF.y, limiter.u);
  connect(FFzero.y, addFF.u2);
  connect(u_ff, addFF.u2);
  connect(gainPID.y, addFF.u1);
  connect(addPID.y, gainPID.u);
  // Proportional part
  connect(addPID.u1, P.y);
  connect(P.u, addP.y);
  connect(addP.u2, u_m);
  connect(addP.u1, u_s);
  // Derivative part
  connect(addPID.u2, Dzero.y);
  connect(addPID.u2, D.y);
  connect(D.u, addD.y);
  connect(addD.u2, u_m);
  connect(addD.u1, u_s);
  // Integral part, which follows the limiter
  connect(addPID.u3, Izero.y);
  connect(addPID.u3, I.y);
  connect(I.u, addI.y);
  connect(addI.u2, u_m);
  connect(addI.u1, u_s);
  connect(addI.u3, gainTrack.y);
  connect(gainTrack.u, addSat.y);
  connect(addSat.u2, addFF.y);
  connect(addSat.u1, limiter.y);
  assert(initType <> Init.InitialOutput or yMin <= y_start and y_start <= yMax,
    "The output of the controller begins outside its limits");
  assert(not abs(k) < Modelica.Constants.small, "The gain of the controller must not be zero");
  annotation(defaultComponentName = "PID", Documentation(info = "<html>
<p>A PID controller whose parts can be left out. The set point may be weighted in the proportional and derivative
part, the output is limited, and at a limit the integral follows the limit instead of growing. Times in [s].</p>
</html>"));
end LimPID;
