// y = 1.706167732170483
// z = -0.8928097010247975
// condition 10
// stiff
model VanDerPol "relaxation oscillations"
  Real y(start=2, fixed=true), z(start=0, fixed=true, nominal=1000);
equation
  der(y) = z;
  der(z) = 1e6*((1 - y^2)*z - y);
  annotation(experiment(StopTime=2), Documentation(info="Test Set for IVP Solvers, problem vdpol"));
end VanDerPol;
