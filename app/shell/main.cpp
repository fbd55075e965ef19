// armature [FILE]: the desktop program.
#include <QApplication>
#include <QCommandLineParser>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPixmapCache>
#include <QTemporaryDir>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "app/shell/diagram_files.h"
#include "app/shell/main_window.h"
#include "app/shell/picture_job.h"
#include "app/shell/recovery.h"
#include "app/shell/view_menu.h"
#include "app/shell/window_session.h"
#include "engine/base/ensure.h"

namespace {

constexpr QSize kFilmstrip(1800, 360);  // [px]

// Qt reads the scale factor when the application object is made, before any parser can run.
void applyScale(int argc, char** argv) {
  for (int i = 1; i + 1 < argc; ++i)
    if (std::strcmp(argv[i], "--scale") == 0) qputenv("QT_SCALE_FACTOR", argv[i + 1]);
}

// Help and version need no display, which Qt would stop for.
void applyPlatform(int argc, char** argv) {
  const std::array asks = {"-h", "--help", "--help-all", "-v", "--version"};
  for (int i = 1; i < argc; ++i)
    for (const char* ask : asks)
      if (std::strcmp(argv[i], ask) == 0) qputenv("QT_QPA_PLATFORM", "offscreen");
}

std::vector<std::string> libraryPath(const QStringList& fromCommandLine, const QSettings& settings) {
  std::vector<std::string> folders;
  for (const QString& folder : fromCommandLine + settings.value("libraries").toStringList())
    folders.push_back(folder.toStdString());
  return armature::standardLibraryPath(folders);
}

// An invariant of ours that breaks must not cost the person's drawing. The hook is a plain function, so the window that
// it saves has to be known here.
armature::app::MainWindow* windowToSave = nullptr;
void saveBeforeStop() {
  if (windowToSave) windowToSave->recovery().flush();
}

}  // namespace

int main(int argc, char** argv) {
  applyScale(argc, argv);
  applyPlatform(argc, argv);
  QApplication application(argc, argv);
  QApplication::setStyle("Fusion");
  QCoreApplication::setOrganizationName("Armature");
  QCoreApplication::setApplicationName("Armature");
  QCoreApplication::setApplicationVersion(ARMATURE_VERSION);
  QPixmapCache::setCacheLimit(64 * 1024);  // [kB] icons at the zooms in use
  QFont font = QApplication::font();
  // Without a desktop that sets a font, the fallback is DejaVu; Inter reads better at this size.
  if (QFontInfo(font).family().startsWith("DejaVu") && QFontDatabase::families().contains("Inter"))
    font.setFamily("Inter");
  font.setPixelSize(13);
  QApplication::setFont(font);

  QCommandLineParser parser;
  parser.setApplicationDescription("Block diagrams of physical systems: draw, simulate, understand.");
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument("FILE", "Diagrams (*.armature.json) or Modelica files (*.mo).", "[FILE…]");
  const QCommandLineOption library("library", "A folder of Modelica libraries; may be given several times.", "DIR");
  const QCommandLineOption picture("screenshot", "Save a picture of the window and end.", "FILE.png");
  const QCommandLineOption film("filmstrip", "With --screenshot: the diagram and N instants of its run, side by side.",
                                "N");
  const QCommandLineOption size("size", "Size of the window or filmstrip, e.g. 1280x800.", "WxH", "1280x800");
  const QCommandLineOption scale("scale", "Pixels per unit of the window.", "N", "1");
  const QCommandLineOption run("run", "Run the diagram at once.");
  const QCommandLineOption dark("dark", "Use the dark theme.");
  const QCommandLineOption overlays(
      "overlays", "Show on the diagram: axis, convention, arrows, values, motion, separated by commas.", "NAMES");
  const QCommandLineOption inside("inside", "Show the inside of a part.", "PART");
  const QCommandLineOption at("at", "Show this instant of the run [s], with --run.", "TIME");
  const QCommandLineOption describe("describe", "Save a list of what is drawn over the diagram, and end.", "FILE.json");
  const QCommandLineOption inProcess("in-process", "No locked-in process for the engine: for debugging.");
  parser.addOptions({library, picture, film, size, scale, run, dark, overlays, inside, at, describe, inProcess});
  parser.process(application);

  const bool isPicture = parser.isSet(picture) || parser.isSet(describe);
  QTemporaryDir scratch;
  armature::app::MainWindow::Options options;
  options.isQuiet = isPicture;
  if (isPicture) options.settingsFile = scratch.filePath("settings.ini");
  const QSettings settings;
  const auto folders = libraryPath(parser.values(library), settings);
  const bool isApart = !parser.isSet(inProcess) && !armature::app::engineProgram().isEmpty();
  options.makeEngine = [folders, isApart] {
    return isApart ? armature::app::makeWorkerEngine(folders) : armature::app::makeFacadeEngine(folders);
  };
  armature::app::MainWindow window(std::move(options));
  if (isPicture || parser.isSet(dark))
    window.setScheme(parser.isSet(dark) ? armature::app::MainWindow::Scheme::dark
                                        : armature::app::MainWindow::Scheme::light);

  windowToSave = &window;
  armature::setEnsureHook(saveBeforeStop);

  const int instants = parser.isSet(picture) ? parser.value(film).toInt() : 0;
  const QStringList numbers = parser.value(size).split('x');
  QSize extent(numbers.value(0).toInt(), numbers.value(1).toInt());
  if (instants > 0 && !parser.isSet(size)) extent = kFilmstrip;
  if (instants == 0 && (parser.isSet(size) || isPicture)) window.resize(extent);
  window.show();
  const QStringList files = parser.positionalArguments();
  for (const QString& file : files)
    if (!window.openFile(file) && isPicture) return EXIT_FAILURE;
  if (files.isEmpty() && (isPicture || !restoreSession(window.settings(), window.pages(), window.files())))
    window.files().openFirst();
  const QStringList shown = parser.value(overlays).split(',', Qt::SkipEmptyParts);
  window.viewMenu().show({shown.contains("arrows"), shown.contains("values"), shown.contains("motion"),
                          shown.contains("axis"), shown.contains("convention")});
  if (parser.isSet(inside))
    if (const int part = window.document().partIndex(parser.value(inside).toStdString()); part >= 0)
      window.page().lookInto(part);
  bool isTime = true;
  std::optional<double> time;
  if (parser.isSet(at)) time = parser.value(at).toDouble(&isTime);
  if (!isTime) {
    std::fprintf(stderr, "armature: --at %s: not a time\n", qPrintable(parser.value(at)));
    return EXIT_FAILURE;
  }
  if (isPicture)
    new armature::app::PictureJob(
        window, {parser.value(picture), parser.value(describe), parser.isSet(run), time, instants, extent});
  else if (parser.isSet(run))
    window.run().start();
  const int status = QApplication::exec();
  armature::setEnsureHook(nullptr);
  return status;
}
