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
  Real simplifiedExpr "Output at the beginning of the search for initial values";
equation
  assert(uMin <= uMax, "The lower limit " + String(uMin) + " exceeds the upper limit " + String(uMax));
  simplifiedExpr =
    if homotopyType == Types.LimiterHomotopy.Linear then u
    elseif homotopyType == Types.LimiterHomotopy.UpperLimit then uMax
    elseif homotopyType == Types.LimiterHomotopy.LowerLimit then uMin
    else 0;
  if strict then
    if homotopyType == Types.LimiterHomotopy.NoHomotopy then
      y = smooth(0, noEvent(if u > uMax then uMax elseif u < uMin then uMin else u));
    else
      y = homotopy(
        actual = smooth(0, noEvent(if u > uMax then uMax elseif u < uMin then uMin else u)),
        simplified = simplifiedExpr);
    end if;
  elseif homotopyType == Types.LimiterHomotopy.NoHomotopy then
    y = smooth(0, if u > uMax then uMax elseif u < uMin then uMin else u);
  else
    y = homotopy(
      actual = smooth(0, if u > uMax then uMax elseif u < uMin then uMin else u),
      simplified = simplifiedExpr);
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = u</code> between <code>uMin</code> and <code>uMax</code>, the limit otherwise. Reaching a limit is an
event unless <code>strict</code>.</p>
</html>"));
end Limiter;
