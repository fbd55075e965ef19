within Modelica.Electrical.Digital.Registers;
model DLATREGSRL "Latches with set and reset when low"
  extends DLATREGSRH(final ResetSetMap = [
    1, 1, 1, 1, 1, 1, 1, 1, 1;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 5, 5, 2, 3, 6;
    1, 5, 2, 8, 6, 6, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 5, 5, 2, 3, 6;
    1, 5, 2, 8, 6, 6, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4]);
  annotation(Documentation(info = "<html>
<p>A register of <code>n</code> latches with delays as <code>DLATREGSRH</code>: the data pass while
<code>enable</code> is high. Here <code>set</code> and <code>reset</code> work while they are low. Changes up come out
<code>tLH</code>, changes down <code>tHL</code> [s] later.</p>
</html>"));
end DLATREGSRL;
