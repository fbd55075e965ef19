model M
equation
  x := 1;
  connect(1, a.b);
  x + 1;
  if a then
    x = 1;
  end for;
  y = = 2;
algorithm
  x = 1;
  1 := x;
  f(x), 2;
  end while;
  y := 2;
end M;
// Messages:
// 3:5: error P014: an equation uses '=', ':=' belongs to algorithms
// 4:11: error P019: connect joins two connectors given by name
// 5:8: error P001: expected '=' before ';'
// 8:3: error P021: 'end for' cannot close this 'if'
// 9:7: error P001: expected an expression before '='
// 11:5: error P014: an assignment uses ':=', '=' belongs to equations
// 12:3: error P020: only a variable or a list of variables can be assigned to
// 13:6: error P001: expected ';' before ','
// 14:3: error P021: 'end while' closes nothing here
// endMessages
