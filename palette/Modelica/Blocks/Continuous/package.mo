within Modelica.Blocks;
package Continuous "Integrators, filters, controllers"
  extends Modelica.Icons.Package;
  import Modelica.Blocks.Interfaces;
  annotation(Documentation(info = "<html>
<p>Linear dynamic blocks. <code>initType</code> chooses how a block begins: with start values as guesses, in steady
state, with given states or with a given output.</p>
</html>"));
end Continuous;
