within Modelica.Blocks.Continuous;
block Filter "Low-pass, high-pass, band-pass or band-stop of a chosen characteristic"
  import Modelica.Blocks.Continuous.Internal;
  import Modelica.Blocks.Types.FilterType;
  extends Modelica.Blocks.Interfaces.SISO;
  parameter Modelica.Blocks.Types.AnalogFilter analogFilter = Modelica.Blocks.Types.AnalogFilter.CriticalDamping
    "Characteristic";
  parameter Modelica.Blocks.Types.FilterType filterType = Modelica.Blocks.Types.FilterType.LowPass "What passes";
  parameter Integer order(min = 1) = 2 "Order of the low-pass from which the filter is made";
  parameter SI.Frequency f_cut "Corner frequency, or upper end of the band";
  parameter Real gain = 1.0 "Amplification";
  parameter Real A_ripple(unit = "dB") = 0.5 "Ripple in the pass band"
    annotation(Dialog(enable = analogFilter == Modelica.Blocks.Types.AnalogFilter.ChebyshevI));
  parameter SI.Frequency f_min = 0 "Lower end of the band"
    annotation(Dialog(enable = filterType == Modelica.Blocks.Types.FilterType.BandPass
      or filterType == Modelica.Blocks.Types.FilterType.BandStop));
  parameter Boolean normalized = true "The amplitude is down by 3 dB at the corner, whatever the order";
  parameter Modelica.Blocks.Types.Init init = Modelica.Blocks.Types.Init.SteadyState "How the block begins"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  final parameter Integer nx =
    if filterType == Modelica.Blocks.Types.FilterType.LowPass or filterType == Modelica.Blocks.Types.FilterType.HighPass
    then order else 2 * order "Number of states";
  parameter Real x_start[nx] = zeros(nx) "States at the start" annotation(Dialog(tab = "Advanced"));
  parameter Real y_start = 0 "Output at the start" annotation(Dialog(tab = "Advanced"));
  parameter Real u_nominal = 1.0 "Usual size of the input, scales the states" annotation(Dialog(tab = "Advanced"));
  Modelica.Blocks.Interfaces.RealOutput x[nx] "States";
protected
  parameter Boolean band =
    filterType == Modelica.Blocks.Types.FilterType.BandPass or filterType == Modelica.Blocks.Types.FilterType.BandStop
    "The filter has two corners";
  parameter Boolean equal = analogFilter == Modelica.Blocks.Types.AnalogFilter.CriticalDamping "All poles are real";
  // Low-pass with corner 1 rad/s: real poles and conjugate pairs
  parameter Integer ncr = if equal then order else mod(order, 2) "Number of real poles of the low-pass";
  parameter Integer nc0 = if equal then 0 else integer(order / 2) "Number of pairs of the low-pass";
  parameter Real cr[ncr] = Internal.realPoles(analogFilter, order, normalized, A_ripple, ncr);
  parameter Real cc[nc0, 2] = Internal.polePairs(analogFilter, order, normalized, A_ripple, nc0);
  // Filter: first-order stages, then second-order stages
  parameter Integer nr = if band then 0 else ncr "Number of first-order stages";
  parameter Integer na = if band then ncr + 2 * nc0 else nc0 "Number of second-order stages";
  parameter Real r[nr] = Internal.firstOrderStages(filterType, cr, f_cut, nr) "Poles of the first-order stages";
  parameter Real st[na, 5] = Internal.secondOrderStages(filterType, cr, cc, f_min, f_cut, na)
    "Rows: real part, imaginary part, gain of the input, gains of both states in the output";
  Real signal[na + nr + 1] "Signals between the stages";
initial equation
  if init == Modelica.Blocks.Types.Init.InitialOutput then
    der(x[1:nx - 1]) = fill(0, nx - 1);
    y = y_start;
  elseif init == Modelica.Blocks.Types.Init.InitialState then
    x = x_start;
  elseif init == Modelica.Blocks.Types.Init.SteadyState then
    der(x) = fill(0, nx);
  end if;
equation
  signal[1] * u_nominal = u;
  for k in 1:nr loop
    der(x[k]) = r[k] * (x[k] - signal[k]);
    signal[k + 1] = if filterType == FilterType.HighPass then signal[k] - x[k] else x[k];
  end for;
  for k in 1:na loop
    // A stage turns and damps the vector of its two states; its input drives the first of them.
    der(x[nr + 2 * k - 1]) =
      st[k, 3] * signal[nr + k] + st[k, 1] * x[nr + 2 * k - 1] - st[k, 2] * x[nr + 2 * k];
    der(x[nr + 2 * k]) = st[k, 1] * x[nr + 2 * k] + st[k, 2] * x[nr + 2 * k - 1];
    signal[nr + k + 1] = st[k, 4:5] * x[nr + 2 * k - 1:nr + 2 * k]
      + (if filterType == FilterType.LowPass or filterType == FilterType.BandPass then 0 else signal[nr + k]);
  end for;
  y = signal[end] * u_nominal * gain;
  assert(min({f_cut, u_nominal, A_ripple}) > 0, "f_cut, u_nominal and A_ripple have to be positive");
  assert(not band or 0 < f_min and f_min < f_cut, "A band needs 0 < f_min < f_cut");
  annotation(Documentation(info = "<html>
<p>A low-pass of the given <code>order</code> and characteristic, transformed to the wanted corner or band
<code>f_min</code> to <code>f_cut</code> [Hz]. <code>gain</code> is the amplitude at zero frequency of a low-pass or
band-stop and at high frequency of a high-pass; a band-pass reaches it in the middle of its band if its characteristic
is
Butterworth. The stages of a band-stop block their own frequencies, which lie close to the middle of the band. It is
built of first- and second-order stages in a row, each with its poles
as coefficients, which is numerically sound for high orders too.</p>
</html>"));
end Filter;
