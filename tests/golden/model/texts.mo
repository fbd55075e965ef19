function width
  input String text;
  output Integer n;
  external "C" n = ModelicaStrings_length(text);
end width;
model M
  parameter Boolean isLong = width("ab") == 2;
  Integer n = width(if isLong then "abcd" else "x");
end M;
// Flat:
// model M
//   structural parameter Boolean isLong = true
//   discrete Integer n
// equation
//   n = 4  // declared value
// end M
// endFlat
