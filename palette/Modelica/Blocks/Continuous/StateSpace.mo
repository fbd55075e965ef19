within Modelica.Blocks.Continuous;
block StateSpace "Linear system with matrices A, B, C, D"
  import Modelica.Blocks.Types.Init;
  parameter Real A[:, size(A, 1)] = [1, 0; 0, 1] "From states to their derivatives";
  parameter Real B[size(A, 1), :] = [1; 1] "From inputs to derivatives of the states";
  parameter Real C[:, size(A, 1)] = [1, 1] "From states to outputs";
  parameter Real D[size(C, 1), size(B, 2)] = zeros(size(C, 1), size(B, 2)) "From inputs to outputs";
  parameter Modelica.Blocks.Types.Init initType = Modelica.Blocks.Types.Init.NoInit "How the block begins"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Real x_start[nx] = zeros(nx) "States at the start" annotation(Dialog(group = "Initialization"));
  parameter Real y_start[ny] = zeros(ny) "Outputs at the start"
    annotation(Dialog(enable = initType == Init.InitialOutput, group = "Initialization"));
  extends Interfaces.MIMO(final nin = size(B, 2), final nout = size(C, 1));
  output Real x[size(A, 1)](start = x_start) "States";
protected
  parameter Integer nx = size(A, 1) "Number of states";
  parameter Integer ny = size(C, 1) "Number of outputs";
initial equation
  if initType == Init.InitialOutput then
    y = y_start;
  elseif initType == Init.InitialState then
    x = x_start;
  elseif initType == Init.SteadyState then
    der(x) = fill(0, nx);
  end if;
equation
  y = D * u + C * x;
  der(x) = B * u + A * x;
  annotation(Documentation(info = "<html>
<p><code>der(x) = A*x + B*u</code>, <code>y = C*x + D*u</code>. A start with given outputs needs as many outputs as
states.</p>
</html>"));
end StateSpace;
