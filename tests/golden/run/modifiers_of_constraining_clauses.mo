// The modifiers of a constraining clause hold for the declaration and for all that is redeclared after it, those of each
// redeclaration between as well, and so do modifiers of the replaceable element; its own modifiers count more
// (specification 7.3.2).
package P
  model Base
    parameter Real a = 1;
    parameter Real b = 2;
    replaceable model Part = Leaf;
    Part part;
  end Base;
  model Leaf
    parameter Real c = 3;
    parameter Real d = 4;
  end Leaf;
  model Host
    replaceable model M = Base constrainedby Base(b = 4, Part(c = 30));
    M m;
    replaceable Base n constrainedby Base(b = 4);
  end Host;
  model Narrowed
    extends Host(redeclare replaceable model M = Base constrainedby Base(a = 50),
      redeclare replaceable Base n constrainedby Base(a = 50));
  end Narrowed;
  model Declared
    extends Host;
    redeclare replaceable model M = Base(b = 5) constrainedby Base(a = 50);
    redeclare replaceable Base n(b = 5) constrainedby Base(a = 50);
  end Declared;
  model Late
    redeclare replaceable Base n(b = 5) constrainedby Base(a = 50);
    extends Host;
  end Late;
  model Modified
    extends Host(M(a = 7), n(a = 7));
  end Modified;
  model Final
    extends Host(M(final a = 8), n(final a = 8));
  end Final;
  model Holder
    Host h(redeclare replaceable model M = Base constrainedby Base(a = 50),
      redeclare replaceable Base n constrainedby Base(a = 50));
  end Holder;
end P;
model M
  P.Narrowed narrowed, narrowedAgain(redeclare model M = P.Base, redeclare P.Base n);
  P.Declared declared, declaredAgain(redeclare model M = P.Base(a = 6), redeclare P.Base n(a = 6));
  P.Late late, lateAgain(redeclare P.Base n);
  P.Modified modified(redeclare model M = P.Base(redeclare model Part = P.Leaf(d = 40)), redeclare P.Base n);
  P.Modified modifiedTwice(M(a = 9), n(a = 9));
  P.Final fixed(redeclare model M = P.Base, redeclare P.Base n);
  P.Holder holder(h(redeclare model M = P.Base, redeclare P.Base n));
equation
  assert(narrowed.m.a == 50 and narrowed.m.b == 4 and narrowed.n.a == 50 and narrowed.n.b == 4, "in an extends clause");
  assert(narrowedAgain.m.a == 50 and narrowedAgain.m.b == 4 and narrowedAgain.n.a == 50 and narrowedAgain.n.b == 4,
    "redeclared twice");
  assert(declared.m.a == 50 and declared.m.b == 5 and declared.n.a == 50 and declared.n.b == 5, "among the elements");
  assert(declaredAgain.m.a == 6 and declaredAgain.m.b == 4 and declaredAgain.n.a == 6 and declaredAgain.n.b == 4,
    "without the modifiers of what was between");
  assert(late.n.a == 50 and late.n.b == 5 and lateAgain.n.a == 50 and lateAgain.n.b == 4, "before the extends clause");
  assert(modified.m.a == 7 and modified.m.b == 4 and modified.n.a == 7 and modified.n.b == 4, "modified before");
  assert(modified.m.part.c == 30 and modified.m.part.d == 40, "a class within");
  assert(modifiedTwice.m.a == 9 and modifiedTwice.n.a == 9, "the outermost counts");
  assert(fixed.m.a == 8 and fixed.n.a == 8, "final");
  assert(holder.h.m.a == 50 and holder.h.m.b == 4 and holder.h.n.a == 50 and holder.h.n.b == 4, "of a part");
end M;
// Run:
// finished
// endRun
