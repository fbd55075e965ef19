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
  parameter Boolean evenOrder = 2 * m == n "No first-order stage";
  parameter Real w = 2 * pi * f "Corner frequency";
  Real z[m + 1] "Signals between the stages";
  Real polereal[m] "Real parts of the poles";
  Real poleimag[m] "Imaginary parts of the poles";
  Real realpol "Real pole";
  Real k2[m] "Gains of the second-order stages";
  Real D[m] "Damping ratios";
  Real w0[m] "Frequencies of the stages";
  Real k1 "Gain of the first-order stage";
  Real T "Its time constant";
initial equation
  if initType == Init.SteadyState then
    der(x1) = zeros(m);
    der(x2) = zeros(m);
    if not evenOrder then
      der(xr) = 0.0;
    end if;
  elseif initType == Init.InitialState then
    x1 = x1_start;
    x2 = x2_start;
    if not evenOrder then
      xr = xr_start;
    end if;
  elseif initType == Init.InitialOutput then
    y = y_start;
    der(x1) = zeros(m);
    if evenOrder and m > 1 then
      der(x2[1:m - 1]) = zeros(m - 1);
    elseif not evenOrder then
      der(x2) = zeros(m);
    end if;
  end if;
equation
  z[1] = u;
  for i in 1:m loop
    // Poles lie evenly on a half circle; each pair makes one stage.
    polereal[i] = Modelica.Math.cos(pi / 2 + pi / n * (i - 0.5));
    poleimag[i] = Modelica.Math.sin(pi / 2 + pi / n * (i - 0.5));
    w0[i] = w * (polereal[i] ^ 2 + poleimag[i] ^ 2);
    D[i] = -w * polereal[i] / w0[i];
    k2[i] = 1;
    der(x1[i]) = x2[i];
    der(x2[i]) = w0[i] ^ 2 * (k2[i] * z[i] - x1[i]) - 2 * D[i] * w0[i] * x2[i];
    z[i + 1] = x1[i];
  end for;
  k1 = 1;
  realpol = w;
  T = 1 / realpol;
  if evenOrder then
    xr = 0;
    y = z[m + 1];
  else
    der(xr) = (k1 * z[m + 1] - xr) / T;
    y = xr;
  end if;
  annotation(Documentation(info = "<html>
<p>Second-order stages in a row, and a first-order stage if <code>n</code> is odd. At <code>f</code> [Hz] the
amplitude is down by 3 dB.</p>
</html>"));
end LowpassButterworth;
