within Modelica.Electrical.Digital.Interfaces;
partial model MemoryBase "Base of memories"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import S = Modelica.Electrical.Digital.Interfaces.Strength;
  import T = Modelica.Electrical.Digital.Tables;
  parameter SI.Time tHL = 0 "Delay of changes down";
  parameter SI.Time tLH = 0 "Delay of changes up";
  parameter S strength = S.'S_X01' "What the output shows for X, 0, 1";
  parameter Integer n_addr(min = 1) = 2 "Width of the address";
  parameter Integer n_data(min = 1) = 2 "Width of a word";
  parameter String fileName = Modelica.Utilities.Files.loadResource(
    "modelica://Modelica/Resources/Data/Electrical/Digital/Memory_Matrix.txt")
    "File with the words at the beginning; NoName: none"
    annotation(Dialog(
    group = "Table data definition",
    loadSelector(filter = "Text files (*.txt)", caption = "Open file with the words of the memory")));
  DigitalInput RE "Read" annotation(Placement(transformation(extent = {{-100, -30}, {-84, -14}})));
  DigitalInput addr[n_addr] "Address, the lowest bit first"
    annotation(Placement(transformation(extent = {{-100, 50}, {-80, 70}})));
  DigitalOutput dataOut[n_data] "Word that is read"
    annotation(Placement(transformation(extent = {{80, 10}, {100, 30}})));

  function getMemory "Words in a file"
    extends Modelica.Icons.Function;
    input String filename "File";
    input Integer n_addr "Width of the address";
    input Integer n_data "Width of a word";
    output L m[integer(2 ^ n_addr), n_data] "Words, the lowest bit first";
  protected
    String line "One line of the file";
    Integer bit "One number of the line";
    Integer next "Where the next number begins";
  algorithm
    for a in 1:integer(2 ^ n_addr) loop
      if filename <> "NoName" then
        line := D.Internal.readLine(filename, a);
      end if;
      next := 1;
      for k in 1:n_data loop
        bit := -1;
        if filename <> "NoName" then
          (next, bit) := D.Internal.scanInteger(line, next);
        end if;
        m[a, k] := if bit == 1 then L.'1' elseif bit == 0 then L.'0' else L.'X';
      end for;
    end for;
  end getMemory;
protected
  Integer reached[n_addr + 1] "Place given by the lowest bits of the address; 0: not known";
  Integer int_addr "Place given by the address; 0: not known";
  L nextstate[n_data](each start = L.'U') "Output without delay";
  D.Delay.InertialDelaySensitive inertialDelaySensitive[n_data](each tLH = tLH, each tHL = tHL) "Delays";
equation
  reached[1] = 1;
  for k in 1:n_addr loop
    reached[k + 1] =
      if reached[k] == 0 or T.X01Table[addr[k]] == L.'X' then 0
      elseif T.X01Table[addr[k]] == L.'1' then reached[k] + integer(2 ^ (k - 1))
      else reached[k];
  end for;
  int_addr = reached[n_addr + 1];
  for k in 1:n_data loop
    connect(inertialDelaySensitive[k].y, dataOut[k]);
    nextstate[k] = inertialDelaySensitive[k].x;
  end for;
  annotation(Documentation(info = "<html>
<p>Memories have <code>2^n_addr</code> words of <code>n_data</code> bits. The file has one line for each word, with
the bits 0 and 1 separated by white space, the lowest bit first; without a file all bits begin as X. Words appear at
the output while <code>RE</code> is high; while it is low the output has the high impedance Z. An address with an
unknown bit reads X.</p>
</html>"));
end MemoryBase;
