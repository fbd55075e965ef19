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

  function toString "A matrix as text, one row a line"
    extends Modelica.Icons.Function;
    input Real M[:, :] "Matrix";
    input String name = "" "Name in front of it";
    input Integer significantDigits = 6 "Digits of each number";
    output String s = "" "Text";
  protected
    Integer width = significantDigits + 7;
  algorithm
    if name <> "" then
      s := name + " =\n";
    end if;
    for i in 1:size(M, 1) loop
      for j in 1:size(M, 2) loop
        s := s + String(M[i, j], significantDigits = significantDigits, minimumLength = width, leftJustified = false);
      end for;
      s := s + "\n";
    end for;
  end toString;

  function leastSquares2 "Solutions with the least error for several right-hand sides"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    input Real B[size(A, 1), :] "Right-hand sides, one a column";
    input Real rcond = 100*Modelica.Constants.eps "Ratio of diagonal elements below which columns count as dependent";
    output Real X[size(A, 2), size(B, 2)] "Solutions, one a column";
    output Integer rank "Number of independent columns";
  protected
    Real x[size(A, 2)];
  algorithm
    rank := 0;
    for k in 1:size(B, 2) loop
      (x, rank) := leastSquares(A, B[:, k], rcond);
      X[:, k] := x;
    end for;
  end leastSquares2;

  function equalityLeastSquares "Solution with the least error that meets further equations exactly"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix of the equations that are met as well as possible";
    input Real a[size(A, 1)] "Their right-hand side";
    input Real B[:, size(A, 2)] "Matrix of the equations that are met exactly";
    input Real b[size(B, 1)] "Their right-hand side";
    output Real x[size(A, 2)] "Vector with B*x = b and the least sum of squares of A*x - a";
  protected
    Integer info;
  algorithm
    (x, info) := LAPACK.dgglse_vec(A, a, B, b);
    assert(info == 0, "The least squares problem with equations has no unique solution");
  end equalityLeastSquares;

  function rcond "Reciprocal of the condition of a matrix"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Boolean inf = false "With the sums of rows as norm, else with those of columns";
    output Real rcond "Near to 1: well conditioned; near to 0: singular";
    output Integer info "0, or what went wrong";
  protected
    Real factors[size(A, 1), size(A, 1)];
    Integer pivots[size(A, 1)];
  algorithm
    if size(A, 1) > 0 then
      (factors, pivots, info) := LU(A);
      (rcond, info) := LAPACK.dgecon(factors, inf, norm(A, if inf then Modelica.Constants.inf else 1));
    else
      rcond := Modelica.Constants.inf;
      info := 0;
    end if;
  end rcond;

  function nullSpace "Orthonormal vectors that a matrix makes zero"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Matrix";
    output Real Z[size(A, 2), :] "Vectors as columns";
    output Integer nullity "Number of these vectors";
  protected
    Integer n = size(A, 2);
    Real sigma[min(size(A, 1), size(A, 2))];
    Real U[size(A, 1), size(A, 1)];
    Real VT[size(A, 2), size(A, 2)];
    Real limit;
  algorithm
    (sigma, U, VT) := singularValues(A);
    nullity := n;
    if min(size(A)) > 0 then
      limit := max(size(A))*sigma[1]*Modelica.Constants.eps;
      for k in 1:size(sigma, 1) loop
        if sigma[k] > limit then
          nullity := nullity - 1;
        end if;
      end for;
    end if;
    Z := transpose(VT[n - nullity + 1:n, :]);
  end nullSpace;

  function hessenberg "Form of a matrix with one diagonal below the main one"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    output Real H[size(A, 1), size(A, 2)] "Matrix with zeros below its first subdiagonal";
    output Real U[size(A, 1), size(A, 2)] "Orthogonal matrix with A = U*H*U'";
  protected
    Integer n = size(A, 1);
    Real packed[size(A, 1), size(A, 1)] "Form, and reflections below it";
    Real tau[max(size(A, 1), 1) - 1] "Factors of the reflections";
    Integer info;
  algorithm
    H := A;
    U := identity(n);
    if n > 2 then
      (packed, tau, info) := LAPACK.dgehrd(A);
      assert(info == 0, "The Hessenberg form cannot be found");
      (U, info) := LAPACK.dorghr(packed, tau = tau);
      assert(info == 0, "The transformation to the Hessenberg form cannot be found");
      for i in 1:n loop
        for j in 1:n loop
          H[i, j] := if i > j + 1 then 0 else packed[i, j];
        end for;
      end for;
    end if;
  end hessenberg;

  function realSchur "Triangular form of a matrix, with blocks of two rows for conjugate eigenvalues"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    output Real S[size(A, 1), size(A, 2)] "Form of Schur";
    output Real QZ[size(A, 1), size(A, 2)] "Orthogonal matrix with A = QZ*S*QZ'";
    output Real alphaReal[size(A, 1)] "Real parts of the eigenvalues";
    output Real alphaImag[size(A, 1)] "Imaginary parts of the eigenvalues";
  protected
    Integer info;
  algorithm
    if size(A, 1) > 0 then
      (S, QZ, alphaReal, alphaImag, info) := LAPACK.dgees(A);
      assert(info == 0, "The Schur form cannot be found");
    end if;
  end realSchur;

  function balance "Scaling by powers of two that makes rows and columns alike"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    output Real D[size(A, 1)] "Scales";
    output Real B[size(A, 1), size(A, 1)] "Scaled matrix, A = diagonal(D)*B*inv(diagonal(D))";
  algorithm
    (D, B) := balanceABC(A);
  end balance;

  function balanceABC "Scaling by powers of two of the matrices of a linear system"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Matrix of the states";
    input Real B[size(A, 1), :] = fill(0.0, size(A, 1), 0) "Matrix of the inputs";
    input Real C[:, size(A, 1)] = fill(0.0, 0, size(A, 1)) "Matrix of the outputs";
    output Real scale[size(A, 1)] "Scales, the diagonal of T";
    output Real As[size(A, 1), size(A, 1)] "inv(T)*A*T";
    output Real Bs[size(A, 1), size(B, 2)] "inv(T)*B";
    output Real Cs[size(C, 1), size(A, 1)] "C*T";
  protected
    Integer n = size(A, 1);
    Real row "Sum of the other elements of a row";
    Real column "Sum of the other elements of a column";
    Real f "Factor of a column";
    Boolean isChanged = true;
  algorithm
    scale := ones(n);
    As := A;
    Bs := B;
    Cs := C;
    while isChanged loop
      isChanged := false;
      for k in 1:n loop
        row := sum(abs(As[k, :])) - abs(As[k, k]) + sum(abs(Bs[k, :]));
        column := sum(abs(As[:, k])) - abs(As[k, k]) + sum(abs(Cs[:, k]));
        if row > 0 and column > 0 then
          f := 1;
          while column*f*f < row/2 loop
            f := 2*f;
          end while;
          while column*f*f > 2*row loop
            f := f/2;
          end while;
          if column*f + row/f < 0.95*(column + row) then
            As[:, k] := As[:, k]*f;
            Cs[:, k] := Cs[:, k]*f;
            As[k, :] := As[k, :]/f;
            Bs[k, :] := Bs[k, :]/f;
            scale[k] := scale[k]*f;
            isChanged := true;
          end if;
        end if;
      end for;
    end while;
  end balanceABC;

  function integralExpT "Exponential function of a matrix, its integral and the integral of that"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real B[size(A, 1), :] "Factor of the integrals";
    input Real T = 1 "Upper limit of the integrals";
    output Real phi[size(A, 1), size(A, 1)] "exp(A*T)";
    output Real gamma[size(A, 1), size(B, 2)] "Integral of exp(A*t) from 0 to T, times B";
    output Real gamma1[size(A, 1), size(B, 2)] "Integral of (T - t)*exp(A*t) from 0 to T, times B";
  protected
    Integer n = size(A, 1);
    Integer m = size(B, 2);
    Real E[size(A, 1) + 2*size(B, 2), size(A, 1) + 2*size(B, 2)] "Of the matrix with B and the identity in blocks";
  algorithm
    E := exp([A, B, zeros(n, m); zeros(m, n), zeros(m, m), identity(m); zeros(m, n), zeros(m, m), zeros(m, m)], T);
    phi := E[1:n, 1:n];
    gamma := E[1:n, n + 1:n + m];
    gamma1 := E[1:n, n + m + 1:n + 2*m];
  end integralExpT;

  function continuousSylvester "Solution of A*X + X*B = C"
    extends Modelica.Icons.Function;
    input Real A[:, :] "Square matrix";
    input Real B[:, :] "Square matrix";
    input Real C[size(A, 1), size(B, 2)] "Right-hand side";
    input Boolean AisSchur = false "A has the real Schur form already";
    input Boolean BisSchur = false "B has the real Schur form already";
    output Real X[size(A, 1), size(B, 2)] "Solution";
  protected
    Real S[size(A, 1), size(A, 1)] = A;
    Real T[size(B, 1), size(B, 1)] = B;
    Real U[size(A, 1), size(A, 1)] = identity(size(A, 1));
    Real V[size(B, 1), size(B, 1)] = identity(size(B, 1));
    Real scale;
    Integer info;
  algorithm
    X := zeros(size(A, 1), size(B, 2));
    if size(A, 1) > 0 and size(B, 1) > 0 then
      if not AisSchur then
        (S, U) := realSchur(A);
      end if;
      if not BisSchur then
        (T, V) := realSchur(B);
      end if;
      (X, scale, info) := LAPACK.dtrsyl(S, T, transpose(U)*C*V);
      assert(info == 0, "A*X + X*B = C has no unique solution: A and -B have a common eigenvalue");
      X := U*X*transpose(V)/scale;
    end if;
  end continuousSylvester;

  function continuousLyapunov "Solution of X*A + A'*X = C"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real C[size(A, 1), size(A, 2)] "Right-hand side";
    input Boolean ATisSchur = false "The transpose of A has the real Schur form already";
    input Real eps = norm(A, 1)*10*1e-15 "Not used: blocks are told by the form itself";
    output Real X[size(A, 1), size(A, 2)] "Solution";
  algorithm
    X := continuousSylvester(transpose(A), A, C, ATisSchur);
  end continuousLyapunov;

  function discreteSylvester "Solution of A*X*B + sgn*X = C"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real B[:, size(B, 1)] "Square matrix";
    input Real C[size(A, 2), size(B, 1)] "Right-hand side";
    input Boolean AisHess = false "A has the Hessenberg form already; makes no difference";
    input Boolean BTisSchur = false "The transpose of B has the real Schur form already; makes no difference";
    input Integer sgn = 1 "1 or -1";
    input Real eps = norm(A, 1)*10*Modelica.Constants.eps "Not used";
    output Real X[size(A, 2), size(B, 1)] "Solution";
  protected
    Integer n = size(A, 1);
    Integer m = size(B, 1);
    Real K[size(A, 1)*size(B, 1), size(A, 1)*size(B, 1)] "Matrix of the equations for all elements, column by column";
    Real c[size(A, 1)*size(B, 1), 1];
    Real x[size(A, 1)*size(B, 1), 1];
    Integer info;
  algorithm
    assert(abs(sgn) == 1, "The sign in A*X*B + sgn*X = C has to be 1 or -1");
    K := sgn*identity(n*m);
    for j in 1:m loop
      c[(j - 1)*n + 1:j*n, 1] := C[:, j];
      for l in 1:m loop
        K[(j - 1)*n + 1:j*n, (l - 1)*n + 1:l*n] := K[(j - 1)*n + 1:j*n, (l - 1)*n + 1:l*n] + B[l, j]*A;
      end for;
    end for;
    (x, info) := LAPACK.dgesv(K, c);
    assert(info == 0, "A*X*B + sgn*X = C has no unique solution");
    for j in 1:m loop
      X[:, j] := x[(j - 1)*n + 1:j*n, 1];
    end for;
  end discreteSylvester;

  function discreteLyapunov "Solution of A'*X*A + sgn*X = C"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real C[size(A, 1), size(A, 2)] "Right-hand side";
    input Boolean ATisSchur = false "The transpose of A has the real Schur form already; makes no difference";
    input Integer sgn = 1 "1 or -1";
    input Real eps = norm(A, 1)*10*Modelica.Constants.eps "Not used";
    output Real X[size(A, 1), size(A, 2)] "Solution";
  algorithm
    X := discreteSylvester(transpose(A), A, C, sgn = sgn);
  end discreteLyapunov;

  function continuousRiccati "Stabilizing solution of A'*X + X*A - X*B*inv(R)*B'*X + Q = 0"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real B[size(A, 1), :] "Matrix of the inputs";
    input Real R[size(B, 2), size(B, 2)] = identity(size(B, 2)) "Weights of the inputs";
    input Real Q[size(A, 1), size(A, 1)] = identity(size(A, 1)) "Weights of the states";
    input Boolean refine = false "Improve the solution by one more step of Newton's method";
    output Real X[size(A, 1), size(A, 2)] "Solution";
    output Real alphaReal[2*size(A, 1)] "Real parts of the eigenvalues of the Hamiltonian matrix";
    output Real alphaImag[2*size(A, 1)] "Imaginary parts of the eigenvalues of the Hamiltonian matrix";
  protected
    Integer n = size(A, 1);
    Real G[size(A, 1), size(A, 1)] "B*inv(R)*B'";
    Real H[2*size(A, 1), 2*size(A, 1)] "Hamiltonian matrix";
    Real S[2*size(A, 1), 2*size(A, 1)] "Its sign: 1 and -1 for eigenvalues on the right and left";
    Real inverse[2*size(A, 1), 2*size(A, 1)];
    Real next[2*size(A, 1), 2*size(A, 1)];
    Real values[2*size(A, 1), 2];
    Real scale;
    Real change = 1;
    Real RB[size(B, 2), size(A, 1)] "inv(R)*B'";
    Integer steps = 0;
    Integer info;
  algorithm
    (RB, info) := LAPACK.dgesv(R, transpose(B));
    assert(info == 0, "The weights of the inputs in the Riccati equation are singular");
    G := B*RB;
    H := [A, -G; -Q, -transpose(A)];
    values := eigenValues(H);
    alphaReal := values[:, 1];
    alphaImag := values[:, 2];
    // Newton's method for S*S = 1 (Roberts, 1980), scaled by norms.
    S := H;
    while change > 1e-14 and steps < 100 loop
      (inverse, info) := LAPACK.dgesv(S, identity(2*n));
      assert(info == 0, "The Riccati equation has no stabilizing solution");
      scale := if change > 1e-2 then sqrt(frobeniusNorm(inverse)/frobeniusNorm(S)) else 1;
      next := (scale*S + inverse/scale)/2;
      change := frobeniusNorm(next - S)/frobeniusNorm(next);
      S := next;
      steps := steps + 1;
    end while;
    assert(change < 1e-6, "The Riccati equation has no stabilizing solution");
    // The columns of [1; X] span what belongs to the left half plane: (S + 1)*[1; X] = 0.
    X := leastSquares2([S[1:n, n + 1:2*n]; S[n + 1:2*n, n + 1:2*n] + identity(n)],
      -[S[1:n, 1:n] + identity(n); S[n + 1:2*n, 1:n]]);
    X := (X + transpose(X))/2;
    if refine then
      X := continuousLyapunov(A - G*X, -(Q + X*G*X));
    end if;
  end continuousRiccati;

  function discreteRiccati "Stabilizing solution of A'*X*A - X - A'*X*B*inv(R + B'*X*B)*B'*X*A + Q = 0"
    extends Modelica.Icons.Function;
    input Real A[:, size(A, 1)] "Square matrix";
    input Real B[size(A, 1), :] "Matrix of the inputs";
    input Real R[size(B, 2), size(B, 2)] = identity(size(B, 2)) "Weights of the inputs";
    input Real Q[size(A, 1), size(A, 1)] = identity(size(A, 1)) "Weights of the states";
    input Boolean refine = false "Improve the solution by one more step of Newton's method";
    output Real X[size(A, 1), size(A, 2)] "Solution";
    output Real alphaReal[2*size(A, 1)] "Real parts of the eigenvalues: of the closed loop, then their reciprocals";
    output Real alphaImag[2*size(A, 1)] "Imaginary parts of these eigenvalues";
  protected
    Integer n = size(A, 1);
    Real F[size(A, 1), size(A, 1)] = A;
    Real G[size(A, 1), size(A, 1)] "B*inv(R)*B' at first";
    Real W[size(A, 1), size(A, 1)];
    Real P[size(A, 1), size(A, 1)];
    Real K[size(B, 2), size(A, 1)] "Feedback";
    Real values[size(A, 1), 2];
    Real square;
    Real change = 1;
    Real RB[size(B, 2), size(A, 1)] "inv(R)*B'";
    Integer steps = 0;
    Integer info;
  algorithm
    // Doubling: after k steps X is the cost over 2^k instants (Anderson, 1978).
    (RB, info) := LAPACK.dgesv(R, transpose(B));
    assert(info == 0, "The weights of the inputs in the Riccati equation are singular");
    G := B*RB;
    X := Q;
    while change > 1e-15 and steps < 60 loop
      (W, info) := LAPACK.dgesv(identity(n) + G*X, identity(n));
      assert(info == 0, "The Riccati equation has no stabilizing solution");
      P := transpose(F)*X*W*F;
      G := G + F*W*G*transpose(F);
      F := F*W*F;
      X := X + P;
      change := frobeniusNorm(P)/max(frobeniusNorm(X), Modelica.Constants.small);
      steps := steps + 1;
    end while;
    assert(change < 1e-8, "The Riccati equation has no stabilizing solution");
    X := (X + transpose(X))/2;
    (K, info) := LAPACK.dgesv(R + transpose(B)*X*B, transpose(B)*X*A);
    assert(info == 0, "The Riccati equation has no stabilizing solution");
    if refine then
      X := discreteLyapunov(A - B*K, -(Q + transpose(K)*R*K), sgn = -1);
    end if;
    values := eigenValues(A - B*K);
    for k in 1:n loop
      alphaReal[k] := values[k, 1];
      alphaImag[k] := values[k, 2];
      square := values[k, 1]^2 + values[k, 2]^2;
      alphaReal[n + k] := if square > 0 then values[k, 1]/square else Modelica.Constants.inf;
      alphaImag[n + k] := if square > 0 then values[k, 2]/square else 0;
    end for;
  end discreteRiccati;

  function sort "Rows or columns in the order of their first elements, then of the next ones"
    extends Modelica.Icons.Function;
    input Real M[:, :] "Matrix";
    input Boolean sortRows = true "Rows are sorted, else columns";
    input Boolean ascending = true "The least first";
    output Real sorted_M[size(M, 1), size(M, 2)] = M "Sorted matrix";
    output Integer indices[if sortRows then size(M, 1) else size(M, 2)] "Where each row or column stood";
  protected
    Integer n = if sortRows then size(M, 1) else size(M, 2);
    Integer length = if sortRows then size(M, 2) else size(M, 1);
    Integer chosen;
    Integer at;
    Real difference;
  algorithm
    indices := 1:n;
    // Each place takes the first of what is left; equal ones keep their order.
    for i in 2:n loop
      chosen := indices[i];
      at := i;
      difference := 1;
      while at > 1 and difference > 0 loop
        difference := 0;
        for k in 1:length loop
          if difference == 0 then
            difference := if sortRows then M[indices[at - 1], k] - M[chosen, k] else M[k, indices[at - 1]] - M[k, chosen];
          end if;
        end for;
        difference := if ascending then difference else -difference;
        if difference > 0 then
          indices[at] := indices[at - 1];
          at := at - 1;
        end if;
      end while;
      indices[at] := chosen;
    end for;
    if sortRows then
      sorted_M := M[indices, :];
    else
      sorted_M := M[:, indices];
    end if;
  end sort;

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

    pure function dgees "Schur form and Schur vectors"
      extends Modelica.Icons.Function;
      input Real A[:, size(A, 1)] "Square matrix";
      output Real T[size(A, 1), size(A, 2)] = A "Schur form";
      output Real Z[size(A, 1), size(A, 1)] "Orthogonal matrix with A = Z*T*Z'";
      output Real eval_real[size(A, 1)] "Real parts of the eigenvalues";
      output Real eval_imag[size(A, 1)] "Imaginary parts of the eigenvalues";
      output Integer info "0, or what went wrong";
    protected
      Integer n = size(A, 1);
      Integer unsorted = 0;
      Integer nothing[1] = {0};
      Integer lwork = 10*size(A, 1) + 1;
      Real work[10*size(A, 1) + 1];
      external "FORTRAN 77" dgees("V", "N", nothing, n, T, n, unsorted, eval_real, eval_imag, Z, n, work, lwork, nothing, info);
    end dgees;

    pure function dgehrd "Hessenberg form"
      extends Modelica.Icons.Function;
      input Real A[:, size(A, 1)] "Square matrix";
      input Integer ilo = 1 "First row that is not upper triangular yet";
      input Integer ihi = size(A, 1) "Last row that is not upper triangular yet";
      output Real Aout[size(A, 1), size(A, 2)] = A "Form, and reflections below it";
      output Real tau[max(size(A, 1), 1) - 1] "Factors of the reflections";
      output Integer info "0, or what went wrong";
    protected
      Integer n = size(A, 1);
      Integer lwork = 3*size(A, 1) + 1;
      Real work[3*size(A, 1) + 1];
      external "FORTRAN 77" dgehrd(n, ilo, ihi, Aout, n, tau, work, lwork, info);
    end dgehrd;

    pure function dorghr "Orthogonal matrix of the reflections of dgehrd"
      extends Modelica.Icons.Function;
      input Real A[:, size(A, 1)] "Result of dgehrd";
      input Integer ilo = 1 "As given to dgehrd";
      input Integer ihi = size(A, 1) "As given to dgehrd";
      input Real tau[max(0, size(A, 1) - 1)] "Factors of the reflections";
      output Real Aout[size(A, 1), size(A, 2)] = A "Orthogonal matrix";
      output Integer info "0, or what went wrong";
    protected
      Integer n = size(A, 1);
      Integer lwork = 3*size(A, 1) + 1;
      Real work[3*size(A, 1) + 1];
      external "FORTRAN 77" dorghr(n, ilo, ihi, Aout, n, tau, work, lwork, info);
    end dorghr;

    pure function dtrsyl "Solution of A*X + isgn*X*B = scale*C for matrices in Schur form"
      extends Modelica.Icons.Function;
      input Real A[:, :] "Matrix in Schur form";
      input Real B[:, :] "Matrix in Schur form";
      input Real C[if tranA then size(A, 1) else size(A, 2), if tranB then size(B, 1) else size(B, 2)] "Right-hand side";
      input Boolean tranA = false "The transpose of A stands in the equation";
      input Boolean tranB = false "The transpose of B stands in the equation";
      input Integer isgn = 1 "1 or -1";
      output Real X[size(C, 1), size(C, 2)] = C "Solution";
      output Real scale "Factor of the right-hand side, 1 or less";
      output Integer info "0, or what went wrong";
    protected
      Integer m = size(C, 1);
      Integer n = size(C, 2);
      external "FORTRAN 77" dtrsyl(if tranA then "T" else "N", if tranB then "T" else "N", isgn, m, n, A, m, B, n, X, m, scale, info);
    end dtrsyl;

    pure function dgecon "Reciprocal of the condition from the factors of LU"
      extends Modelica.Icons.Function;
      input Real LU_of_A[:, :] "Factors";
      input Boolean inf = false "With the sums of rows as norm, else with those of columns";
      input Real anorm "Norm of the matrix";
      output Real rcond "Reciprocal of the condition";
      output Integer info "0, or what went wrong";
    protected
      Integer n = size(LU_of_A, 2);
      Real work[4*size(LU_of_A, 2)];
      Integer iwork[size(LU_of_A, 2)];
      external "FORTRAN 77" dgecon(if inf then "I" else "1", n, LU_of_A, n, anorm, rcond, work, iwork, info);
    end dgecon;

    pure function dgglse_vec "Least squares with equations that are met exactly"
      extends Modelica.Icons.Function;
      input Real A[:, :] "Matrix of the equations that are met as well as possible";
      input Real c[size(A, 1)] "Their right-hand side";
      input Real B[:, size(A, 2)] "Matrix of the equations that are met exactly";
      input Real d[size(B, 1)] "Their right-hand side";
      output Real x[size(A, 2)] "Solution";
      output Integer info "0, or what went wrong";
    protected
      Integer m = size(A, 1);
      Integer n = size(A, 2);
      Integer p = size(B, 1);
      Real Awork[size(A, 1), size(A, 2)] = A;
      Real Bwork[size(B, 1), size(A, 2)] = B;
      Real cwork[size(A, 1)] = c;
      Real dwork[size(B, 1)] = d;
      Integer lwork = 6*(size(A, 1) + size(A, 2) + size(B, 1));
      Real work[6*(size(A, 1) + size(A, 2) + size(B, 1))];
      external "FORTRAN 77" dgglse(m, n, p, Awork, m, Bwork, p, cwork, dwork, x, work, lwork, info);
    end dgglse_vec;

    pure function dgesv "Solutions of linear equations"
      extends Modelica.Icons.Function;
      input Real A[:, size(A, 1)] "Square matrix";
      input Real B[size(A, 1), :] "Right-hand sides, one a column";
      output Real X[size(A, 1), size(B, 2)] = B "Solutions";
      output Integer info "0, or what went wrong";
    protected
      Integer n = size(A, 1);
      Integer m = size(B, 2);
      Real Awork[size(A, 1), size(A, 1)] = A;
      Integer pivots[size(A, 1)];
      external "FORTRAN 77" dgesv(n, m, Awork, n, pivots, X, n, info);
    end dgesv;
  end LAPACK;
end Matrices;
