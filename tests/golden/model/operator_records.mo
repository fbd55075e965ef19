operator record C
  Real re, im;
  encapsulated operator 'constructor'
    import C;
    function fromReal
      input Real re;
      input Real im = 0;
      output C c(re = re, im = im);
    algorithm
    end fromReal;
  end 'constructor';
  encapsulated operator function '*'
    import C;
    input C a, b;
    output C c;
  algorithm
    c := C(a.re*b.re - a.im*b.im, a.re*b.im + a.im*b.re);
  end '*';
end C;
model OperatorRecords
  C a = C(time, 2), b = a*a, c = 3*b;
end OperatorRecords;
// Flat:
// model OperatorRecords
//   Real a.re
//   Real a.im
//   Real b.re
//   Real b.im
//   Real c.re
//   Real c.im
// equation
//   a.re = time  // declared value
//   a.im = 2  // declared value
//   b.re = a.re*a.re - a.im*a.im  // declared value
//   b.im = a.re*a.im + a.re*a.im  // declared value
//   c.re = 3*b.re  // declared value
//   c.im = 3*b.im  // declared value
// end OperatorRecords
// endFlat
