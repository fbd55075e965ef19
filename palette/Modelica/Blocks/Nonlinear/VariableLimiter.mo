within Modelica.Blocks.Nonlinear;
block VariableLimiter "Keeps a signal between two others"
  extends Interfaces.SISO;
  parameter Boolean strict = false "Limit without events"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Advanced"));
  parameter Types.VariableLimiterHomotopy homotopyType = Modelica.Blocks.Types.VariableLimiterHomotopy.Linear
    "Where the search for initial values begins" annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real ySimplified = 0 "Output at the beginning of the search"
    annotation(Dialog(tab = "Advanced", enable = homotopyType == Modelica.Blocks.Types.VariableLimiterHomotopy.Fixed));
  Interfaces.RealInput limit1 "Upper limit" annotation(Placement(transformation(extent = {{-140, 60}, {-100, 100}})));
  Interfaces.RealInput limit2 "Lower limit" annotation(Placement(transformation(extent = {{-140, -100}, {-100, -60}})));
protected
  Real simplifiedExpr "Output at the beginning of the search for initial values";
equation
  assert(limit2 <= limit1, "The lower limit exceeds the upper limit");
  simplifiedExpr =
    if homotopyType == Types.VariableLimiterHomotopy.Linear then u
    elseif homotopyType == Types.VariableLimiterHomotopy.Fixed then ySimplified
    else 0;
  if strict then
    if homotopyType == Types.VariableLimiterHomotopy.NoHomotopy then
      y = smooth(0, noEvent(if u > limit1 then limit1 elseif u < limit2 then limit2 else u));
    else
      y = homotopy(
        actual = smooth(0, noEvent(if u > limit1 then limit1 elseif u < limit2 then limit2 else u)),
        simplified = simplifiedExpr);
    end if;
  elseif homotopyType == Types.VariableLimiterHomotopy.NoHomotopy then
    y = smooth(0, if u > limit1 then limit1 elseif u < limit2 then limit2 else u);
  else
    y = homotopy(
      actual = smooth(0, if u > limit1 then limit1 elseif u < limit2 then limit2 else u),
      simplified = simplifiedExpr);
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = u</code> between <code>limit2</code> and <code>limit1</code>, the limit otherwise.</p>
</html>"));
end VariableLimiter;
