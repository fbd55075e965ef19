model M
  Real x; /* never closed
end M;
// Messages:
// 2:11: error P003: this comment is never closed by '*/'
// 1:7: error P018: class 'M' is never closed by 'end M'
// endMessages
