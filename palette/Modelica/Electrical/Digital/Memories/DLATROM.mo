within Modelica.Electrical.Digital.Memories;
model DLATROM "Memory to read only"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import T = Modelica.Electrical.Digital.Tables;
  extends Interfaces.MemoryBase;
protected
  final parameter L m[integer(2 ^ n_addr), n_data] = getMemory(fileName, n_addr, n_data) "Words, the lowest bit first";
  L word[n_data](each start = L.'U') "Word at the address, with the strength of the output";
equation
  for j in 1:n_data loop
    nextstate[j] =
      if RE == L.'H' or RE == L.'1' then word[j]
      elseif RE == L.'L' or RE == L.'0' then L.'Z'
      else T.StrengthMap[L.'X', strength];
    word[j] = T.StrengthMap[if int_addr < 1 then L.'X' else m[max(1, int_addr), j], strength];
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
