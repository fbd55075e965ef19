within Modelica.Electrical.Digital.Basic;
model Xnor "Negated exclusive disjunction"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.MISO;
protected
  D.Interfaces.Logic rest[n](each start = L.'U') "Result of each input and those behind it";
  D.Interfaces.Logic next(start = L.'U', fixed = true) "Output one step later";
equation
  y = pre(next);
  next = D.Tables.NotTable[rest[1]];
  for k in 1:n - 1 loop
    rest[k] = D.Tables.XorTable[x[k], rest[k + 1]];
  end for;
  rest[n] = x[n];
  annotation(Documentation(info = "<html>
<p>Negated exclusive disjunction: 1 if an even number of inputs is 1.</p>
<h4>Equations</h4>
<p><code>y = not (x[1] xor x[2] xor ... x[n])</code><br>
<code>an even number of 1 and H, the rest 0 and L: 1</code><br>
<code>an odd number of 1 and H, the rest 0 and L: 0</code><br>
<code>otherwise U if a U is among them, else X</code></p>
<h4>Use</h4>
<p>With two inputs it compares: 1 when both agree. The output comes one step of the event iteration later, at the same
time, so that loops of gates can be resolved. Times play no role here: for a gate that takes time see
<code>Gates.XnorGate</code>. <code>n</code> is the number of inputs.</p>
</html>"));
end Xnor;
