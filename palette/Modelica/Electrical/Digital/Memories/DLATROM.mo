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
<p>Memory of <code>2^n_addr</code> words of <code>n_data</code> bits, to be read only.</p>
<h4>Equations</h4>
<p><code>RE high: dataOut = m[address] with the given strength; RE low: Z</code></p>
<h4>Use</h4>
<p>A word shows at the output while <code>RE</code> is high; while <code>RE</code> is low the output is Z, so several
memories can share a bus. An address with an unknown bit reads X. The words come from <code>fileName</code>: one line
for each word with bits 0 and 1, the lowest bit first. The address 0 reads the first line. Changes of the output take
<code>tLH</code> or <code>tHL</code>. Tables of functions, character generators, state machines together with a
register.</p>
</html>"));
end DLATROM;
