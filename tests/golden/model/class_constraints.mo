// The modifiers of a constraining clause hold for a replaceable class and for all that replace it, below their own.
package P
  partial model Base
    parameter Real a = 1;
    Real y;
  end Base;
  model First
    extends Base;
    parameter Real b = 2;
  equation
    y = a + b;
  end First;
  model Second
    extends Base(a = 100);
    parameter Real b = 20;
  equation
    y = a*b;
  end Second;
  model Holder
    parameter Real scale = 9;
    replaceable model Part = First(b = 5) constrainedby Base(a = scale);
    replaceable model Long
      extends Base(a = 7);
    equation
      y = 2*a;
    end Long constrainedby Base(a = 3);
    Part part;
    Part other(a = 2);
    Long long;
  end Holder;
  model Derived
    extends Holder(redeclare model Part = Second);
  end Derived;
end P;
model M
  P.Holder standard;
  P.Holder changed(redeclare model Part = P.Second(b = 4));
  P.Derived derived(scale = 6);
end M;
// Flat:
// model M
//   parameter Real standard.scale = 9
//   parameter Real standard.part.a = standard.scale
//   Real standard.part.y
//   parameter Real standard.part.b = 5
//   parameter Real standard.other.a = 2
//   Real standard.other.y
//   parameter Real standard.other.b = 5
//   parameter Real standard.long.a = 3
//   Real standard.long.y
//   parameter Real changed.scale = 9
//   parameter Real changed.part.a = changed.scale
//   Real changed.part.y
//   parameter Real changed.part.b = 4
//   parameter Real changed.other.a = 2
//   Real changed.other.y
//   parameter Real changed.other.b = 4
//   parameter Real changed.long.a = 3
//   Real changed.long.y
//   parameter Real derived.scale = 6
//   parameter Real derived.part.a = derived.scale
//   Real derived.part.y
//   parameter Real derived.part.b = 20
//   parameter Real derived.other.a = 2
//   Real derived.other.y
//   parameter Real derived.other.b = 20
//   parameter Real derived.long.a = 3
//   Real derived.long.y
// equation
//   standard.part.y = standard.part.a + standard.part.b
//   standard.other.y = standard.other.a + standard.other.b
//   standard.long.y = 2*standard.long.a
//   changed.part.y = changed.part.a*changed.part.b
//   changed.other.y = changed.other.a*changed.other.b
//   changed.long.y = 2*changed.long.a
//   derived.part.y = derived.part.a*derived.part.b
//   derived.other.y = derived.other.a*derived.other.b
//   derived.long.y = 2*derived.long.a
// end M
// endFlat
