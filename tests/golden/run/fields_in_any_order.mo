// The default of a field may ask for fields that are declared behind it, also in a call of the record; a sum of nothing
// serves as a subscript.
model M
  record Material
    parameter Real x;
    parameter Integer n = max(1, integer(ceil(share)));
    parameter Real share = 3*x;
  end Material;
  record Layers
    parameter Integer count;
    parameter Material material[count];
    final parameter Integer n[count] = {material[k].n for k in 1:count};
  end Layers;
  model Wall
    parameter Layers layers;
    Real T[sum(layers.n)];
  equation
    for i in 1:layers.count loop
      for j in 1:layers.n[i] loop
        T[sum(layers.n[k] for k in 1:i - 1) + product(layers.n[k] for k in 1:0)*j] = 10*i + j;
      end for;
    end for;
  end Wall;
  parameter Layers two = Layers(count = 2, material = {Material(x = 1), Material(x = 0.5)});
  Wall wall[1](layers = {two});
equation
  assert(max(abs(wall[1].T - {11, 12, 13, 21, 22})) < 1e-12, "walls");
end M;
// Run:
// finished
// endRun
