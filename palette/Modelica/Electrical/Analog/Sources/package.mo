within Modelica.Electrical.Analog;
package Sources "Voltage and current sources"
  extends Modelica.Icons.SourcesPackage;
  annotation(Documentation(info = "<html>
<p>Each course of time exists as voltage and as current. The voltage of a voltage source is counted from
<code>p</code> to <code>n</code>; the current of a current source flows inside it from <code>p</code> to
<code>n</code>, hence out of it at <code>n</code>. Sources that repeat, jump or bend announce these times to the
simulation, which steps on them exactly.</p>
</html>"));
end Sources;
