package P
  model A
    Real x;
  model B
    Real y;
  end B;
end P;
// Messages:
// 7:5: error P018: class 'A' is not closed before 'end P'
//   2:9: class 'A' begins here
//   write 'end A;' before it
// endMessages
