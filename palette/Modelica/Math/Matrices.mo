within Modelica.Math;
package Matrices "Functions of matrices"
  extends Modelica.Icons.Package;

  function isEqual "Two matrices agree element by element"
    extends Modelica.Icons.Function;
    input Real M1[:, :] "First matrix";
    input Real M2[:, :] "Second matrix";
    input Real eps(min = 0) = 0 "Tolerance of each element";
    output Boolean result "Sizes are equal and no difference exceeds the tolerance";
  algorithm
    result := size(M1, 1) == size(M2, 1) and size(M1, 2) == size(M2, 2);
    if result then
      for i in 1:size(M1, 1) loop
        for j in 1:size(M1, 2) loop
          if abs(M2[i, j] - M1[i, j]) > eps then
            result := false;
          end if;
        end for;
      end for;
    end if;
  end isEqual;

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

  function trace "Sum of the diagonal"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    output Real result "Trace";
  algorithm
    result := sum(A[k, k] for k in 1:size(A, 1));
    annotation(Inline = true);
  end trace;

  function frobeniusNorm "Root of the sum of squares of all elements"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    output Real result "Norm";
  algorithm
    result := sqrt(sum(A .^ 2));
    annotation(Inline = true);
  end frobeniusNorm;

  function flipLeftRight "Columns in opposite order"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    output Real Aflip[size(A, 1), size(A, 2)] "Last column first";
  algorithm
    Aflip := A[:, size(A, 2):-1:1];
    annotation(Inline = true);
  end flipLeftRight;

  function flipUpDown "Rows in opposite order"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    output Real Aflip[size(A, 1), size(A, 2)] "Last row first";
  algorithm
    Aflip := A[size(A, 1):-1:1, :];
    annotation(Inline = true);
  end flipUpDown;
end Matrices;
