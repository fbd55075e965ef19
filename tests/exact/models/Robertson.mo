// y = 0.7158270687193941
// z = 0.918553476413e-5
// w = 0.2841637457458
// stiff
model Robertson "three reactions of very different speed"
  Real y(start=1, fixed=true), z(start=0, fixed=true, nominal=1e-4), w(start=0, fixed=true);
equation
  der(y) = -0.04*y + 1e4*z*w;
  der(z) = 0.04*y - 1e4*z*w - 3e7*z^2;
  der(w) = 3e7*z^2;
  annotation(experiment(StopTime=40), Documentation(info="H. H. Robertson, 1966; values at 40 s: example cvRoberts_dns of SUNDIALS and others"));
end Robertson;
