within Modelica.Electrical.Analog.Basic;
model Ground "Zero of the potentials"
  Interfaces.Pin p "Pin at potential zero"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 270, origin = {0, 100})));
equation
  p.v = 0;
  annotation(Documentation(info = "<html>
<p>Fixes the zero of the potentials: the pin has the potential 0 V.</p>
<h4>Equations</h4>
<p><code>p.v = 0</code></p>
<h4>Signs</h4>
<p><code>p.i</code> counts into the ground. In a circuit with one ground it is zero, because no current can leave the
circuit; with several grounds it is what flows back between them.</p>
<h4>Use</h4>
<p>Every circuit needs exactly one point of known potential, and both sides of a transformer, gyrator or controlled
source are circuits of their own: each needs its ground. Without one the potentials are undetermined, and the check
names the parts that float. Two grounds connect their points as a wire does.</p>
</html>"));
end Ground;
