within Modelica.Blocks;
package Icons "Looks of blocks"
  extends Modelica.Icons.IconsPackage;

  partial block Block "Look of a block of Real signals"
  end Block;

  partial block BooleanBlock "Look of a block of Boolean signals"
  end BooleanBlock;

  partial block DiscreteBlock "Look of a sampled block"
  end DiscreteBlock;

  partial block IntegerBlock "Look of a block of Integer signals"
  end IntegerBlock;

  partial block PartialBooleanBlock "Look of a logical block"
  end PartialBooleanBlock;
end Icons;
