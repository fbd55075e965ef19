// A record takes one of its fields from the part that takes the record: each field has a value of its own.
model RecordsOfEachOther
  record Data
    Real cp;
    Integer n = 2;
    Real start[:] = fill(cp, n);
    Real total = sum(start);
  end Data;
  model Store
    parameter Data dat;
    final parameter Real cp = 2*dat.n - 2;
    final parameter Integer order = dat.n + 1;
    Real T[dat.n](start=dat.start, each fixed=true);
    Boolean isLong = dat.n > 2;
  equation
    for i in 1:dat.n loop
      der(T[i]) = -T[i]/dat.cp;
    end for;
  end Store;
  parameter Data of(final cp=store.cp, n=store.order - store.order + 3);
  parameter Data plain(final cp=store.cp, n=3);
  Store store(final dat=plain);
  Real check = store.T[3] - 4*exp(-time/4);
equation
  assert(store.isLong and abs(of.total - 12) < 1e-12, "the records are others");
  assert(abs(check) < 1e-4, "the state is another");
  annotation (experiment(StopTime=1));
end RecordsOfEachOther;
// Run:
// finished
// endRun
