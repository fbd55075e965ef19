within Modelica.Blocks.Continuous;
block Integrator "Integral of the input"
  import Modelica.Blocks.Types.Init;
  parameter Real k = 1 "Gain";
  parameter Boolean use_reset = false "Show an input that resets the output"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_set = false "Show an input for the value after a reset"
    annotation(Dialog(enable = use_reset), Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Init initType = Init.InitialState "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start" annotation(Dialog(group = "Initialization"));
  extends Interfaces.SISO;
  Modelica.Blocks.Interfaces.BooleanInput reset if use_reset "Resets when it becomes true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {60, -120})));
  Modelica.Blocks.Interfaces.RealInput set if use_reset and use_set "Value after a reset"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {60, 120})));
protected
  Modelica.Blocks.Interfaces.BooleanOutput restart "Reset, false if not shown" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealOutput newValue "Value after a reset" annotation(HideResult = true);
initial equation
  if initType == Init.InitialOutput or initType == Init.InitialState then
    y = y_start;
  elseif initType == Init.SteadyState then
    der(y) = 0;
  end if;
equation
  der(y) = u * k;
  connect(set, newValue);
  connect(reset, restart);
  if not (use_reset and use_set) then
    newValue = y_start;
  end if;
  if not use_reset then
    restart = false;
  else
    when restart then
      reinit(y, newValue);
    end when;
  end if;
  annotation(Documentation(info = "<html>
<p><code>der(y) = k*u</code>. A rising <code>reset</code> sets the output to <code>set</code>, or to
<code>y_start</code>.</p>
</html>"));
end Integrator;
