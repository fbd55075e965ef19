within Modelica;
package Units "Types with units, and conversions between units"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Physical quantities as types: <code>SI</code> holds those in SI units, <code>NonSI</code> the customary ones,
<code>Conversions</code> the functions between both. Equations are always written in SI units;
<code>displayUnit</code> only says how a value is shown.</p>
</html>"));
end Units;
