within Modelica.Electrical.Digital.Basic;
model And "Conjunction"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.MISO;
protected
  D.Interfaces.Logic rest[n](each start = L.'U') "Result of each input and those behind it";
  D.Interfaces.Logic next(start = L.'U', fixed = true) "Output one step later";
equation
  y = pre(next);
  next = rest[1];
  for k in 1:n - 1 loop
    rest[k] = D.Tables.AndTable[x[k], rest[k + 1]];
  end for;
  rest[n] = x[n];
  annotation(Documentation(info = "<html>
<p>Conjunction: 1 if all inputs are 1.</p>
<h4>Equations</h4>
<p><code>y = x[1] and x[2] and ... x[n]</code><br>
<code>0 or L at any input: 0</code><br>
<code>1 or H at all inputs: 1</code><br>
<code>otherwise U if a U is among them, else X</code></p>
<h4>Use</h4>
<p>A weak value counts as the strong one of the same level. The output comes one step of the event iteration later, at
the same time, so that loops of gates can be resolved. Times play no role here: for a gate that takes time see
<code>Gates.AndGate</code>. <code>n</code> is the number of inputs.</p>
</html>"));
end And;
