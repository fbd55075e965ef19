class Table
  extends ExternalObject;
  function constructor
    input Real x;
    output Table table;
    external "C" table = makeNothing(x);
  end constructor;
  function destructor
    input Table table;
    external "C" dropNothing(table);
  end destructor;
end Table;
function later
  input Real x;
  output Real y;
  external "C" y = computeNothing(x);
end later;
function sometimes
  input Real x;
  output Real y;
algorithm
  y := 0;
  while y < x loop
    y := y + later(x);
  end while;
end sometimes;
model M
  Table made = Table(2);
  Table missing;
  Real y = later(time), z = sometimes(time - 5);
end M;
// Flat:
// 16:3: error T325: the external function computeNothing, called by 'later', is not available: the library in FOLDER is not trusted
//   trust its C functions, which may then do what you may, by --trust FOLDER, or in the window when it asks
// 16:3: warning T325: the external function computeNothing, called by 'later', is not available: the library in FOLDER is not trusted; a run that calls it will stop
//   trust its C functions, which may then do what you may, by --trust FOLDER, or in the window when it asks
// 6:5: error T325: the external function makeNothing, called by 'Table.constructor', is not available: the library in FOLDER is not trusted
//   trust its C functions, which may then do what you may, by --trust FOLDER, or in the window when it asks
// 29:9: error T326: missing is an external object without a value
//   make it with the constructor of its class
//   part missing
// endFlat
