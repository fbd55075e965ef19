// A text goes through connectors as any signal does, in whatever order the equations stand, and has a left limit.
model M
  import Modelica.Utilities.Strings.length;
  connector TextInput = input String;
  connector TextOutput = output String;
  model Source
    parameter String name = "valve";
    TextOutput y, z;
  equation
    y = name;
    z = if time < 0.5 then "open" else "closed";
  end Source;
  model Group
    TextInput u, v;
    Reader reader;
  equation
    connect(u, reader.u);
    connect(v, reader.v);
  end Group;
  model Reader
    TextInput u, v;
    Integer n = length(u), m = length(v);
    Boolean isValve = u == "valve";
  end Reader;
  Source source;
  Group group;
  String mode(start = "at rest");
  Integer changes(start = 0, fixed = true);
equation
  connect(group.u, source.y);
  connect(group.v, source.z);
  when pre(group.reader.v) <> group.reader.v then
    changes = pre(changes) + 1;
  end when;
  when terminal() then
    assert(changes == 1, "one change");
    assert(length(mode) == 7 and kept == 7, "a text of an algorithm");
  end when;
  assert(group.reader.n == 5 and group.reader.isValve, "a parameter");
  assert(group.reader.m == (if time < 0.5 then 4 else 6), "a text that changes");
public
  Integer kept;
algorithm
  when time > 0.25 then
    mode := "moving!";
  end when;
  kept := length(mode);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
