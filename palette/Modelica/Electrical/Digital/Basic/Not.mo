within Modelica.Electrical.Digital.Basic;
model Not "Negation"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.SISO;
protected
  D.Interfaces.Logic next(start = L.'0', fixed = true) "Output one step later";
equation
  y = pre(next);
  next = D.Tables.NotTable[x];
  annotation(Documentation(info = "<html>
<p>Negation.</p>
<h4>Equations</h4>
<p><code>y = not x</code><br>
<code>0 and L give 1, 1 and H give 0, U gives U, all others X</code></p>
<h4>Use</h4>
<p>The output comes one step of the event iteration later, at the same time. It has no strength of its own: weak
levels come out strong, and an open wire Z comes out unknown. For an inverter that takes time see
<code>Gates.InvGate</code>; an odd ring of those oscillates, an odd ring of this one never settles.</p>
</html>"));
end Not;
