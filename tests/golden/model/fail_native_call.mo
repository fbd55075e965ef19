function inverse
  input Real a[:, size(a, 1)];
  output Real b[size(a, 1), size(a, 1)];
  output Integer info;
  external "FORTRAN 77" dgetri(size(a, 1), a, b, info);
end inverse;
function opposite
  input String s;
  output Integer n;
  external "C" n = ModelicaStrings_length(s);
end opposite;
function read
  input String name;
  output Integer n;
  external "C" n = ModelicaInternal_countLines(name);
end read;
model M
  parameter Integer lines = read("no such file.txt");
  Real v[lines] = zeros(lines);
  Real x = time;
end M;
// Flat:
// 18:29: error F501: read: the file no such file.txt cannot be found: there is no folder that the name counts from
// endFlat
