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
<p>As <code>DFFREGSRH</code>, but <code>set</code> and <code>reset</code> work when low.</p>
</html>"));
end DFFREGSRL;
