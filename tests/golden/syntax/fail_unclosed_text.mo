model M
  parameter String s = "never closed;
end M;
// Messages:
// 2:24: error P002: this text is never closed by a quotation mark
// 1:7: error P018: class 'M' is never closed by 'end M'
// endMessages
