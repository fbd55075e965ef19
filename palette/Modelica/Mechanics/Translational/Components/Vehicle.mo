within Modelica.Mechanics.Translational.Components;
model Vehicle "Vehicle with wheels, air drag, rolling resistance and slope"
  parameter SI.Mass m "Mass of the whole vehicle";
  parameter SI.Acceleration g = Modelica.Constants.g_n "Gravity";
  parameter SI.Inertia J "Moment of inertia of wheels and drive train, at the wheels";
  parameter SI.Length R "Radius of the wheels";
  parameter SI.Area A(start = 1) "Frontal area"
    annotation(Dialog(tab = "Driving resistances", group = "Drag resistance"));
  parameter Real Cd(start = 0.5) "Drag coefficient"
    annotation(Dialog(tab = "Driving resistances", group = "Drag resistance"));
  parameter SI.Density rho = 1.2 "Density of air"
    annotation(Dialog(tab = "Driving resistances", group = "Drag resistance"));
  parameter Boolean useWindInput = false "Take the wind as a signal"
    annotation(Dialog(tab = "Driving resistances", group = "Drag resistance"));
  parameter SI.Velocity vWindConstant = 0 "Wind, positive in the direction of travel"
    annotation(Dialog(tab = "Driving resistances", group = "Drag resistance", enable = not useWindInput));
  parameter Boolean useCrInput = false "Take the rolling resistance coefficient as a signal"
    annotation(Dialog(tab = "Driving resistances", group = "Rolling resistance"));
  parameter Real CrConstant = 0.015 "Rolling resistance coefficient"
    annotation(Dialog(tab = "Driving resistances", group = "Rolling resistance", enable = not useCrInput));
  parameter SI.Velocity vReg = 1e-3 "Speed from which the full rolling resistance acts"
    annotation(Dialog(tab = "Driving resistances", group = "Rolling resistance"));
  parameter Boolean useInclinationInput = false "Take the inclination as a signal"
    annotation(Dialog(tab = "Driving resistances", group = "Inclination resistance"));
  parameter Real inclinationConstant = 0 "Inclination: tangent of the angle of slope"
    annotation(Dialog(tab = "Driving resistances", group = "Inclination resistance", enable = not useInclinationInput));
  SI.Position s(displayUnit = "km", start = 0) = mass.s "Distance travelled";
  SI.Velocity v(displayUnit = "km/h", start = 0) = mass.v "Speed";
  SI.Acceleration a = mass.a "Acceleration";
protected
  constant SI.Velocity vRef = 1 "Speed at which the drag parameter is given";
public
  Sources.QuadraticSpeedDependentForce fDrag(
    final useSupport = true,
    final f_nominal = -rho * vRef ^ 2 / 2 * Cd * A,
    final ForceDirection = false,
    final v_nominal = vRef) "Air drag, against the wind"
      annotation(Placement(transformation(extent = {{50, -40}, {70, -20}})));
  RollingResistance fRoll(
    final fWeight = m * g,
    final useCrInput = useCrInput,
    final CrConstant = CrConstant,
    final useInclinationInput = useInclinationInput,
    final inclinationConstant = inclinationConstant,
    final reg = Modelica.Blocks.Types.Regularization.Linear,
    final v0 = vReg) "Rolling resistance"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {60, 0})));
  Sources.Force fGrav "Downhill force"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {60, 30})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flangeT "Coupling"
    annotation(Placement(transformation(extent = {{90, 10}, {110, -10}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a flangeR "Axle"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Rotational.Components.Inertia inertia(final J = J) "Wheels"
    annotation(Placement(transformation(extent = {{-50, 50}, {-30, 70}})));
  IdealRollingWheel idealRollingWheel(final radius = R) "Road contact"
    annotation(Placement(transformation(extent = {{-10, 50}, {10, 70}})));
  Mass mass(final m = m) "Body" annotation(Placement(transformation(extent = {{30, 50}, {50, 70}})));
  Modelica.Blocks.Interfaces.RealInput inclination if useInclinationInput "Inclination: tangent of the angle of slope"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {-60, -120})));
  Modelica.Blocks.Interfaces.RealInput cr if useCrInput "Rolling resistance coefficient"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -120})));
  Modelica.Blocks.Interfaces.RealInput vWind(unit = "m/s") if useWindInput "Wind"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {60, -120})));
  Sources.Speed windSpeed(s(fixed = true)) "Moving air"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {60, -60})));
  Blocks.Math.Gain gravForceGain(final k = -m * g) "From slope to force"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {20, 30})));
protected
  Modelica.Blocks.Sources.Constant constInclination(k = inclinationConstant) if not useInclinationInput
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {-80, -90})));
  Modelica.Blocks.Sources.Constant constWindSpeed(k = vWindConstant) if not useWindInput
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {40, -90})));
public
  Blocks.Math.Atan atan "From tangent to angle"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {-40, 30})));
  Blocks.Math.Sin sin "From angle to sine"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {-10, 30})));
equation
  // Slope: its sine times the weight pulls back
  connect(fGrav.f, gravForceGain.y);
  connect(gravForceGain.u, sin.y);
  connect(sin.u, atan.y);
  connect(atan.u, constInclination.y);
  connect(atan.u, inclination);
  connect(fRoll.inclination, inclination);
  connect(fRoll.cr, cr);

  // Wind: the air is the support of the drag
  connect(windSpeed.v_ref, constWindSpeed.y);
  connect(windSpeed.v_ref, vWind);
  connect(fDrag.support, windSpeed.flange);

  // Wheels, road, body
  connect(inertia.flange_a, flangeR);
  connect(idealRollingWheel.flangeR, inertia.flange_b);
  connect(mass.flange_a, idealRollingWheel.flangeT);
  connect(fGrav.flange, mass.flange_b);
  connect(fDrag.flange, mass.flange_b);
  connect(fRoll.flange, mass.flange_b);
  connect(flangeT, mass.flange_b);
  annotation(Documentation(info = "<html>
<p>Longitudinal motion. Torque at the axle <code>flangeR</code> drives the wheels (<code>J</code> [kg.m2],
<code>R</code>
[m]), the wheels drive the body (<code>m</code> [kg]); <code>flangeT</code> is a coupling for a trailer. Resistances:
air
<code>rho*A*Cd/2*(v - vWind)^2</code>, rolling <code>Cr*m*g*cos(slope)</code>, slope <code>m*g*sin(slope)</code>.</p>
</html>"));
end Vehicle;
