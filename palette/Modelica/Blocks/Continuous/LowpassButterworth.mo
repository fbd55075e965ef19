within Modelica.Blocks.Continuous;
block LowpassButterworth "Butterworth low-pass of any order"
  import Modelica.Blocks.Types.Init;
  import Modelica.Constants.pi;
  extends Modelica.Blocks.Interfaces.SISO;
  parameter Integer n(min = 1) = 2 "Order";
  parameter SI.Frequency f(start = 1) "Corner frequency";
  parameter Modelica.Blocks.Types.Init initType = Modelica.Blocks.Types.Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real x1_start[m] = zeros(m) "Outputs of the second-order stages at the start"
    annotation(Dialog(group = "Initialization"));
  parameter Real x2_start[m] = zeros(m) "Their derivatives at the start" annotation(Dialog(group = "Initialization"));
  parameter Real xr_start = 0.0 "Output of the first-order stage at the start, odd order only"
    annotation(Dialog(group = "Initialization"));
  parameter Real y_start = 0.0 "Output at the start"
    annotation(Dialog(enable = initType == Init.InitialOutput, group = "Initialization"));
  output Real x1[m](start = x1_start) "Outputs of the second-order stages";
  output Real x2[m](start = x2_start) "Their derivatives";
  output Real xr(start = xr_start) "Output of the first-order stage, zero for even order";
protected
  parameter Integer m = integer(n / 2) "Number of second-order stages";
  parameter Boolean isEven = mod(n, 2) == 0 "No first-order stage";
  parameter Real w(unit = "rad/s") = 2 * pi * f "Corner frequency, that of each stage too";
  // The poles lie evenly on a half circle around zero; a pair at this height over the real axis makes one stage.
  parameter Real damping[m] = {sin(pi * (2 * i - 1) / (2 * n)) for i in 1:m} "Damping ratios of the pairs";
  Real z[m + 1] = cat(1, {u}, x1) "Signals between the stages";
initial equation
  if initType == Init.InitialOutput then
    der(x1) = fill(0, m);
    y = y_start;
    der(x2[1:(if isEven then m - 1 else m)]) = fill(0, if isEven then m - 1 else m);
  elseif initType == Init.InitialState then
    x2 = x2_start;
    x1 = x1_start;
    if not isEven then
      xr = xr_start;
    end if;
  elseif initType == Init.SteadyState then
    der(x2) = fill(0, m);
    der(x1) = fill(0, m);
    if not isEven then
      der(xr) = 0;
    end if;
  end if;
equation
  der(x1) = x2;
  for i in 1:m loop
    der(x2[i]) = w * (w * (z[i] - x1[i]) - 2 * damping[i] * x2[i]);
  end for;
  if isEven then
    y = z[m + 1];
    xr = 0;
  else
    y = xr;
    der(xr) = w * (z[m + 1] - xr);
  end if;
  annotation(Documentation(info = "<html>
<p>Second-order stages in a row, and a first-order stage if <code>n</code> is odd. At <code>f</code> [Hz] the
amplitude is down by 3 dB.</p>
</html>"));
end LowpassButterworth;
