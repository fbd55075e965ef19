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

  function solve2 "Solution of systems of linear equations with several right-hand sides"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real B[size(A, 1), :] "Right-hand sides, one a column";
    output Real X[size(B, 1), size(B, 2)] "Matrix with A*X = B";
  algorithm
    for k in 1:size(B, 2) loop
      X[:, k] := solve(A, B[:, k]);
    end for;
  end solve2;

  pure function LU "Factors of a matrix by elimination with exchange of rows"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    output Real LU[size(A, 1), size(A, 2)] = A "Upper factor, and below the diagonal the lower one, whose diagonal is 1";
    output Integer pivots[min(size(A, 1), size(A, 2))] "Row k was exchanged with row pivots[k]";
    output Integer info "0, or k where the k-th element of the upper diagonal is zero";
    external "FORTRAN 77" dgetrf(size(A, 1), size(A, 2), LU, size(A, 1), pivots, info);
  end LU;

  function LU_solve "Solution of a system of linear equations with the factors of LU"
    extends Modelica.Icons.Function;
    input Real LU[:, size(LU, 1)] "Factors";
    input Integer pivots[size(LU, 1)] "Exchanges of rows";
    input Real b[size(LU, 1)] "Right-hand side";
    output Real x[size(b, 1)] "Solution";
  protected
    Integer n = size(LU, 1);
    Real t;
  algorithm
    for k in 1:n loop
      assert(LU[k, k] <> 0, "The matrix of the linear system is singular");
    end for;
    x := b;
    for k in 1:n loop
      t := x[k];
      x[k] := x[pivots[k]];
      x[pivots[k]] := t;
    end for;
    for k in 2:n loop
      x[k] := x[k] - LU[k, 1:k - 1]*x[1:k - 1];
    end for;
    for k in n:-1:1 loop
      x[k] := (x[k] - LU[k, k + 1:n]*x[k + 1:n])/LU[k, k];
    end for;
  end LU_solve;

  function LU_solve2 "Solution for several right-hand sides with the factors of LU"
    extends Modelica.Icons.Function;
    input Real LU[:, size(LU, 1)] "Factors";
    input Integer pivots[size(LU, 1)] "Exchanges of rows";
    input Real B[size(LU, 1), :] "Right-hand sides, one a column";
    output Real X[size(B, 1), size(B, 2)] "Solutions";
  algorithm
    for k in 1:size(B, 2) loop
      X[:, k] := LU_solve(LU, pivots, B[:, k]);
    end for;
  end LU_solve2;

  function leastSquares "Solution of linear equations with the least error, and the shortest of those"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    input Real b[size(A, 1)] "Right-hand side";
    input Real rcond = 100*Modelica.Constants.eps "Ratio of diagonal elements below which columns count as dependent";
    output Real x[size(A, 2)] "Vector with the least sum of squares of A*x - b";
    output Integer rank "Number of independent columns";
  protected
    Integer info;
  algorithm
    if min(size(A)) > 0 then
      (x, info, rank) := LAPACK.dgelsy_vec(A, b, rcond);
      assert(info == 0, "The least squares problem has no solution");
    else
      x := fill(0.0, size(A, 2));
      rank := 0;
    end if;
  end leastSquares;

  function cholesky "Triangular factor of a symmetric, positive definite matrix"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Symmetric, positive definite matrix";
    input Boolean upper = true "The factor is an upper one, A = H'*H; else a lower one, A = H*H'";
    output Real H[size(A, 1), size(A, 2)] "Factor";
  protected
    Real d;
  algorithm
    H := zeros(size(A, 1), size(A, 1));
    for k in 1:size(A, 1) loop
      d := A[k, k] - H[k, :]*H[k, :];
      assert(d > 0, "The matrix has to be symmetric and positive definite");
      H[k, k] := sqrt(d);
      for i in k + 1:size(A, 1) loop
        H[i, k] := ((if upper then A[k, i] else A[i, k]) - H[i, :]*H[k, :])/H[k, k];
      end for;
    end for;
    if upper then
      H := transpose(H);
    end if;
  end cholesky;

  function eigenValues "Eigenvalues and eigenvectors of a matrix"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    output Real eigenvalues[size(A, 1), 2] "Real and imaginary parts, one eigenvalue a row";
    output Real eigenvectors[size(A, 1), size(A, 2)]
      "Vectors as columns; of two conjugate eigenvalues the real and the imaginary part of the first one's vector";
  protected
    Integer info;
    Real re[size(A, 1)];
    Real im[size(A, 1)];
  algorithm
    if size(A, 1) > 0 then
      (re, im, eigenvectors, info) := LAPACK.dgeev(A);
      assert(info == 0, "The eigenvalues of the matrix cannot be found");
      eigenvalues[:, 1] := re;
      eigenvalues[:, 2] := im;
    end if;
  end eigenValues;

  function eigenValueMatrix "Real matrix with given eigenvalues in blocks on its diagonal"
    extends Modelica.Icons.Function;
    input Real eigenValues[:, 2] "Real and imaginary parts; conjugate ones follow each other";
    output Real J[size(eigenValues, 1), size(eigenValues, 1)] "Matrix of blocks with one or two rows";
  protected
    Integer n = size(eigenValues, 1);
    Integer k = 1;
  algorithm
    J := zeros(n, n);
    while k <= n loop
      J[k, k] := eigenValues[k, 1];
      if eigenValues[k, 2] <> 0 and k < n then
        J[k, k + 1] := eigenValues[k, 2];
        J[k + 1, k] := eigenValues[k + 1, 2];
        J[k + 1, k + 1] := eigenValues[k + 1, 1];
        k := k + 1;
      end if;
      k := k + 1;
    end while;
  end eigenValueMatrix;

  function singularValues "Singular values and vectors of a matrix"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    output Real sigma[min(size(A, 1), size(A, 2))] "Singular values, the largest first";
    output Real U[size(A, 1), size(A, 1)] = identity(size(A, 1)) "Vectors on the left, as columns";
    output Real VT[size(A, 2), size(A, 2)] = identity(size(A, 2)) "Vectors on the right, as rows";
  protected
    Integer info;
  algorithm
    if min(size(A)) > 0 then
      (sigma, U, VT, info) := LAPACK.dgesvd(A);
      assert(info == 0, "The singular values of the matrix cannot be found");
    end if;
  end singularValues;

  function QR "Orthogonal and upper triangular factor of a matrix"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix with at least as many rows as columns";
    input Boolean pivoting = true "Columns are taken by their length, the longest first";
    output Real Q[size(A, 1), size(A, 2)] "Factor with orthonormal columns";
    output Real R[size(A, 2), size(A, 2)] "Upper triangular factor";
    output Integer p[size(A, 2)] "Order of the columns: A[:, p] = Q*R";
  protected
    Integer n = size(A, 2);
    Real factors[size(A, 1), size(A, 2)];
    Real tau[size(A, 2)];
  algorithm
    assert(size(A, 1) >= n, "A QR factorization needs at least as many rows as columns");
    if n > 0 then
      if pivoting then
        (factors, p, tau) := LAPACK.dgeqp3(A);
      else
        (factors, tau) := LAPACK.dgeqrf(A);
        p := 1:n;
      end if;
      for i in 1:n loop
        for j in 1:n loop
          R[i, j] := if i <= j then factors[i, j] else 0;
        end for;
      end for;
      Q := LAPACK.dorgqr(factors, tau);
    end if;
  end QR;

  function rank "Number of independent rows and columns"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    input Real eps = 0 "Singular values up to this one count as zero; 0: what rounding makes of zero";
    output Integer result "Rank";
  protected
    Real sigma[min(size(A, 1), size(A, 2))];
    Real limit;
  algorithm
    result := 0;
    if min(size(A)) > 0 then
      sigma := singularValues(A);
      limit := if eps > 0 then eps else max(size(A))*sigma[1]*Modelica.Constants.eps;
      for k in 1:size(sigma, 1) loop
        if sigma[k] > limit then
          result := result + 1;
        end if;
      end for;
    end if;
  end rank;

  function norm "Norm of a matrix"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    input Real p(min = 1) = 2 "1, 2, or Modelica.Constants.inf";
    output Real result "Largest sum of a column (1), largest singular value (2), or largest sum of a row";
  protected
    Real sigma[min(size(A, 1), size(A, 2))];
  algorithm
    result := 0;
    if min(size(A)) > 0 then
      if p == 1 then
        for j in 1:size(A, 2) loop
          result := max(result, sum(abs(A[:, j])));
        end for;
      elseif p == 2 then
        sigma := singularValues(A);
        result := sigma[1];
      elseif p == Modelica.Constants.inf then
        for i in 1:size(A, 1) loop
          result := max(result, sum(abs(A[i, :])));
        end for;
      else
        assert(false, "The norm of a matrix is of the kind 1, 2 or Modelica.Constants.inf");
      end if;
    end if;
  end norm;

  function conditionNumber "Condition of a matrix"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix, square unless p = 2";
    input Real p(min = 1) = 2 "Kind of norm: 1, 2, or Modelica.Constants.inf";
    output Real result "Norm of the matrix times norm of its inverse; Modelica.Constants.inf for a singular one";
  protected
    Real sigma[min(size(A, 1), size(A, 2))];
  algorithm
    result := 0;
    if min(size(A)) > 0 then
      if p == 2 then
        sigma := singularValues(A);
        result := if sigma[end] < 1e-100*sigma[1] then Modelica.Constants.inf else sigma[1]/sigma[end];
      else
        result := norm(A, p)*norm(inv(A), p);
      end if;
    end if;
  end conditionNumber;

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

  function integralExp "Exponential function of a matrix and its integral"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real B[size(A, 1), :] "Factor of the integral";
    input Real T = 1 "Upper limit of the integral";
    output Real phi[size(A, 1), size(A, 1)] "exp(A*T)";
    output Real gamma[size(A, 1), size(B, 2)] "Integral of exp(A*t) from 0 to T, times B";
  protected
    Integer n = size(A, 1);
    Integer m = size(B, 2);
    Real E[size(A, 1) + size(B, 2), size(A, 1) + size(B, 2)] "Exponential function of the matrix [A, B; 0, 0]";
  algorithm
    E := exp([A, B; zeros(m, n), zeros(m, m)], T);
    phi := E[1:n, 1:n];
    gamma := E[1:n, n + 1:n + m];
  end integralExp;

  package LAPACK "Subroutines of the library of that name"
    extends Modelica.Icons.FunctionsPackage;

    pure function dgeev "Eigenvalues and right eigenvectors"
      extends Modelica.Icons.Function;
      input Real A[:, size(A, 1)] "Square matrix";
      output Real eigenReal[size(A, 1)] "Real parts";
      output Real eigenImag[size(A, 1)] "Imaginary parts";
      output Real eigenVectors[size(A, 1), size(A, 1)] "Eigenvectors";
      output Integer info "0, or what went wrong";
    protected
      Integer n = size(A, 1);
      Integer lwork = 12*size(A, 1);
      Real Awork[size(A, 1), size(A, 1)] = A;
      Real left[1, size(A, 1)];
      Real work[12*size(A, 1)];
      external "FORTRAN 77" dgeev("N", "V", n, Awork, n, eigenReal, eigenImag, left, 1, eigenVectors, n, work, lwork, info);
    end dgeev;

    pure function dgesvd "Singular values and vectors"
      extends Modelica.Icons.Function;
      input Real A[:, :] "Matrix";
      output Real sigma[min(size(A, 1), size(A, 2))] "Singular values";
      output Real U[size(A, 1), size(A, 1)] "Left vectors as columns";
      output Real VT[size(A, 2), size(A, 2)] "Right vectors as rows";
      output Integer info "0, or what went wrong";
    protected
      Integer m = size(A, 1);
      Integer n = size(A, 2);
      Integer lwork = 5*(size(A, 1) + size(A, 2)) + 10;
      Real Awork[size(A, 1), size(A, 2)] = A;
      Real work[5*(size(A, 1) + size(A, 2)) + 10];
      external "FORTRAN 77" dgesvd("A", "A", m, n, Awork, m, sigma, U, m, VT, n, work, lwork, info);
    end dgesvd;

    pure function dgeqp3 "Factors of a matrix with exchange of columns"
      extends Modelica.Icons.Function;
      input Real A[:, :] "Matrix";
      output Real factors[size(A, 1), size(A, 2)] = A "Upper factor, and reflections below it";
      output Integer p[size(A, 2)] = zeros(size(A, 2)) "Order of the columns";
      output Real tau[min(size(A, 1), size(A, 2))] "Factors of the reflections";
      output Integer info "0, or what went wrong";
    protected
      Integer m = size(A, 1);
      Integer lwork = 4*(size(A, 2) + 1);
      Real work[4*(size(A, 2) + 1)];
      external "FORTRAN 77" dgeqp3(m, size(A, 2), factors, m, p, tau, work, lwork, info);
    end dgeqp3;

    pure function dgeqrf "Factors of a matrix"
      extends Modelica.Icons.Function;
      input Real A[:, :] "Matrix";
      output Real factors[size(A, 1), size(A, 2)] = A "Upper factor, and reflections below it";
      output Real tau[min(size(A, 1), size(A, 2))] "Factors of the reflections";
      output Integer info "0, or what went wrong";
    protected
      Integer m = size(A, 1);
      Integer lwork = 4*(size(A, 2) + 1);
      Real work[4*(size(A, 2) + 1)];
      external "FORTRAN 77" dgeqrf(m, size(A, 2), factors, m, tau, work, lwork, info);
    end dgeqrf;

    pure function dorgqr "Orthogonal matrix of reflections"
      extends Modelica.Icons.Function;
      input Real factors[:, :] "Result of dgeqp3 or dgeqrf";
      input Real tau[min(size(factors, 1), size(factors, 2))] "Factors of the reflections";
      output Real Q[size(factors, 1), size(factors, 2)] = factors "Matrix with orthonormal columns";
      output Integer info "0, or what went wrong";
    protected
      Integer m = size(factors, 1);
      Integer n = size(factors, 2);
      Integer k = size(tau, 1);
      Integer lwork = 4*(size(factors, 2) + 1);
      Real work[4*(size(factors, 2) + 1)];
      external "FORTRAN 77" dorgqr(m, n, k, Q, m, tau, work, lwork, info);
    end dorgqr;

    pure function dgelsy_vec "Least squares with exchange of columns"
      extends Modelica.Icons.Function;
      input Real A[:, :] "Matrix";
      input Real b[size(A, 1)] "Right-hand side";
      input Real rcond = 0.0 "Ratio of diagonal elements below which columns count as dependent";
      output Real x[size(A, 2)] "Solution";
      output Integer info "0, or what went wrong";
      output Integer rank "Number of independent columns";
    protected
      Integer m = size(A, 1);
      Integer n = size(A, 2);
      Integer rows = max(size(A, 1), size(A, 2));
      Real X[max(size(A, 1), size(A, 2))];
    algorithm
      X := cat(1, b, zeros(rows - m));
      (X, rank, info) := dgelsy(A, X, rcond);
      x := X[1:n];
    end dgelsy_vec;

    pure function dgelsy "Least squares, as the subroutine takes and gives vectors"
      extends Modelica.Icons.Function;
      input Real A[:, :] "Matrix";
      input Real b[max(size(A, 1), size(A, 2))] "Right-hand side, zeros where the matrix has more columns than rows";
      input Real rcond = 0.0 "Ratio of diagonal elements below which columns count as dependent";
      output Real X[max(size(A, 1), size(A, 2))] = b "Solution, and more";
      output Integer rank "Number of independent columns";
      output Integer info "0, or what went wrong";
    protected
      Integer m = size(A, 1);
      Integer n = size(A, 2);
      Integer rows = max(size(A, 1), size(A, 2));
      Integer lwork = 5*(size(A, 1) + size(A, 2)) + 10;
      Real Awork[size(A, 1), size(A, 2)] = A;
      Integer p[size(A, 2)] = zeros(size(A, 2));
      Real work[5*(size(A, 1) + size(A, 2)) + 10];
      external "FORTRAN 77" dgelsy(m, n, 1, Awork, m, X, rows, p, rcond, rank, work, lwork, info);
    end dgelsy;
  end LAPACK;
end Matrices;
