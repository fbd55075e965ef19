within Modelica.Math.Matrices;
function solve "Solution of a system of linear equations"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  input Real b[size(A, 1)] "Right-hand side";
  output Real x[size(b, 1)] "Vector with A*x = b";
protected
  Integer n = size(A, 1);
  Real M[size(A, 1), size(A, 1)] = A "Matrix under elimination";
  Real r[size(A, 1)] = b "Right-hand side under elimination";
  Real row[size(A, 1)];
  Real t;
  Integer p;
algorithm
  // Elimination with exchange of rows
  for k in 1:n loop
    p := k;
    for i in k + 1:n loop
      if abs(M[i, k]) > abs(M[p, k]) then
        p := i;
      end if;
    end for;
    assert(abs(M[p, k]) > 0, "The matrix of the linear system is singular");
    row := M[k, :];
    M[k, :] := M[p, :];
    M[p, :] := row;
    t := r[k];
    r[k] := r[p];
    r[p] := t;
    for i in k + 1:n loop
      t := M[i, k] / M[k, k];
      M[i, :] := M[i, :] - t * M[k, :];
      r[i] := r[i] - t * r[k];
    end for;
  end for;
  x := fill(0.0, n);
  for k in n:-1:1 loop
    x[k] := (r[k] - M[k, :] * x) / M[k, k];
  end for;
end solve;
