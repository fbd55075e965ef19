// What classes of a kind may hold, what can be imported, and names that are given twice.
type State = enumeration(off, on, off, start);
record Data
  Real x;
protected
  Real hidden;
equation
  x = 1;
end Data;
connector Plug
  outer Real g;
  Real v;
  flow Real i;
algorithm
  v := 1;
end Plug;
expandable connector Bus
  flow Real i;
end Bus;
model Double
  model Part
  end Part;
  Real Part;
  model Part
    Real x = 2;
  end Part;
  flow Real i;
end Double;
model M
  import Modelica.Nothing;
  import State;
  import State = Data;
  import Double.*;
  outer Real g = 2;
  State state = State.on;
  Data data;
  Plug plug;
  Bus bus;
  Double double;
end M;
// Flat:
// 30:3: error N002: 'Modelica.Nothing' cannot be imported: it is not known
// 32:3: error N005: 'State' is imported twice
// 33:3: error N022: 'Double.*' cannot be imported: 'Double' is a model, not a package
// 34:14: error N022: 'g' in the model 'M' is outer and cannot be modified: it is what the inner one is
// 23:8: error N005: 'Part' is declared twice in 'Double'
// 24:9: error N005: 'Part' is declared twice in 'Double'
// 20:7: error N016: 'Double' has two different classes 'Part'
//   21:9: one of them
//   24:9: the other one
// 27:13: warning N022: 'i' in the model 'Double' is declared a flow variable, which has no meaning there
// 34:14: error N006: the model needs an inner 'g' around it
//   declare it in the model: inner Real g
// 2:6: error N005: 'off' is declared twice in 'State'
// 2:6: error N022: a literal cannot be named 'start': enumerations have this attribute
// 3:8: error N022: the record 'Data' cannot have equations
// 6:8: error N022: 'hidden' in the record 'Data' cannot be protected
// 10:11: error N022: the connector 'Plug' cannot have an algorithm
// 11:14: error N022: 'g' in the connector 'Plug' cannot be inner or outer
// 11:14: error N006: plug needs an inner 'g' around it
//   declare it in the model: inner Real g
//   part plug
// 18:13: error N022: 'i' in the expandable connector 'Bus' cannot be a flow variable
// endFlat
