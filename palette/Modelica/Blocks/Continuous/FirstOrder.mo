within Modelica.Blocks.Continuous;
block FirstOrder "First-order lag"
  import Modelica.Blocks.Types.Init;
  parameter Real k = 1 "Gain";
  parameter SI.Time T(start = 1) "Time constant";
  parameter Init initType = Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start" annotation(Dialog(group = "Initialization"));
  extends Interfaces.SISO(y(start = y_start));
initial equation
  if initType == Init.InitialOutput or initType == Init.InitialState then
    y = y_start;
  elseif initType == Init.SteadyState then
    der(y) = 0;
  end if;
equation
  der(y) = (u * k - y) / T;
  annotation(Documentation(info = "<html>
<p><code>y = k/(T*s + 1)*u</code>. <code>T</code> [s].</p>
</html>"));
end FirstOrder;
