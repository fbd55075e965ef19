within Modelica.Blocks;
package Tables "Functions given by tables"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Interpolation in one and in two arguments. The tables are parameters, or are read from text, CSV or MAT files.
<code>smoothness</code> selects how to interpolate: straight lines, splines that keep the slope continuous, or
steps.</p>
</html>"));
end Tables;
