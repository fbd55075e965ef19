#include "app/shell/command_line.h"

#include <cstdio>

namespace armature::app {

CommandLine::CommandLine()
    : library("library", tr("A folder of Modelica libraries; may be given several times."), "DIR"),
      picture("screenshot", tr("Save a picture of the window and end."), "FILE.png"),
      film("filmstrip", tr("With --screenshot: the diagram and N instants of its run, side by side."), "N"),
      size("size", tr("Size of the window or filmstrip, e.g. 1280x800."), "WxH", "1280x800"),
      scale("scale", tr("Pixels per unit of the window."), "N", "1"),
      run("run", tr("Run the diagram at once.")),
      dark("dark", tr("Use the dark theme.")),
      language("language", tr("Language for this start only: en, de."), "NAME"),
      overlays("overlays",
               tr("Show on the diagram, separated by commas: axis, convention, arrows (of forces and flows), speeds "
                  "(arrows of velocities, accelerations and voltages), values, motion."),
               "NAMES"),
      inside("inside", tr("Show the inside of a part."), "PART"),
      at("at", tr("Show this instant of the run [s], with --run."), "TIME"),
      describe("describe", tr("Save a list of what is drawn over the diagram, and end."), "FILE.json"),
      glasses("glasses", tr("Show numbers through these glasses: tension, compression, load, motor, generator."),
              "NAME"),
      view("view",
           tr("Open a view: energy, quadrants, track, shaft; \"track:PART\" shows the line of that part. With "
              "--describe "
              "tracks and shafts are described, too."),
           "NAME"),
      inProcess("in-process", tr("No locked-in process for the engine: for debugging.")) {
  parser.setApplicationDescription(tr("Block diagrams of physical systems: draw, simulate, understand."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument("FILE", tr("Diagrams (*.armature.json) or Modelica files (*.mo)."), "[FILE…]");
  parser.addOptions({library, picture, film, size, scale, run, dark, language, overlays, inside, at, describe, glasses,
                     view, inProcess});
}

void CommandLine::complain(const QString& text) {
  std::fprintf(stderr, "armature: %s\n", qPrintable(text));
}

QString CommandLine::askedLanguage(int argc, char** argv) {
  QString asked;
  for (int i = 1; i < argc; ++i) {
    const QString word = QString::fromLocal8Bit(argv[i]);
    if (word == "--language" && i + 1 < argc) asked = QString::fromLocal8Bit(argv[i + 1]);
    if (word.startsWith("--language=")) asked = word.section('=', 1);
  }
  return asked;
}

}  // namespace armature::app
