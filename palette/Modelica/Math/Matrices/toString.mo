within Modelica.Math.Matrices;
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
