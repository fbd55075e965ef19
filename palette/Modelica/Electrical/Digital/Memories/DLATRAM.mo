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
  L mem_word[n_data](each start = L.'U') "Word at the address";
equation
  for a in 1:integer(2 ^ n_addr) loop
    for k in 1:n_data loop
      mem[a, k] =
        if a <> int_addr or WE == L.'0' or WE == L.'L' then pre(mem[a, k])
        elseif WE == L.'1' or WE == L.'H' then T.X01Table[dataIn[k]]
        else L.'X';
    end for;
  end for;
  for k in 1:n_data loop
    mem_word[k] = if int_addr > 0 then mem[max(int_addr, 1), k] else L.'X';
    nextstate[k] =
      if RE == L.'0' or RE == L.'L' then L.'Z'
      elseif RE == L.'1' or RE == L.'H' then T.StrengthMap[mem_word[k], strength]
      else T.StrengthMap[L.'X', strength];
  end for;
  annotation(Documentation(info = "<html>
<p>While <code>WE</code> is high, <code>dataIn</code> is written to the word at the address; while <code>WE</code> is
neither high nor low this word becomes X. With an unknown address nothing is written. Reading is told in
<code>Interfaces.MemoryBase</code>. <code>tLH</code>, <code>tHL</code> [s].</p>
</html>"));
end DLATRAM;
