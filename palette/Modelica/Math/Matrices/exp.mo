within Modelica.Math.Matrices;
function exp "Exponential function of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real T = 1 "Factor of the matrix, for example a time";
  output Real phi[size(A, 1), size(A, 1)] "exp(A*T)";
protected
  Integer n = size(A, 1);
  Real M[size(A, 1), size(A, 1)] "Matrix divided by a power of two";
  Real term[size(A, 1), size(A, 1)];
  Integer halvings = 0;
  Real size1;
algorithm
  // A series for a matrix with a norm below 1/2, then as many squares as there were halvings.
  M := A*T;
  size1 := norm(M, 1);
  while size1 > 0.5 loop
    size1 := size1/2;
    halvings := halvings + 1;
  end while;
  M := M/2^halvings;
  phi := identity(n);
  term := identity(n);
  for k in 1:18 loop
    term := term*M/k;
    phi := phi + term;
  end for;
  for k in 1:halvings loop
    phi := phi*phi;
  end for;
end exp;
