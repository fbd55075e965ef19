within Modelica.Blocks.Math;
block MatrixGain "Product of a matrix with a vector of signals"
  extends Interfaces.MIMO(final nin = size(K, 2), final nout = size(K, 1));
  parameter Real K[:, :] = [1, 0; 0, 1] "Matrix";
equation
  y = K * u;
  annotation(Documentation(info = "<html>
<p><code>y = K*u</code>.</p>
</html>"));
end MatrixGain;
