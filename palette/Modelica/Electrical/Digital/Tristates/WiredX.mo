within Modelica.Electrical.Digital.Tristates;
model WiredX "Node on which several outputs work"
  extends D.Interfaces.MISO;
protected
  D.Interfaces.Logic auxiliary[n](each start = L.'Z', each fixed = true) "Result of the first inputs";
equation
  auxiliary[1] = x[1];
  for k in 2:n loop
    auxiliary[k] = T.ResolutionTable[auxiliary[k - 1], x[k]];
  end for;
  y = pre(auxiliary[n]);
  annotation(Documentation(info = "<html>
<p>The value that results when the outputs <code>x</code> are wired together: strong values win over weak ones and
these over Z; 0 against 1 is X, L against H is W; with any U the result is U.</p>
</html>"));
end WiredX;
