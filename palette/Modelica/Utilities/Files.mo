within Modelica.Utilities;
package Files "Files of libraries"
  extends Modelica.Icons.FunctionsPackage;

  function loadResource "Path of the file that an address of a library names"
    extends Modelica.Icons.Function;
    input String uri "Address such as modelica://Library/folder/file.txt, or a path";
    output String fileReference "Path of the file on this machine";
  algorithm
    // The engine replaces calls of this function; only a plain path comes here.
    fileReference := uri;
    annotation(Documentation(info = "<html>
<p>An address <code>modelica://Library/folder/file</code> stands for a file that is kept in the folder of that library,
wherever the library lies. Anything else is a path already and comes back as it is.</p>
</html>"));
  end loadResource;
  annotation(Documentation(info = "<html>
<p>Addresses of files that belong to a library.</p>
</html>"));
end Files;
