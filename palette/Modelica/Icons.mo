within Modelica;
package Icons "Base classes that carry nothing but a look"
  extends Modelica.Icons.Package;

  partial class Information "Page of documentation"
  end Information;

  partial class Contact "Page with addresses"
  end Contact;

  partial class ReleaseNotes "Page of changes"
  end ReleaseNotes;

  partial class References "Page of sources"
  end References;

  partial package ExamplesPackage "Folder of models that run"
    extends Modelica.Icons.Package;
  end ExamplesPackage;

  partial model Example "Model that runs as it stands"
  end Example;

  partial package Package "Folder"
  end Package;

  partial package BasesPackage "Folder of base classes"
    extends Modelica.Icons.Package;
  end BasesPackage;

  partial package VariantsPackage "Folder of variants"
    extends Modelica.Icons.Package;
  end VariantsPackage;

  partial package InterfacesPackage "Folder of connectors and base classes"
    extends Modelica.Icons.Package;
  end InterfacesPackage;

  partial package SourcesPackage "Folder of sources"
    extends Modelica.Icons.Package;
  end SourcesPackage;

  partial package SensorsPackage "Folder of sensors"
    extends Modelica.Icons.Package;
  end SensorsPackage;

  partial package UtilitiesPackage "Folder of auxiliary classes"
    extends Modelica.Icons.Package;
  end UtilitiesPackage;

  partial package TypesPackage "Folder of types"
    extends Modelica.Icons.Package;
  end TypesPackage;

  partial package FunctionsPackage "Folder of functions"
    extends Modelica.Icons.Package;
  end FunctionsPackage;

  partial package IconsPackage "Folder of looks"
    extends Modelica.Icons.Package;
  end IconsPackage;

  partial package InternalPackage "Folder that users need not open"
  end InternalPackage;

  partial package MaterialPropertiesPackage "Folder of material data"
    extends Modelica.Icons.Package;
  end MaterialPropertiesPackage;

  partial package RecordsPackage "Folder of records"
    extends Modelica.Icons.Package;
  end RecordsPackage;

  partial class MaterialProperty "Material data"
  end MaterialProperty;

  expandable connector SignalBus "Bundle of signals that grows with what is connected to it"
  end SignalBus;

  expandable connector SignalSubBus "Bundle within a bundle of signals"
  end SignalSubBus;

  partial class RoundSensor "Sensor with a dial"
  end RoundSensor;

  partial class RectangularSensor "Sensor with a ruler"
  end RectangularSensor;

  partial function Function "Function"
  end Function;

  partial record Record "Record"
  end Record;

  type TypeReal = Real "Real number";

  type TypeInteger = Integer "Integer number";

  type TypeBoolean = Boolean "Truth value";

  type TypeString = String "Text";

  partial class UnderConstruction "Class whose interface may still change"
  end UnderConstruction;

  partial class ObsoleteModel "Class kept for old diagrams"
  end ObsoleteModel;
end Icons;
