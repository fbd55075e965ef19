// An array of buses gets what a connection of all of them names and nothing declares: each an element of the other end.
package P
  expandable connector Bus
  end Bus;
  connector RealInput = input Real;
  connector RealOutput = output Real;
  block Source
    parameter Real k = 1;
    parameter Integer m = 2;
    RealOutput y = k*time;
    RealOutput row[m] = {k*j for j in 1:m};
  end Source;
  model Box
    parameter Real k;
    Bus bus;
    Source source(k=k);
    Real heard;
    RealInput told(start=0);
  equation
    connect(source.y, bus.flow_);
    connect(source.row, bus.row);
    connect(bus.wanted, told);
    heard = told;
  end Box;
  block Sum
    parameter Integer n;
    RealInput u[n], row[n, 2];
    RealOutput y[n] = {sum(row[i, :]) + u[i] for i in 1:n};
  end Sum;
  model Controller
    parameter Integer n;
    Bus terminals[n];
    Sum all(n=n);
  equation
    connect(terminals.flow_, all.u);
    connect(all.row, terminals.row);
    connect(all.y, terminals.wanted);
  end Controller;
  model House
    parameter Integer n = 3;
    Bus terminals[n];
    Controller controller(n=n);
  equation
    connect(controller.terminals, terminals);
  end House;
end P;
model M
  P.House house(n=4);
  P.Box box[house.n](k={1, 2, 3, 4});
equation
  connect(box.bus, house.terminals);
  for i in 1:4 loop
    assert(abs(box[i].heard - (3*i + i*time)) < 1e-9, "a box hears another");
  end for;
  annotation (experiment(StopTime=1));
end M;
// Run:
// finished
// endRun
