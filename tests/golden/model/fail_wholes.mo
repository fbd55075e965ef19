// Classes that are a whole, names that are taken, what operators hold, and short classes of partial ones.
partial model Half
  Real x = 1;
end Half;
model Other = Half;
model Single
  Real x = 1;
end Single;
model Three = Single[3];
model Mixed
  extends Three;
  Real y = 2;
end Mixed;
model Both
  extends Three;
  extends Single;
end Both;
type Length = Real;
model OfType
  extends Length;
end OfType;
class Boolean
  Real x = 1;
end Boolean;
record Data
  flow Real q;
end Data;
package Numbers
  operator record Number
    Real x;
    encapsulated operator '+'
      constant Real offset = 1;
      model Inside
      end Inside;
    end '+';
  end Number;
  operator record Longer
    extends Number;
  end Longer;
end Numbers;
package More
  extends Numbers;
  constant Real c = 1;
end More;
partial function open
  input Real u;
  output Real y;
algorithm
  y := u;
end open;
model Twice = Single(x = 1, x = 2);
model M
  Other other;
  Mixed mixed;
  Both both;
  OfType ofType = 1;
  Boolean boolean;
  Data data(q = 1);
  Numbers.Number number;
  Numbers.Longer longer;
  parameter Real c = More.c;
  Real Integer = 2;
  Real z = open(1);
  Twice twice;
end M;
// Flat:
// 62:8: error N022: 'Integer' is a predefined type and cannot be declared
// 53:9: error N008: 'Other' is partial and cannot be used for other
//   choose a complete class
//   part other
// 10:7: error N022: 'Mixed' extends 'Three', a type, an array or a class with a prefix, and can have no other elements
// 14:7: error N022: 'Both' extends 'Three', a type, an array or a class with a prefix, and can have no other elements
// 19:7: error N022: a model cannot extend a type ('Length')
// 26:13: error N022: 'q' in the record 'Data' cannot be a flow variable: only connectors have them
// 37:19: error N022: 'Numbers.Longer' cannot extend the operator record 'Numbers.Number': write a short class definition
// 51:29: error N017: 'x' is modified twice
//   51:22: modified here already
// endFlat
