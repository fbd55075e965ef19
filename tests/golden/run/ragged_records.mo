// Records in one array whose own arrays differ in size: each goes to its element, listed or passed on as a whole.
model M
  record Layers
    parameter Integer n;
    parameter Real x[n];
    parameter Real R = sum(x);
  end Layers;
  record Construction
    parameter Real A = 1;
    parameter Layers layers;
  end Construction;
  model Wall
    parameter Real A;
    parameter Layers layers;
    Real U[layers.n] = A./layers.x;
  end Wall;
  model Room
    parameter Construction data[2];
    Wall wall[2](A = data.A, layers = data.layers);
  end Room;
  parameter Layers thick(n = 3, x = {1, 2, 4}), thin(n = 1, x = {0.5});
  Room room(data(layers = {thick, thin}, A = {8, 3}));
equation
  assert(abs(sum(room.wall[1].U) - 14) < 1e-12 and size(room.wall[1].U, 1) == 3, "three layers");
  assert(abs(room.wall[2].U[1] - 6) < 1e-12 and abs(room.wall[2].layers.R - 0.5) < 1e-12, "one layer");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
