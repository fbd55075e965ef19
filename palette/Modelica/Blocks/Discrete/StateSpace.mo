within Modelica.Blocks.Discrete;
block StateSpace "Discrete linear system with matrices A, B, C, D"
  parameter Real A[:, size(A, 1)] = [1, 0; 0, 1] "From states to the next states";
  parameter Real B[size(A, 1), :] = [1; 1] "From inputs to the next states";
  parameter Real C[:, size(A, 1)] = [1, 1] "From states to outputs";
  parameter Real D[size(C, 1), size(B, 2)] = zeros(size(C, 1), size(B, 2)) "From inputs to outputs";
  extends Interfaces.DiscreteMIMO(final nin = size(B, 2), final nout = size(C, 1));
  output Real x[size(A, 1)] "States";
equation
  when sampleTrigger then
    y = D * u + C * pre(x);
    x = B * u + A * pre(x);
  end when;
  annotation(Documentation(info = "<html>
<p><code>x = A*pre(x) + B*u</code>, <code>y = C*pre(x) + D*u</code>.</p>
</html>"));
end StateSpace;
