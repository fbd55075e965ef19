within Modelica.Electrical.Digital.Memories;
model DLATROM "Memory to read only"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import T = Modelica.Electrical.Digital.Tables;
  extends Interfaces.MemoryBase;
protected
  final parameter L m[integer(2 ^ n_addr), n_data] = getMemory(fileName, n_addr, n_data) "Words, the lowest bit first";
  L mem_word[n_data](each start = L.'U') "Word at the address";
equation
  for k in 1:n_data loop
    mem_word[k] = if int_addr > 0 then m[max(int_addr, 1), k] else L.'X';
    nextstate[k] =
      if RE == L.'0' or RE == L.'L' then L.'Z'
      elseif RE == L.'1' or RE == L.'H' then T.StrengthMap[mem_word[k], strength]
      else T.StrengthMap[L.'X', strength];
  end for;
  annotation(Documentation(info = "<html>
<p>The words come from the file. Reading is told in <code>Interfaces.MemoryBase</code>. <code>tLH</code>,
<code>tHL</code> [s].</p>
</html>"));
end DLATROM;
