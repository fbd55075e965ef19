within Modelica.Electrical.Digital.Delay;
partial block DelayParams "Parameters of a delay"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time tLH(start = 0) "Delay of changes up";
  parameter SI.Time tHL(start = 0) "Delay of changes down";
  parameter L y0 = L.'U' "Output at the beginning";
  annotation(Documentation(info = "<html>
<p>For gates: changes from 0 to 1, or from 0 to X, or from X to 1 are upward.</p>
</html>"));
end DelayParams;
