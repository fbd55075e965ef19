within Modelica.Electrical.Digital.Examples;
package Utilities "Flip-flops, adders, counters built of gates"
  extends Modelica.Icons.UtilitiesPackage;
  annotation(Documentation(info = "<html>
<p>Circuits of gates. Each feedback contains a short delay, so that the circuit settles step by step.</p>
</html>"));
end Utilities;
