model M
  Real x;
  end if;
equation
  x = 1;
  end when;
  else
  x = 2;
end M;
// Messages:
// 3:3: error P021: 'end if' closes nothing here
// 6:3: error P021: 'end when' closes nothing here
// 7:3: error P001: expected an equation before 'else'
// endMessages
