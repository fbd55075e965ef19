within Modelica.Electrical.Digital.Memories;
model DLATRAM "Memory to read and write"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import T = Modelica.Electrical.Digital.Tables;
  extends Interfaces.MemoryBase;
  Interfaces.DigitalInput WE "Write" annotation(Placement(transformation(extent = {{-100, -60}, {-84, -44}})));
  Interfaces.DigitalInput dataIn[n_data] "Word to be written"
    annotation(Placement(transformation(extent = {{-100, 10}, {-80, 30}})));
  L mem[integer(2 ^ n_addr), n_data](start = content, each fixed = true) "Words, the lowest bit first";
protected
  final parameter L content[integer(2 ^ n_addr), n_data] = getMemory(fileName, n_addr, n_data)
    "Words at the beginning";
  L word[n_data](each start = L.'U') "Word at the address, with the strength of the output";
equation
  // Reading
  for j in 1:n_data loop
    nextstate[j] =
      if RE == L.'H' or RE == L.'1' then word[j]
      elseif RE == L.'L' or RE == L.'0' then L.'Z'
      else T.StrengthMap[L.'X', strength];
    word[j] = T.StrengthMap[if int_addr < 1 then L.'X' else mem[max(1, int_addr), j], strength];
  end for;
  // Writing: an unknown order to write spoils the word
  for place in 1:integer(2 ^ n_addr) loop
    mem[place, :] = {
      if WE == L.'L' or WE == L.'0' or place <> int_addr then pre(mem[place, j])
      elseif WE == L.'H' or WE == L.'1' then T.X01Table[dataIn[j]]
      else L.'X' for j in 1:n_data};
  end for;
  annotation(Documentation(info = "<html>
<p>Memory of <code>2^n_addr</code> words of <code>n_data</code> bits, to be read and written.</p>
<h4>Equations</h4>
<p><code>WE high: mem[address] = dataIn</code><br>
<code>WE neither high nor low: mem[address] = X</code><br>
<code>RE high: dataOut = mem[address] with the given strength; RE low: Z</code></p>
<h4>Use</h4>
<p>A word shows at the output while <code>RE</code> is high; while <code>RE</code> is low the output is Z, so several
memories can share a bus. An address with an unknown bit reads X. With an unknown address nothing is written. The
words at the beginning come from <code>fileName</code>, one line for each word with bits 0 and 1, the lowest bit
first; with NoName all bits begin as X. Changes of the output take <code>tLH</code> or <code>tHL</code>. Writing
follows the level of <code>WE</code>: keep the address steady while it is high.</p>
</html>"));
end DLATRAM;
