// A class can be redeclared where it is replaceable, by one that has what was promised.
partial model Promised
  parameter Real a = 1;
  Real x;
end Promised;
model Full
  extends Promised;
equation
  x = a;
end Full;
model Short
  Real x = 2;
end Short;
package Constants1
  constant Real c = 1, d = 1;
end Constants1;
package Constants2
  constant Real c = 2;
end Constants2;
model Part
  replaceable model Inside = Full constrainedby Promised;
  replaceable package Values = Constants1;
  model Fixed = Full;
  Inside inside;
  Fixed fixed1;
  Real y = Values.c;
end Part;
model M
  Part a(redeclare model Inside = Short), b(redeclare package Values = Constants2), c(redeclare model Fixed = Short);
end M;
// Flat:
// 29:26: error N019: 'Inside' cannot replace 'Promised' as Inside: it has no a
// 29:103: error N018: 'Fixed' cannot be redeclared: it is not replaceable
//   23:9: declared here without 'replaceable'
// 29:63: error N019: 'Values' cannot replace 'Part.Values' as Values: it has no d
// endFlat
