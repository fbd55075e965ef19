within Modelica.Blocks.Continuous;
block PID "Proportional, integral and derivative controller"
  import Modelica.Blocks.Types.Init;
  extends Interfaces.SISO;
  parameter Real k = 1 "Gain";
  parameter SI.Time Ti(min = Modelica.Constants.small, start = 0.5) "Reset time";
  parameter SI.Time Td(min = 0, start = 0.1) "Derivative time";
  parameter Real Nd(min = Modelica.Constants.small) = 10 "Derivative time over its smoothing time";
  parameter Init initType = Init.InitialState "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real xi_start = 0 "State of the integral part at the start" annotation(Dialog(group = "Initialization"));
  parameter Real xd_start = 0 "State of the derivative part at the start" annotation(Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start"
    annotation(Dialog(enable = initType == Init.InitialOutput, group = "Initialization"));
  constant SI.Time unitTime = 1 annotation(HideResult = true);
  Blocks.Math.Gain P(k = 1) "Proportional part" annotation(Placement(transformation(extent = {{-60, 60}, {-20, 100}})));
  Blocks.Continuous.Integrator I(
    k = unitTime / Ti,
    y_start = xi_start,
    initType =
      if initType == Init.SteadyState then Init.SteadyState
      elseif initType == Init.InitialState then Init.InitialState
      else Init.NoInit) "Integral part" annotation(Placement(transformation(extent = {{-60, -20}, {-20, 20}})));
  Blocks.Continuous.Derivative D(
    k = Td / unitTime,
    T = max(Td / Nd, 100 * Modelica.Constants.eps),
    x_start = xd_start,
    initType =
      if initType == Init.SteadyState or initType == Init.InitialOutput then Init.SteadyState
      elseif initType == Init.InitialState then Init.InitialState
      else Init.NoInit) "Derivative part" annotation(Placement(transformation(extent = {{-60, -100}, {-20, -60}})));
  Blocks.Math.Gain Gain(k = k) "Common gain" annotation(Placement(transformation(extent = {{60, -10}, {80, 10}})));
  Blocks.Math.Add3 Add "Sum of the parts" annotation(Placement(transformation(extent = {{20, -10}, {40, 10}})));
initial equation
  if initType == Init.InitialOutput then
    y_start = y;
  end if;
equation
  connect(y, Gain.y);
  connect(Gain.u, Add.y);
  connect(Add.u3, D.y);
  connect(D.u, u);
  connect(Add.u2, I.y);
  connect(I.u, u);
  connect(Add.u1, P.y);
  connect(P.u, u);
  annotation(defaultComponentName = "PID", Documentation(info = "<html>
<p><code>y = k*(1 + 1/(Ti*s) + Td*s/(Td/Nd*s + 1))*u</code>. Times in [s].</p>
</html>"));
end PID;
