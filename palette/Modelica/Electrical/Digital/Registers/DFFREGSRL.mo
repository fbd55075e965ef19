within Modelica.Electrical.Digital.Registers;
model DFFREGSRL "Flip-flops with set and reset when low"
  extends DFFREGSRH(final ResetSetMap = [
    1, 1, 1, 1, 1, 1, 1, 1, 1;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 6, 6, 2, 3, 6;
    1, 5, 2, 8, 5, 5, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 4, 2, 7, 4, 4, 2, 7, 4;
    1, 6, 2, 3, 6, 6, 2, 3, 6;
    1, 5, 2, 8, 5, 5, 2, 8, 5;
    1, 4, 2, 7, 4, 4, 2, 7, 4]);
  annotation(Documentation(info = "<html>
<p>A register of <code>n</code> flip-flops with delays as <code>DFFREGSRH</code>: at a rise of <code>clock</code> the
data are taken over. Here <code>set</code> and <code>reset</code> work while they are low. Changes up come out
<code>tLH</code>, changes down <code>tHL</code> [s] later.</p>
</html>"));
end DFFREGSRL;
