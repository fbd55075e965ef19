within Modelica.Thermal.HeatTransfer.Components;
model HeatCapacitor "Body of one temperature that stores heat"
  parameter SI.HeatCapacity C "Heat capacity: specific heat capacity times mass";
  SI.Temperature T(start = 293.15, displayUnit = "degC") "Temperature"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.TemperatureSlope der_T(start = 0) "Rate of change of the temperature"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  Interfaces.HeatPort_a port "Heat port"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -100})));
equation
  C * der_T = port.Q_flow;
  der_T = der(T);
  port.T = T;
  annotation(Documentation(info = "<html>
<p><code>C*der(T) = port.Q_flow</code>: heat that flows in raises the temperature. <code>C</code> [J/K].</p>
</html>"));
end HeatCapacitor;
