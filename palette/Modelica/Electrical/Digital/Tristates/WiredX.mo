within Modelica.Electrical.Digital.Tristates;
model WiredX "Node on which several outputs work"
  extends D.Interfaces.MISO;
protected
  D.Interfaces.Logic rest[n](each start = L.'Z', each fixed = true) "Result of each input and those behind it";
equation
  y = pre(rest[1]);
  for k in 1:n - 1 loop
    rest[k] = T.ResolutionTable[x[k], rest[k + 1]];
  end for;
  rest[n] = x[n];
  annotation(Documentation(info = "<html>
<p>The node on which several outputs work.</p>
<h4>Equations</h4>
<p><code>y = x[1] resolved with x[2] ... x[n]</code><br>
<code>strong values win over weak ones, weak ones over Z</code><br>
<code>0 against 1 gives X, L against H gives W, any U gives U</code></p>
<h4>Use</h4>
<p>Logic outputs must not be wired together directly; join them here. With tristate drivers of which one is enabled it
shows that one; with a weak 1 (H) from a <code>Set</code> at one input it has a pull-up. <code>n</code> is the number
of inputs. The result comes one step of the event iteration later.</p>
</html>"));
end WiredX;
