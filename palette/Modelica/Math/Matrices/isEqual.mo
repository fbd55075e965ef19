within Modelica.Math.Matrices;
function isEqual "Two matrices agree element by element"
  extends Modelica.Icons.Function;
  input Real M1[:, :] "First matrix";
  input Real M2[:, :] "Second matrix";
  input Real eps(min = 0) = 0 "Tolerance of each element";
  output Boolean result "Sizes are equal and no difference exceeds the tolerance";
algorithm
  result := size(M1, 1) == size(M2, 1) and size(M1, 2) == size(M2, 2);
  if result then
    for k in 1:size(M1, 1) loop
      result := result and Vectors.isEqual(M1[k, :], M2[k, :], eps);
    end for;
  end if;
end isEqual;
