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
  parameter Real w(unit = "rad/s") = 2 * Modelica.Constants.pi * f / (if normalized then sqrt(2 ^ (1 / n) - 1) else 1)
    "Corner frequency of each stage: n equal stages are down by 3 dB below their own corner";
initial equation
  if initType == Init.InitialOutput then
    der(x[1:n - 1]) = fill(0, n - 1);
    x[n] = y_start;
  elseif initType == Init.InitialState then
    x = x_start;
  elseif initType == Init.SteadyState then
    der(x) = fill(0, n);
  end if;
equation
  der(x) = w * (cat(1, {u}, x[1:n - 1]) - x);
  x[n] = y;
  annotation(Documentation(info = "<html>
<p>First-order stages in a row: no overshoot. <code>f</code> [Hz].</p>
</html>"));
end CriticalDamping;
