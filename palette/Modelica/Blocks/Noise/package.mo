within Modelica.Blocks;
package Noise "Sources of random signals that can be repeated"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Noise that is the same in every run: its numbers follow from the seeds alone. A model with such sources needs one
<code>GlobalSeed</code>, named <code>globalSeed</code>, on the same or a higher level.</p>
</html>"));
end Noise;
