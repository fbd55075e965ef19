within Modelica.Blocks.Nonlinear;
block Limiter "Keeps a signal between two values"
  parameter Real uMax(start = 1) "Upper limit";
  parameter Real uMin = -uMax "Lower limit";
  parameter Boolean strict = false "Limit without events"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Advanced"));
  parameter Types.LimiterHomotopy homotopyType = Modelica.Blocks.Types.LimiterHomotopy.Linear
    "Where the search for initial values begins" annotation(Evaluate = true, Dialog(group = "Initialization"));
  extends Interfaces.SISO;
protected
  Real clipped "Input between the limits" annotation(HideResult = true);
  Real simplifiedExpr "Output at the beginning of the search for initial values";
equation
  clipped =
    if strict then smooth(0, noEvent(if u < uMin then uMin elseif u > uMax then uMax else u))
    else smooth(0, if u < uMin then uMin elseif u > uMax then uMax else u);
  simplifiedExpr =
    if homotopyType == Types.LimiterHomotopy.LowerLimit then uMin
    elseif homotopyType == Types.LimiterHomotopy.UpperLimit then uMax
    elseif homotopyType == Types.LimiterHomotopy.Linear then u
    else 0;
  if homotopyType <> Types.LimiterHomotopy.NoHomotopy then
    y = homotopy(clipped, simplifiedExpr);
  else
    y = clipped;
  end if;
  assert(uMax >= uMin, "The lower limit " + String(uMin) + " exceeds the upper limit " + String(uMax));
  annotation(Documentation(info = "<html>
<p><code>y = u</code> between <code>uMin</code> and <code>uMax</code>, the limit otherwise. Reaching a limit is an
event unless <code>strict</code>.</p>
</html>"));
end Limiter;
