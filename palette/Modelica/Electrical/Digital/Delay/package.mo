within Modelica.Electrical.Digital;
package Delay "Delays"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>A transport delay passes every change on later; an inertial delay swallows changes that do not last long
enough.</p>
</html>"));
end Delay;
