model Motor
  Real w;
end Moter;
model Open
  Real x;
// Messages:
// 3:5: error P007: 'end Moter' closes class 'Motor'
//   1:7: class 'Motor' begins here
//   write 'end Motor'
// 4:7: error P018: class 'Open' is never closed by 'end Open'
// endMessages
