package P
  function once
    input Real x;
    output Real y;
  algorithm
    y := x;
  end once;
  model Plain
    Real y = 1;
  end Plain;
  model Body
    outer replaceable model Load = Plain;
    outer function law = once;
    Load load;
    Real a = law(time);
  end Body;
  model Group
    Body body;
  end Group;
  model Heavy
    Real y = 2;
    parameter Real m = 7;
  end Heavy;
  model Base
    inner replaceable model Load = Plain;
    inner function law
      input Real x;
      output Real y;
    algorithm
      y := 3*x;
    end law;
    Group group;
  end Base;
end P;
model InnerOuterClass
  extends P.Base(redeclare model Load = P.Heavy);
end InnerOuterClass;
// Flat:
// model InnerOuterClass
//   Real group.body.load.y
//   parameter Real group.body.load.m = 7
//   Real group.body.a
// equation
//   group.body.load.y = 2  // declared value
//   group.body.a = 3*time  // declared value
// end InnerOuterClass
// endFlat
