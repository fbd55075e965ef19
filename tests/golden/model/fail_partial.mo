model M
  partial model Base
  end Base;
  Base base;
end M;
// Flat:
// 4:8: error N008: 'M.Base' is partial and cannot be used for base
//   choose a complete class
//   part base
// endFlat
