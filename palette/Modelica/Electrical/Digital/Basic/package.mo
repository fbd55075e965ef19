within Modelica.Electrical.Digital;
package Basic "Gates without delay"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>A change passes from input to output in one step of the event iteration, so that loops of gates find their values
one after the other, as hardware does.</p>
</html>"));
end Basic;
