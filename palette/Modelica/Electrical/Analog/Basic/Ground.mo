within Modelica.Electrical.Analog.Basic;
model Ground "Zero of the potentials"
  Interfaces.Pin p "Pin at potential zero"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 270, origin = {0, 100})));
equation
  p.v = 0;
  annotation(Documentation(info = "<html>
<p><code>p.v = 0</code> [V]. Every circuit that is not connected to another one needs exactly one point of known
potential. The current into the ground is whatever the rest of the circuit leaves over, zero in a circuit with one
ground.</p>
</html>"));
end Ground;
