within Modelica.Math.Matrices;
function det "Determinant of a matrix"
  extends Modelica.Icons.Function;
  input Real A[:, size(A, 1)] "Square matrix";
  output Real result "Determinant";
protected
  Integer n = size(A, 1);
  Real M[size(A, 1), size(A, 1)] = A "Matrix under elimination";
  Real row[size(A, 1)];
  Integer p;
algorithm
  result := 1;
  for k in 1:n loop
    p := k;
    for i in k + 1:n loop
      if abs(M[i, k]) > abs(M[p, k]) then
        p := i;
      end if;
    end for;
    if p <> k then
      row := M[k, :];
      M[k, :] := M[p, :];
      M[p, :] := row;
      result := -result;
    end if;
    result := result * M[k, k];
    if M[k, k] <> 0 then
      for i in k + 1:n loop
        M[i, :] := M[i, :] - M[i, k] / M[k, k] * M[k, :];
      end for;
    end if;
  end for;
end det;
