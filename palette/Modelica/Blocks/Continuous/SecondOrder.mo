within Modelica.Blocks.Continuous;
block SecondOrder "Second-order lag"
  import Modelica.Blocks.Types.Init;
  parameter Real k = 1 "Gain";
  parameter Real w(start = 1) "Angular frequency without damping";
  parameter Real D(start = 1) "Damping ratio, 1 is critical";
  parameter Init initType = Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start" annotation(Dialog(group = "Initialization"));
  parameter Real yd_start = 0 "Derivative of the output at the start" annotation(Dialog(group = "Initialization"));
  extends Interfaces.SISO(y(start = y_start));
  output Real yd(start = yd_start) "Derivative of the output";
initial equation
  if initType == Init.InitialOutput or initType == Init.InitialState then
    yd = yd_start;
    y = y_start;
  elseif initType == Init.SteadyState then
    der(yd) = 0;
    der(y) = 0;
  end if;
equation
  yd = der(y);
  der(yd) = (k * u - y) * w ^ 2 - 2 * D * w * yd;
  annotation(Documentation(info = "<html>
<p><code>y = k/((s/w)^2 + 2*D*(s/w) + 1)*u</code>. <code>w</code> [rad/s].</p>
</html>"));
end SecondOrder;
