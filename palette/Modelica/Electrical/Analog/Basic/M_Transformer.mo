within Modelica.Electrical.Analog.Basic;
model M_Transformer "Any number of coupled inductors"
  parameter Integer N(final min = 1) = 3 "Number of inductors";
protected
  parameter Integer dimL = div(N * (N + 1), 2) "Number of inductances";
public
  parameter SI.Inductance L[dimL] = {1, 0.1, 0.2, 2, 0.3, 3}
    "Upper triangle of the inductance matrix, row by row from the diagonal";
  Modelica.Electrical.Analog.Interfaces.PositivePin p[N] "Positive pins"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, 70}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin n[N] "Negative pins"
    annotation(Placement(transformation(extent = {{90, -70}, {110, 70}})));
  SI.Voltage v[N] "Voltages, from p to n";
  SI.Current i[N](each start = 0, each fixed = true) "Currents, from p to n";
  final parameter SI.Inductance Lm[N, N] = {
    {L[(min(row, column) - 1) * N - div((min(row, column) - 1) * min(row, column), 2) + max(row, column)]
      for column in 1:N} for row in 1:N} "Inductance matrix";
equation
  for k in 1:N loop
    v[k] = p[k].v - n[k].v;
    i[k] = p[k].i;
    p[k].i + n[k].i = 0;
  end for;
  v = Lm * der(i);
  annotation(defaultComponentName = "transformer", Documentation(info = "<html>
<p>Any number of inductors, each coupled with every other one, given by the matrix of their inductances.</p>
<h4>Equations</h4>
<p><code>v[k] = p[k].v - n[k].v, i[k] = p[k].i, p[k].i + n[k].i = 0</code><br>
<code>v = Lm*der(i)</code></p>
<h4>Signs</h4>
<p>Each voltage counts from <code>p[k]</code> to <code>n[k]</code> and each current from <code>p[k]</code> to
<code>n[k]</code> inside. A positive mutual inductance means that the pins <code>p</code> are the dotted ends:
currents into them strengthen each other's flux.</p>
<h4>Use</h4>
<p><code>L</code> holds the upper triangle of the symmetric matrix row by row, for three inductors <code>{L11, L12,
L13, L22, L23, L33}</code>, <code>N*(N + 1)/2</code> numbers in all. The matrix has to be positive definite for the
energy to be positive; fully coupled windings make it singular and the currents are then no independent states. All
currents begin at zero.</p>
</html>"));
end M_Transformer;
