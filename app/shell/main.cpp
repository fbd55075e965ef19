// armature [FILE]: the desktop program.
#include <QApplication>
#include <QPixmapCache>
#include <QTemporaryDir>
#include <array>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "app/energy/energy_panel.h"
#include "app/language/language.h"
#include "app/look/theme.h"
#include "app/run/library_folders.h"
#include "app/shell/command_line.h"
#include "app/shell/diagram_files.h"
#include "app/shell/energy_room.h"
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

// An invariant of ours that breaks must not cost the person's drawing. The hook is a plain function, so the window that
// it saves has to be known here.
armature::app::MainWindow* windowToSave = nullptr;
void saveBeforeStop() {
  if (windowToSave) windowToSave->recovery().flush();
}

armature::app::Overlays overlaysOf(const QStringList& names) {
  using armature::app::ArrowKinds;
  const bool hasFlows = names.contains("arrows"), hasSpeeds = names.contains("speeds");
  return {hasFlows || hasSpeeds,
          names.contains("values"),
          names.contains("motion"),
          names.contains("axis"),
          names.contains("convention"),
          hasFlows && hasSpeeds ? ArrowKinds::both
          : hasSpeeds           ? ArrowKinds::motion
                                : ArrowKinds::flows};
}

// False for a name that no view has.
bool openView(armature::app::MainWindow& window, const QString& name) {
  using Page = armature::app::EnergyPanel::Page;
  if (armature::app::showLineView(window, name)) return true;
  if (name != "energy" && name != "quadrants") return false;
  window.energy().panel().showPage(name == "energy" ? Page::power : Page::quadrants);
  window.energy().open();
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  applyScale(argc, argv);
  applyPlatform(argc, argv);
  QApplication application(argc, argv);
  std::setlocale(LC_NUMERIC, "C");  // Qt has taken the desktop's, and model text has points in every country
  armature::app::dressApplication();
  QCoreApplication::setOrganizationName("Armature");
  QCoreApplication::setApplicationName("Armature");
  QCoreApplication::setApplicationVersion(ARMATURE_VERSION);
  const QString asked = armature::app::CommandLine::askedLanguage(argc, argv);
  armature::app::speak(
      armature::app::chosenLanguage(asked, QSettings().value("language").toString(), QLocale::system().uiLanguages()));
  using armature::app::CommandLine;
  if (!asked.isEmpty() && !armature::app::languageNamed(asked)) {
    CommandLine::complain(CommandLine::tr("--language %1: there are en and de").arg(asked));
    return EXIT_FAILURE;
  }
  QPixmapCache::setCacheLimit(64 * 1024);  // [kB] icons at the zooms in use

  armature::app::CommandLine line;
  QCommandLineParser& parser = line.parser;
  parser.process(application);

  const bool isPicture = line.isPicture();
  QTemporaryDir scratch;
  armature::app::MainWindow::Options options;
  options.isQuiet = isPicture;
  if (isPicture) options.settingsFile = scratch.filePath("settings.ini");
  options.libraryFolders = parser.values(line.library);
  const QStringList own = armature::app::LibraryFolders::foldersIn(QSettings());
  const auto folders = armature::app::MainWindow::libraryPath(options.libraryFolders, own);
  const bool isApart = !parser.isSet(line.inProcess) && !armature::app::engineProgram().isEmpty();
  options.makeEngine = [folders, isApart] {
    return isApart ? armature::app::makeWorkerEngine(folders) : armature::app::makeFacadeEngine(folders);
  };
  armature::app::MainWindow window(std::move(options));
  if (isPicture || parser.isSet(line.dark))
    window.setScheme(parser.isSet(line.dark) ? armature::app::MainWindow::Scheme::dark
                                             : armature::app::MainWindow::Scheme::light);

  windowToSave = &window;
  armature::setEnsureHook(saveBeforeStop);

  const int instants = parser.isSet(line.picture) ? parser.value(line.film).toInt() : 0;
  const QStringList numbers = parser.value(line.size).split('x');
  QSize extent(numbers.value(0).toInt(), numbers.value(1).toInt());
  if (instants > 0 && !parser.isSet(line.size)) extent = kFilmstrip;
  if (instants == 0 && (parser.isSet(line.size) || isPicture)) window.resize(extent);
  window.show();
  const QStringList files = parser.positionalArguments();
  for (const QString& file : files)
    if (!window.openFile(file) && isPicture) return EXIT_FAILURE;
  if (files.isEmpty() && (isPicture || !restoreSession(window.settings(), window.pages(), window.files())))
    window.files().openFirst();
  if (parser.isSet(line.overlays))
    window.viewMenu().show(overlaysOf(parser.value(line.overlays).split(',', Qt::SkipEmptyParts)));
  if (const QString view = parser.value(line.view); !view.isEmpty() && !openView(window, view)) {
    CommandLine::complain(CommandLine::tr("--view %1: energy, quadrants, track and shaft are views").arg(view));
    return EXIT_FAILURE;
  }
  if (parser.isSet(line.inside))
    if (const int part = window.document().partIndex(parser.value(line.inside).toStdString()); part >= 0)
      window.page().lookInto(part);
  if (const QString name = parser.value(line.glasses); !name.isEmpty() && !window.viewMenu().wear(name)) {
    CommandLine::complain(
        CommandLine::tr("--glasses %1: there are tension, compression, load, motor, generator").arg(name));
    return EXIT_FAILURE;
  }
  bool isTime = true;
  std::optional<double> time;
  if (parser.isSet(line.at)) time = parser.value(line.at).toDouble(&isTime);
  if (!isTime) {
    CommandLine::complain(CommandLine::tr("--at %1: not a time").arg(parser.value(line.at)));
    return EXIT_FAILURE;
  }
  if (isPicture)
    new armature::app::PictureJob(window, {parser.value(line.picture), parser.value(line.describe),
                                           parser.isSet(line.run), time, instants, extent, parser.value(line.view)});
  else if (parser.isSet(line.run))
    window.run().start();
  const int status = QApplication::exec();
  armature::setEnsureHook(nullptr);
  return status;
}
