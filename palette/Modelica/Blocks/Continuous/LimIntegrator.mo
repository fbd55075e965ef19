within Modelica.Blocks.Continuous;
block LimIntegrator "Integral of the input, kept between limits"
  import Modelica.Blocks.Types.Init;
  parameter Real k = 1 "Gain";
  parameter Real outMax(start = 1) "Upper limit";
  parameter Real outMin = -outMax "Lower limit";
  parameter Boolean use_reset = false "Show an input that resets the output"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_set = false "Show an input for the value after a reset"
    annotation(Dialog(enable = use_reset), Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Init initType = Init.InitialState "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Boolean limitsAtInit = true "The limits hold at the start too"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real y_start = 0 "Output at the start, between the limits" annotation(Dialog(group = "Initialization"));
  parameter Boolean strict = false "Limit without events"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Advanced"));
  extends Interfaces.SISO;
  Modelica.Blocks.Interfaces.BooleanInput reset if use_reset "Resets when it becomes true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {60, -120})));
  Modelica.Blocks.Interfaces.RealInput set if use_reset and use_set "Value after a reset"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {60, 120})));
protected
  Modelica.Blocks.Interfaces.BooleanOutput local_reset "Reset, false if not shown" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealOutput local_set "Value after a reset" annotation(HideResult = true);
initial equation
  if initType == Init.SteadyState then
    der(y) = 0;
  elseif initType == Init.InitialState or initType == Init.InitialOutput then
    y = y_start;
  end if;
equation
  if use_reset then
    connect(reset, local_reset);
    if use_set then
      connect(set, local_set);
    else
      local_set = y_start;
    end if;
    when local_reset then
      reinit(y, min(max(local_set, outMin), outMax));
    end when;
  else
    local_reset = false;
    local_set = 0;
  end if;
  if initial() and not limitsAtInit then
    der(y) = k * u;
    assert(y >= outMin - 0.001 * abs(outMax - outMin) and y <= outMax + 0.001 * abs(outMax - outMin),
      "The output begins outside its limits: y = " + String(y));
  elseif strict then
    der(y) = noEvent(if y < outMin and k * u < 0 or y > outMax and k * u > 0 then 0 else k * u);
  else
    der(y) = if y < outMin and k * u < 0 or y > outMax and k * u > 0 then 0 else k * u;
  end if;
  annotation(Documentation(info = "<html>
<p><code>der(y) = k*u</code>, but the output waits at a limit until the input turns round.</p>
</html>"));
end LimIntegrator;
