within Modelica.Math.Matrices;
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
