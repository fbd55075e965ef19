model Whole
  parameter Real k = 1;
  Real y = k;
end Whole;
model Other
  parameter Real gain = 2;
  Real y = gain;
end Other;
partial model Promise
  Real y;
end Promise;
model Base
  replaceable Other first constrainedby Promise;
  replaceable Other second constrainedby Promise;
end Base;
model Middle
  extends Base(redeclare Whole first(k = 3), redeclare replaceable Whole second(k = 4));
end Middle;
// What is not replaceable any more may be given the type that it has; what is, forgets the modifiers of the type it had.
model RedeclaredAgain
  extends Middle(redeclare Whole first(k = 5), redeclare Other second(gain = 6));
end RedeclaredAgain;
// Flat:
// 21:18: warning N018: 'first' is redeclared, although an earlier redeclaration does not say 'replaceable'
//   17:16: redeclared here without 'replaceable'
// model RedeclaredAgain
//   parameter Real first.k = 5
//   Real first.y
//   parameter Real second.gain = 6
//   Real second.y
// equation
//   first.y = first.k  // declared value
//   second.y = second.gain  // declared value
// end RedeclaredAgain
// endFlat
