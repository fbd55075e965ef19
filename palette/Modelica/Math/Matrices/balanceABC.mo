within Modelica.Math.Matrices;
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
