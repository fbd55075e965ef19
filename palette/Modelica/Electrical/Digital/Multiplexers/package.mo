within Modelica.Electrical.Digital;
package Multiplexers "Selection of signals"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Parts that pass one of several inputs.</p>
</html>"));
end Multiplexers;
