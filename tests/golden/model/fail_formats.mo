// Options and formats of the conversion to a text.
model M
  type E = enumeration(red, green);
  parameter Real x = 1;
  parameter String a = String(x, format = "abc"), b = String(x, significantDigits = "a"), c = String(3, significantDigits = 4);
  parameter String d = String(x, format = "5.2f", minimumLength = 3), e = String(E.red, format = "d"), f = String(x, format = "*d");
  parameter String g = String(x, leftJustified = 1), h = String(x, format = "x"), i = String(true, width = 3);
end M;
// Flat:
// 5:43: error T022: 'abc' is no format of a Real
//   a format is like "8.3f" or "d"
// 5:85: error T001: the option significantDigits of 'String' has to be an Integer
// 5:95: error T005: 'String' of a Integer has no option significantDigits
// 6:24: error T005: 'format' of 'String' cannot stand beside other options
// 6:75: error T005: 'String' of a enumeration has no option format
// 6:127: error T022: '*d' is no format of a Real
//   a format is like "8.3f" or "d"
// 7:50: error T001: the option leftJustified of 'String' has to be a Boolean
// 7:77: error T022: 'x' is no format of a Real
//   a format is like "8.3f" or "d"
// 7:87: error T005: 'String' of a Boolean has no option width
// endFlat
