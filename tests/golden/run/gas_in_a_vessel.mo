// A gas whose enthalpy follows from a temperature that is measured from another zero, in a vessel with a heat port that
// nothing is connected to: its temperature is that of its energy.
connector Port
  Real p(unit = "Pa");
  flow Real m_flow(unit = "kg/s");
  stream Real h_outflow(unit = "J/kg");
end Port;
connector HeatPort
  Real T(unit = "K");
  flow Real Q_flow(unit = "W");
end HeatPort;
model M
  model Vessel
    Port port;
    HeatPort heatPort;
    Real h, T(start = 300, fixed = true), dT, U, X[2] = {0.01, 1 - X[1]};
  equation
    port.p = 1e5;
    port.h_outflow = h;
    dT = T - 273.15;
    h = dT*1006*X[2] + (dT*1860 + 2.5e6)*X[1];
    U = 2*h;
    der(U) = heatPort.Q_flow + port.m_flow*actualStream(port.h_outflow) + 1000;
    heatPort.T = T;
  end Vessel;
  Vessel vessel;
equation
  assert(abs(vessel.T - (300 + time*500/(1006*0.99 + 18.6))) < 1e-4, "heated by 1 kW");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
