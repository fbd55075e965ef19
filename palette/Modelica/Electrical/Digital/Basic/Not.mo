within Modelica.Electrical.Digital.Basic;
model Not "Negation"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.SISO;
protected
  D.Interfaces.Logic auxiliary(start = L.'0', fixed = true) "Output one step later";
equation
  auxiliary = D.Tables.NotTable[x];
  y = pre(auxiliary);
  annotation(Documentation(info = "<html>
<p>0 and L give 1, 1 and H give 0, U gives U, all others X.</p>
</html>"));
end Not;
