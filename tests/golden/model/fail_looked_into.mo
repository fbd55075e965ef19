// What composite names must not look into: partial and non-package classes, protected elements, components.
package Shelf
  partial package Draft
    constant Real a = 1;
  end Draft;
  model Engine
    Real x = 1;
    model Valve
      Real y = 1;
    end Valve;
    encapsulated model Piston
      Real y = 1;
    end Piston;
    function twice
      input Real u;
      output Real y = 2 * u;
    algorithm
    end twice;
  protected
    function hidden
      input Real u;
      output Real y = u;
    algorithm
    end hidden;
    model Inner
      Real z = 1;
    end Inner;
    constant Real k = 1;
    replaceable model Part
      Real z = 1;
    end Part;
    Part part;
  end Engine;
  package Left
    constant Real both = 1, one = 1;
  protected
    constant Real secret = 1;
  end Left;
  package Right
    constant Real both = 2;
  end Right;
  model Through
    outer Base there;
    Real x = there.more;
  end Through;
  record Base
    Real some = 1;
  end Base;
  record Full
    extends Base;
    Real more = 2;
  end Full;
  model Held
    outer parameter Real p;
    outer Real q[2];
  end Held;
  model Imports
    import Shelf.Left.*;
    import Shelf.Right.*;
    import Shelf.Left.secret;
    Real a = one + both;
  end Imports;
  model M
    Engine engine, engines[2];
    Engine.Piston fine;
    Engine.Valve valve;
    Engine.Inner inner1;
    engine.Valve taken;
    function alias = engine.twice;
    Real a = Draft.a;
    Real b = Engine.k;
    Real c = engine.twice(1) + engines[2].twice(2);
    Real d = engine.hidden(1);
    Real e = engines.twice(1);
    Real f = alias(1);
    inner Full there;
    Through through;
    inner parameter Real p = 1;
    inner Real q[3] = {1, 2, 3};
    Held held(p = 2);
    Engine changed(redeclare model Part = Engine.Piston);
    Imports imports;
  end M;
end Shelf;
model Run
  extends Shelf.M;
end Run;
// Flat:
// 66:5: error N028: 'Valve' cannot be taken from the model 'Shelf.Engine': only packages can be looked into
//   declare it as encapsulated, or in a package
// 67:5: error N020: 'Inner' is protected in 'Shelf.Engine' and cannot be used here
// 68:5: error N028: 'engine.Valve' is a model: only functions can be taken from a component
// 80:15: error N021: p of held is outer and cannot be modified: it is what the inner one is
//   part held
// 55:16: error N019: the inner q cannot stand for the outer one that held declares: its size differs
//   79:16: the inner variable
//   part held
// 81:20: error N021: Part of changed is protected and cannot be modified
//   part changed
// 60:5: error N020: 'Shelf.Left.secret' cannot be imported: it is protected
// endFlat
