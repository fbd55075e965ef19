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
// endFlat
