within Modelica.Electrical.Digital;
package Converters "Conversions between logic values and Boolean and Real signals"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>They work without delay on vectors of <code>n</code> signals.</p>
</html>"));
end Converters;
