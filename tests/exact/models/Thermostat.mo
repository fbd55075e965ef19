// T = 20.25
// condition 3
model Thermostat "a relay with hysteresis: up in 1 s, down in 0.5 s"
  Real T(start=20, fixed=true);
  Boolean isOn(start=true, fixed=true);
equation
  der(T) = if isOn then 1 else -2;
  when T > 21 then
    isOn = false;
  elsewhen T < 20 then
    isOn = true;
  end when;
  annotation(experiment(StopTime=3.25));
end Thermostat;
