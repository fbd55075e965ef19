within Modelica.Mechanics.Rotational.Sources;
model EddyCurrentTorque "Eddy current brake"
  import Modelica.Electrical.Machines.Thermal.linearTemperatureDependency;
  parameter Boolean useExcitationInput = false "Take the excitation as a signal";
  parameter Real constantExcitation = 1 "Excitation, 1 for the largest torque"
    annotation(Dialog(enable = not useExcitationInput));
  parameter SI.Torque tau_nominal "Largest torque, always a brake";
  parameter SI.AngularVelocity w_nominal(min = Modelica.Constants.eps) "Speed of the largest torque, at TRef";
  parameter SI.Temperature TRef(start = 293.15) "Temperature for which w_nominal holds";
  parameter Modelica.Electrical.Machines.Thermal.LinearTemperatureCoefficient20 alpha20(start = 0)
    "Temperature coefficient of the resistance at 20 degrees Celsius";
  extends Modelica.Mechanics.Rotational.Interfaces.PartialTorque;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPort;
  SI.Torque tau "Braking torque, positive against forward motion";
  SI.AngularVelocity w "Speed of the flange in its support";
  Real w_normalized "Speed over the speed of the largest torque";
  Blocks.Interfaces.RealInput excitation = excitationInternal if useExcitationInput "Excitation"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
protected
  Real excitationInternal "Excitation, from the signal or constant";
equation
  flange.tau = tau;
  der(phi) = w;
  // Warmer metal has more resistance, so the largest torque comes at a higher speed.
  w = w_normalized * (w_nominal * linearTemperatureDependency(1, TRef, alpha20, TheatPort));
  tau = 2 * w_normalized / (w_normalized ^ 2 + 1) * (tau_nominal * excitationInternal ^ 2);
  lossPower = tau * w;
  if not useExcitationInput then
    excitationInternal = constantExcitation;
  end if;
  annotation(Documentation(info = "<html>
<p>With x = w/w_nominal: <code>tau = tau_nominal*excitation^2*2*x/(1 + x^2)</code>. The torque rises with the speed up
to
<code>tau_nominal</code> [N.m] at <code>w_nominal</code> [rad/s] and falls beyond. All braking power becomes heat.</p>
</html>"));
end EddyCurrentTorque;
