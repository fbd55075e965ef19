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
  Real clipped "Input between the limits" annotation(HideResult = true);
  Real simplifiedExpr "Output at the beginning of the search for initial values";
equation
  clipped =
    if strict then smooth(0, noEvent(if u < limit2 then limit2 elseif u > limit1 then limit1 else u))
    else smooth(0, if u < limit2 then limit2 elseif u > limit1 then limit1 else u);
  simplifiedExpr =
    if homotopyType == Types.VariableLimiterHomotopy.Fixed then ySimplified
    elseif homotopyType == Types.VariableLimiterHomotopy.Linear then u
    else 0;
  if homotopyType <> Types.VariableLimiterHomotopy.NoHomotopy then
    y = homotopy(clipped, simplifiedExpr);
  else
    y = clipped;
  end if;
  assert(limit1 >= limit2, "The lower limit exceeds the upper limit");
  annotation(Documentation(info = "<html>
<p><code>y = u</code> between <code>limit2</code> and <code>limit1</code>, the limit otherwise.</p>
</html>"));
end VariableLimiter;
