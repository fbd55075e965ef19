model M
  model Plain
    Real y = 1;
  end Plain;
  model Body
    outer model Load = Plain;
    Load load;
  end Body;
  Body body;
end M;
// Flat:
// 6:11: error N006: body needs an inner class 'Load' around it
//   declare an inner class Load in a model that holds the part
//   part body
// endFlat
