within Modelica.Electrical;
package Analog "Circuits of voltage and current"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Parts of electric circuits with lumped elements. A pin carries the potential <code>v</code> [V] and the current
<code>i</code> [A] that flows into the part. Every circuit needs one <code>Basic.Ground</code>, which fixes the zero
of the potentials.</p>
<p>A part with two pins counts its voltage as <code>v = p.v - n.v</code> and its current from <code>p</code> to
<code>n</code>. With these directions a positive product <code>v*i</code> is power that the part takes from the
circuit; a source that delivers shows a negative one.</p>
</html>"));
end Analog;
