within Modelica.Blocks;
package Types "Choices in the dialogs of blocks, and table objects"
  extends Modelica.Icons.TypesPackage;

  type Smoothness = enumeration(
    LinearSegments "Straight lines",
    ContinuousDerivative "Akima spline, slope continuous",
    ConstantSegments "Steps, the value of the row before",
    MonotoneContinuousDerivative1 "Fritsch-Butland spline, monotone where the rows are",
    MonotoneContinuousDerivative2 "Steffen spline, monotone where the rows are",
    ModifiedContinuousDerivative "Akima spline as modified by Makima, fewer overshoots")
    "How to interpolate between rows";

  type Extrapolation = enumeration(
    HoldLastPoint "Keep the last value",
    LastTwoPoints "Go on with the last slope",
    Periodic "Repeat the table",
    NoExtrapolation "Stop with an error")
    "What holds outside a table";

  type TimeEvents = enumeration(
    Always "At every row",
    AtDiscontinuities "At rows with equal times",
    NoTimeEvents "Nowhere")
    "Where a time table makes events";

  type Init = enumeration(
    NoInit "Start values are guesses only",
    SteadyState "Derivatives are zero",
    InitialState "States begin at their start values",
    InitialOutput "Outputs begin at their start values")
    "How a block begins" annotation(Evaluate = true);

  type SimpleController = enumeration(
    P "Proportional",
    PI "Proportional and integral",
    PD "Proportional and derivative",
    PID "All three")
    "Kind of controller" annotation(Evaluate = true);

  type AnalogFilter = enumeration(
    CriticalDamping "All poles equal",
    Bessel "Flattest group delay",
    Butterworth "Flattest pass band",
    ChebyshevI "Ripples in the pass band, steepest edge")
    "Characteristic of a filter" annotation(Evaluate = true);

  type FilterType = enumeration(
    LowPass "Passes low frequencies",
    HighPass "Passes high frequencies",
    BandPass "Passes a band",
    BandStop "Blocks a band")
    "What a filter lets through" annotation(Evaluate = true);

  type Regularization = enumeration(
    Exp "Exponential function",
    Sine "Quarter of a sine",
    Linear "Straight line",
    Cosine "Quarter of a cosine")
    "How a sign function is rounded off near zero";

  type LimiterHomotopy = enumeration(
    NoHomotopy "Same equations from the beginning",
    Linear "Begin without limits",
    UpperLimit "Begin at the upper limit",
    LowerLimit "Begin at the lower limit")
    "Where the search for initial values begins in a limiter" annotation(Evaluate = true);

  type VariableLimiterHomotopy = enumeration(
    NoHomotopy "Same equations from the beginning",
    Linear "Begin without limits",
    Fixed "Begin at a given value")
    "Where the search for initial values begins in a limiter with signals" annotation(Evaluate = true);
end Types;
