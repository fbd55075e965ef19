within Modelica.Electrical.Digital.Basic;
model Xor "Exclusive disjunction"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.MISO;
protected
  D.Interfaces.Logic auxiliary[n](each start = L.'U') "Result of the first inputs";
  D.Interfaces.Logic auxiliary_n(start = L.'U', fixed = true) "Output one step later";
equation
  auxiliary[1] = x[1];
  for k in 2:n loop
    auxiliary[k] = D.Tables.XorTable[auxiliary[k - 1], x[k]];
  end for;
  auxiliary_n = auxiliary[n];
  y = pre(auxiliary_n);
  annotation(Documentation(info = "<html>
<p>1 if an odd number of inputs is 1 or H and the rest 0 or L, 0 if an even number; with any other value U or X.</p>
</html>"));
end Xor;
