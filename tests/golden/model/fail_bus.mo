package P
  expandable connector Bus
  end Bus;
end P;
model M
  P.Bus a, b;
equation
  connect(a.x, b.y);
end M;
// Flat:
// 8:3: error C004: neither end of the connection says what is connected
//   part a
//   part b
// endFlat
