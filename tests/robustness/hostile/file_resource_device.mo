// expect: N013
model M
  parameter String s = Modelica.Utilities.Files.loadResource("file:///dev/zero");
  parameter Integer n = Modelica.Utilities.Streams.countLines(s);
end M;
