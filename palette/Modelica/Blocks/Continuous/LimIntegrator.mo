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
  Modelica.Blocks.Interfaces.BooleanOutput restart "Reset, false if not shown" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealOutput newValue "Value after a reset" annotation(HideResult = true);
  Real rate = u * k "Slope of the output between its limits" annotation(HideResult = true);
  parameter Real slack = abs(outMax - outMin) / 1000 "How far the output may begin outside its limits";
initial equation
  if initType == Init.InitialOutput or initType == Init.InitialState then
    y = y_start;
  elseif initType == Init.SteadyState then
    der(y) = 0;
  end if;
equation
  connect(set, newValue);
  connect(reset, restart);
  if not (use_reset and use_set) then
    newValue = y_start;
  end if;
  if not use_reset then
    restart = false;
  else
    when restart then
      reinit(y, max(outMin, min(outMax, newValue)));
    end when;
  end if;
  // Outside of a limit the output may only come back.
  if not limitsAtInit and initial() then
    der(y) = rate;
    assert(not (y < outMin - slack or y > outMax + slack), "The output begins outside its limits: y = " + String(y));
  elseif not strict then
    der(y) = if y < outMin and rate < 0 or y > outMax and rate > 0 then 0 else rate;
  else
    der(y) = noEvent(if y < outMin and rate < 0 or y > outMax and rate > 0 then 0 else rate);
  end if;
  annotation(Documentation(info = "<html>
<p><code>der(y) = k*u</code>, but the output waits at a limit until the input turns round.</p>
</html>"));
end LimIntegrator;
