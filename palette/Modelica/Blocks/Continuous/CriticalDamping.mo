within Modelica.Blocks.Continuous;
block CriticalDamping "Low-pass with equal real poles"
  import Modelica.Blocks.Types.Init;
  extends Modelica.Blocks.Interfaces.SISO;
  parameter Integer n = 2 "Order";
  parameter SI.Frequency f(start = 1) "Corner frequency";
  parameter Boolean normalized = true "The amplitude is down by 3 dB at f, whatever the order";
  parameter Modelica.Blocks.Types.Init initType = Modelica.Blocks.Types.Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real x_start[n] = zeros(n) "States at the start" annotation(Dialog(group = "Initialization"));
  parameter Real y_start = 0.0 "Output at the start"
    annotation(Dialog(enable = initType == Init.InitialOutput, group = "Initialization"));
  output Real x[n](start = x_start) "Outputs of the stages";
protected
  parameter Real alpha = if normalized then sqrt(2 ^ (1 / n) - 1) else 1.0
    "Shift of the corner by the number of stages";
  parameter Real w = 2 * Modelica.Constants.pi * f / alpha "Corner frequency of a stage";
initial equation
  if initType == Init.SteadyState then
    der(x) = zeros(n);
  elseif initType == Init.InitialState then
    x = x_start;
  elseif initType == Init.InitialOutput then
    y = y_start;
    der(x[1:n - 1]) = zeros(n - 1);
  end if;
equation
  for i in 1:n loop
    der(x[i]) = w * ((if i == 1 then u else x[max(i - 1, 1)]) - x[i]);
  end for;
  y = x[n];
  annotation(Documentation(info = "<html>
<p>First-order stages in a row: no overshoot. <code>f</code> [Hz].</p>
</html>"));
end CriticalDamping;
