within Modelica.Math.Matrices;
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
