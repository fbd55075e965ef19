package P
  partial model Load
    parameter Real p = 1;
    Real y;
  end Load;
  model Linear
    extends Load;
    parameter Real slope = 2;
  equation
    y = slope*p;
  end Linear;
  model Square
    extends Load;
  equation
    y = p^2;
  end Square;
  model Machine
    replaceable Linear load(p = 10) constrainedby Load(p = 20);
    replaceable model Second = Square constrainedby Load;
    Second second(p = 3);
    replaceable type Quantity = Real(unit = "1");
    Quantity q = load.y;
  end Machine;
end P;
model Redeclaration
  P.Machine standard;
  P.Machine changed(redeclare P.Square load, redeclare model Second = P.Linear(slope = 7),
    redeclare type Quantity = Real(unit = "kg"));
end Redeclaration;
// Flat:
// model Redeclaration
//   parameter Real standard.load.p = 10
//   Real standard.load.y
//   parameter Real standard.load.slope = 2
//   parameter Real standard.second.p = 3
//   Real standard.second.y
//   Real standard.q(unit = "1")
//   parameter Real changed.load.p = 20
//   Real changed.load.y
//   parameter Real changed.second.p = 3
//   Real changed.second.y
//   parameter Real changed.second.slope = 7
//   Real changed.q(unit = "kg")
// equation
//   standard.q = standard.load.y  // declared value
//   changed.q = changed.load.y  // declared value
//   standard.load.y = standard.load.p*standard.load.slope
//   standard.second.y = standard.second.p*standard.second.p
//   changed.load.y = changed.load.p*changed.load.p
//   changed.second.y = changed.second.p*changed.second.slope
// end Redeclaration
// endFlat
