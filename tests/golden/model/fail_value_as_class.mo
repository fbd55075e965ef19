package Gears
  constant Real k = 2;
  package Size
    constant Real high = 1;
  end Size;
end Gears;
model M
  Real own;
  Gears.k part;
  own other;
  Gears.Size.high third;
end M;
// Flat:
// 9:3: error N002: 'Gears.k' is a constant of 'Gears', not a class
// 10:3: error N002: 'own' is a component of 'M', not a class
// 11:3: error N002: 'Gears.Size.high' is a constant of 'Gears.Size', not a class
// endFlat
