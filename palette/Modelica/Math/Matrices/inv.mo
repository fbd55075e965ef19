within Modelica.Math.Matrices;
function inv "Inverse of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  output Real invA[size(A, 1), size(A, 2)] "Matrix with A*invA = identity";
protected
  Real e[size(A, 1)];
algorithm
  for k in 1:size(A, 1) loop
    e := zeros(size(A, 1));
    e[k] := 1;
    invA[:, k] := solve(A, e);
  end for;
end inv;
