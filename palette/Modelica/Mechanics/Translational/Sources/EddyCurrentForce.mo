within Modelica.Mechanics.Translational.Sources;
model EddyCurrentForce "Eddy current brake of a rod"
  import Modelica.Electrical.Machines.Thermal.linearTemperatureDependency;
  parameter Boolean useExcitationInput = false "Take the excitation as a signal";
  parameter Real constantExcitation = 1 "Excitation, 1 for the largest force"
    annotation(Dialog(enable = not useExcitationInput));
  parameter SI.Force f_nominal "Largest force, always a brake";
  parameter SI.Velocity v_nominal(min = Modelica.Constants.eps) "Speed of the largest force, at TRef";
  parameter SI.Temperature TRef(start = 293.15) "Temperature for which v_nominal holds";
  parameter Modelica.Electrical.Machines.Thermal.LinearTemperatureCoefficient20 alpha20(start = 0)
    "Temperature coefficient of the resistance at 20 degrees Celsius";
  extends Modelica.Mechanics.Translational.Interfaces.PartialForce;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPort;
  SI.Velocity v "Speed of the flange in its support";
  Real v_normalized "Speed over the speed of the largest force";
  Blocks.Interfaces.RealInput excitation = excitationInternal if useExcitationInput "Excitation"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
protected
  Real excitationInternal "Excitation, from the signal or constant";
equation
  der(s) = v;
  // Warmer metal has more resistance, so the largest force comes at a higher speed.
  v = v_normalized * (v_nominal * linearTemperatureDependency(1, TRef, alpha20, TheatPort));
  f = 2 * v_normalized / (v_normalized ^ 2 + 1) * (f_nominal * excitationInternal ^ 2);
  lossPower = f * v;
  if not useExcitationInput then
    excitationInternal = constantExcitation;
  end if;
  annotation(Documentation(info = "<html>
<p>With x = v/v_nominal: a braking force <code>f = f_nominal*excitation^2*2*x/(1 + x^2)</code>. It rises with the
speed up
to <code>f_nominal</code> [N] at <code>v_nominal</code> [m/s] and falls beyond. All braking power becomes heat.</p>
</html>"));
end EddyCurrentForce;
