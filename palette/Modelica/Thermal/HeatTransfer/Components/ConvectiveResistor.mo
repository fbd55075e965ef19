within Modelica.Thermal.HeatTransfer.Components;
model ConvectiveResistor "Heat passed to a fluid, given by a resistance signal"
  SI.HeatFlowRate Q_flow "Heat flow from the solid to the fluid";
  SI.TemperatureDifference dT "Temperature of the solid above that of the fluid";
  Modelica.Blocks.Interfaces.RealInput Rc(unit = "K/W") "Resistance between wall and fluid"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 100})));
  Interfaces.HeatPort_a solid "Wall" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.HeatPort_b fluid "Fluid" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  Rc * Q_flow = dT;
  fluid.Q_flow = -Q_flow;
  solid.Q_flow = Q_flow;
  solid.T - fluid.T = dT;
  annotation(Documentation(info = "<html>
<p><code>dT = Rc*Q_flow</code>. The signal <code>Rc</code> [K/W] may follow the flow speed.</p>
</html>"));
end ConvectiveResistor;
