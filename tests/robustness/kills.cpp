// Kills (SIGKILL) at random moments of editing, saving, running, exporting and restoring in the real window with its
// engine in processes of its own, one after the other on the same files; each fifth kill meets the command line while
// it streams its results to a file.
//
//     kills [COUNT [SEED]]      (20, 1)
//
// Every program that is started restores what the one before has left, goes on editing (a value that counts up, typed
// into the inspector, at a hand's pace and faster), saves and exports now and then, and is killed between 0 and 1.5 s
// later. After each kill: the best of file and recovery copies has all edits but at most the last one that was made;
// every file is whole, and an export is the old or the new one; the engine's processes have ended, too. Of streamed
// results whole rows remain, the first ones of the run's, or all. Prints how many edits were lost, by kill, and where
// the program was. Exit status 1 where something does not hold.
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <map>
#include <random>

#include "app/canvas/canvas_view.h"
#include "app/look/picture_file.h"
#include "app/panels/inspector_panel.h"
#include "app/shell/diagram_files.h"
#include "app/shell/main_window.h"
#include "engine/base/durable_file.h"
#include "engine/facade/session.h"
#include "tests/robustness/descendants.h"
#include "tests/robustness/hands.h"

using namespace armature;
using namespace armature::app;

namespace {

enum Phase { starting, restoring, editing, saving, exporting, running, streaming };
constexpr const char* kPhases[] = {"starting", "restoring", "editing", "saving", "exporting", "running", "streaming"};
constexpr int kEndOfOthers = 5000;  // [ms] that processes of a killed program may need to notice it

// What the killed program has done, in memory that outlives it.
struct Progress {
  std::atomic<int> edits;     // the last one that was made
  std::atomic<int> restored;  // the one that was begun with
  std::atomic<int> phase;
  std::atomic<int> saves, exports, restores, runs, byHand;
};

struct Places {
  QString folder;
  QString file() const { return folder + "/First.armature.json"; }
  QString copies() const { return folder + "/recovery"; }
  QString text() const { return folder + "/First.mo"; }
  QString table() const { return folder + "/table.csv"; }
  QString picture() const { return folder + "/picture.png"; }
};

int numberIn(const diagram::Document& document) {
  for (const auto& item : document.components)
    if (item.name == "inertia1")
      for (const auto& modifier : item.modifiers)
        if (modifier.name == "J") return std::atoi(modifier.value.c_str());
  return -1;
}

// ---- the program that is killed ----

class Victim : public QObject {
 public:
  Victim(const Places& places, Progress& progress, unsigned seed)
      : places_(places), progress_(progress), random_(seed) {
    MainWindow::Options options;
    options.isQuiet = true;
    options.recoveryFolder = places_.copies();
    options.settingsFile = places_.folder + "/settings.ini";
    options.makeEngine = [] { return makeWorkerEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    progress_.phase = restoring;
    connect(&answer_, &QTimer::timeout, this, &Victim::answer);
    answer_.start(2);
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1280, 800);
    window_->show();
    window_->openFile(places_.file());
    connect(&step_, &QTimer::timeout, this, &Victim::step);
    step_.setSingleShot(true);
    step_.start(30);
  }

 private:
  void answer() {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!question) return;
    for (QAbstractButton* button : question->buttons())
      if (button->text() == "Restore" || button->text() == "Replace it") {
        progress_.restores += button->text() == "Restore" ? 1 : 0;
        return button->click();
      }
  }

  void step() {
    // A person answers the question first.
    if (QApplication::activeModalWidget() || !isAsked_) {
      isAsked_ = true;  // the window asks in its first turn
      return step_.start(50);
    }
    OpenDocument& document = window_->document();
    if (progress_.phase == restoring) progress_.restored = numberIn(document.values());
    progress_.phase = editing;
    const int next = numberIn(document.values()) + 1;
    // Its field comes when the class of the part is known.
    constexpr int kPatience = 20;
    if (!field() && ++waits_ < kPatience) return step_.start(10);
    waits_ = 0;
    if (isTyped(next))
      ++progress_.byHand;
    else
      document.setModifier(document.partIndex("inertia1"), "J", std::to_string(next));
    progress_.edits = next;
    const unsigned kind = random_() % 12;
    if (kind == 0) {
      progress_.phase = saving;
      hands_.key(Qt::Key_S, Qt::ControlModifier);
      QCoreApplication::processEvents();
      progress_.saves += document.isModified() ? 0 : 1;
    } else if (kind <= 2) {
      progress_.phase = exporting;
      writeExports(next);
    } else if (kind <= 4 && !window_->run().isActive()) {
      progress_.runs += 1;
      window_->run().start();
    }
    progress_.phase = window_->run().isActive() ? running : editing;
    step_.start(static_cast<int>(random_() % 60));
  }

  void click(const QWidget& widget, QPointF at) {
    hands_.rest();
    hands_.moveTo(widget, at);
    hands_.press(Qt::LeftButton);
    hands_.release(Qt::LeftButton);
    QCoreApplication::processEvents();
  }

  // Of the value that counts up, with its part selected by a click; null while it is not there.
  const QLineEdit* field() {
    if (!QGuiApplication::focusWindow()) window_->activateWindow();
    const CanvasView& canvas = window_->canvas();
    const int part = window_->document().partIndex("inertia1");
    if (canvas.scene().selectedParts() != QSet<int>{part})
      click(canvas, canvas.toPixels(canvas.scene().parts()[static_cast<size_t>(part)].rect).center());
    const auto* found = window_->inspector().findChild<QLineEdit*>("parameter_J");
    return found && found->isVisible() && std::exchange(known_, found) == found ? found : nullptr;
  }

  bool isTyped(int value) {
    const QLineEdit* const found = field();
    if (!found) return false;
    click(*found, QRectF(found->rect()).center());
    hands_.key(Qt::Key_A, Qt::ControlModifier);
    for (const QChar digit : QString::number(value)) hands_.type(digit);
    hands_.key(Qt::Key_Return);
    QCoreApplication::processEvents();
    return numberIn(window_->document().values()) == value;
  }

  // Each long enough that a kill may meet it, and with the number at its end.
  void writeExports(int number) {
    const std::string end = std::to_string(number) + " end\n";
    (void)writeDurably(places_.text().toStdString(), std::string(300'000, 'x') + end).ok();
    DurableFile table(places_.table().toStdString());
    for (int row = 0; row < 20'000; ++row) table.write("0.125,1,2,3,4\n");
    table.write(end);
    (void)table.commit().ok();
    (void)savePicture(window_->grab().toImage(), places_.picture()).ok();
    ++progress_.exports;
  }

  Places places_;
  Progress& progress_;
  std::mt19937 random_;
  test::Hands hands_;
  std::unique_ptr<MainWindow> window_;
  QTimer answer_, step_;
  QPointer<const QLineEdit> known_;  // the field of a turn before, which has its place by now
  bool isAsked_ = false;
  int waits_ = 0;
};

int runVictim(const Places& places, const QString& progressFile, unsigned seed) {
  int argc = 1;
  char name[] = "kills";
  char* argv[] = {name, nullptr};
  QApplication application(argc, argv);
  const int handle = ::open(qPrintable(progressFile), O_RDWR | O_CLOEXEC);
  void* shared = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
  if (shared == MAP_FAILED) return 1;
  const Victim victim(places, *static_cast<Progress*>(shared), seed);
  return QApplication::exec();
}

// ---- the one that kills ----

class Campaign {
 public:
  Campaign(int count, unsigned seed, const char* program) : count_(count), random_(seed), program_(program) {
    places_.folder = folder_.path();
    QFile::copy(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json", places_.file());
    QFile::setPermissions(places_.file(), QFile::ReadOwner | QFile::WriteOwner);
    auto document = diagram::load(places_.file().toStdString());
    for (auto& item : document->components)
      if (item.name == "inertia1") item.modifiers = {{"J", "1"}};
    document->experiment.stopTime = 300;  // long enough that a kill meets the run
    isReady_ = diagram::save(*document, places_.file().toStdString()).ok();
    QFile progress(progressFile());
    isReady_ = isReady_ && progress.open(QIODevice::WriteOnly) && progress.resize(sizeof(Progress));
    progress.close();
    const int handle = ::open(qPrintable(progressFile()), O_RDWR | O_CLOEXEC);
    progress_ =
        static_cast<Progress*>(::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0));
  }

  int perform() {
    if (!isReady_) return 1;
    int best = bestThere();
    for (int k = 0; k < count_; ++k) {
      const int before = best, copied = bestCopy_;
      progress_->edits = before;
      progress_->phase = starting;
      progress_->restored = -1;
      if (k % 5 == 4) {
        killStreaming(k);
        continue;
      }
      killOne();
      best = bestThere();
      judge(k, before, copied, best);
    }
    if (progress_->edits > 20 && progress_->byHand < progress_->edits / 2) problem("few edits were typed");
    print();
    return problems_ + orphans_ > 0 ? 1 : 0;
  }

 private:
  QString progressFile() const { return folder_.path() + "/progress"; }

  void killOne() {
    const std::string seed = std::to_string(random_());
    const pid_t child = ::fork();
    if (child == 0) {
      ::execl(program_, program_, "--victim", qPrintable(places_.folder), qPrintable(progressFile()), seed.c_str(),
              nullptr);
      ::_exit(1);
    }
    // Long enough to start, mostly until there is something to lose, then any moment.
    const int from = random_() % 10 == 0 ? starting : restoring;
    for (int waited = 0; waited < 30'000 && progress_->phase <= from; ++waited) ::usleep(1000);
    ::usleep(static_cast<useconds_t>(random_() % 1'500'000));
    const int status = endWithAll(child);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL) problem("the program ended by itself");
    ++phases_[progress_->phase];
  }

  // The command line, with results that go to a file; what is left of them.
  void killStreaming(int k) {
    const QString whole = folder_.path() + "/whole.csv", table = folder_.path() + "/streamed.csv";
    if (whole_.isEmpty()) {
      const auto begun = std::chrono::steady_clock::now();
      stream(whole, 0);
      wholeTime_ = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begun);
      whole_ = textOf(whole);
    }
    // At any moment of the run, now and then after its end.
    const auto latest = static_cast<useconds_t>(wholeTime_.count() * 11 / 10 + 1);
    const int status = stream(table, 1 + static_cast<useconds_t>(random_() % latest));
    ++phases_[streaming];
    const QByteArray text = textOf(table), part = textOf(table + ".partial");
    const std::string where = "kill " + std::to_string(k) + " while streaming: ";
    if (whole_.isEmpty()) problem(where + "there is no result to compare with");
    if (!text.isEmpty() && text != whole_) problem(where + "the file is not the result");
    if (text.isEmpty() && !WIFSIGNALED(status)) problem(where + "the result is not there");
    if (!part.isEmpty() && (!whole_.startsWith(part.left(part.lastIndexOf('\n') + 1)) || !part.contains('\n')))
      problem(where + "what is left is not the beginning of the result");
    streamed_ += part.isEmpty() ? 0 : 1;
    QFile::remove(table);
    QFile::remove(table + ".partial");
  }

  // Runs the example to a file, for longer than half a second (what ends before leaves no beginning of it), and ends it
  // after so many microseconds (0: lets it come to its end); its status.
  static int stream(const QString& table, useconds_t life) {
    const pid_t child = ::fork();
    if (child == 0) {
      const int none = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
      ::dup2(none, STDERR_FILENO);
      ::dup2(none, STDOUT_FILENO);
      ::execl(ARMATURE_CLI, ARMATURE_CLI, "simulate",
              ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json", "--stop-time", "600",
              "--interval", "0.002", "--tolerance", "1e-10", "--variables", "*.w", "--output", qPrintable(table),
              nullptr);
      ::_exit(1);
    }
    int status = 0;
    if (life == 0) {
      ::waitpid(child, &status, 0);
      return status;
    }
    ::usleep(life);
    return endWithAll(child);
  }

  static QByteArray textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  // Kills a process; all that it has started has to end by itself.
  static int endWithAll(pid_t process) {
    const std::vector<pid_t> offspring = test::processesBelow(process);
    ::kill(process, SIGKILL);
    int status = 0;
    ::waitpid(process, &status, 0);
    for (pid_t other : offspring) {
      int waited = 0;
      while (waited < kEndOfOthers && !test::hasEnded(other)) {
        ::usleep(1000);
        ++waited;
      }
      longest_ = std::max(longest_, waited);
      if (waited == kEndOfOthers) {
        ++orphans_;
        ::kill(other, SIGKILL);
      }
    }
    return status;
  }

  // The newest state in the file and the recovery copies.
  int bestThere() {
    bestCopy_ = -1;
    const auto saved = diagram::load(places_.file().toStdString());
    if (!saved) problem("the file is damaged: " + saved.reason().message);
    int best = saved ? numberIn(*saved) : -1;
    for (const QString& name :
         QDir(places_.copies()).entryList({"*.armature.json", ".*.newest"}, QDir::Files | QDir::Hidden)) {
      const auto copy = diagram::load((places_.copies() + "/" + name).toStdString());
      if (!copy) problem("a recovery copy is damaged: " + copy.reason().message);
      if (copy) bestCopy_ = std::max(bestCopy_, numberIn(*copy));
    }
    return std::max(best, bestCopy_);
  }

  void judge(int k, int before, int copied, int best) {
    const int lost = progress_->edits - best;
    ++lost_[std::max(0, lost)];
    const std::string where = "kill " + std::to_string(k) + " while " + kPhases[progress_->phase] + ": ";
    if (best < before) problem(where + "what was there before is lost");
    if (lost > 1) problem(where + std::to_string(lost) + " edits are lost");
    if (progress_->restored >= 0 && progress_->restored < copied) problem(where + "not all was restored");
    for (const QString& path : {places_.text(), places_.table()}) {
      QFile file(path);
      if (file.open(QIODevice::ReadOnly) && !file.readAll().endsWith(" end\n")) problem(where + "half an export");
    }
    if (QFile::exists(places_.picture()) && QImage(places_.picture()).isNull()) problem(where + "half a picture");
    const QStringList left =
        QDir(places_.folder).entryList({".*.saving", "*.saving", "*.part"}, QDir::Files | QDir::Hidden);
    leftBehind_ = std::max(leftBehind_, static_cast<int>(left.size()));
  }

  void problem(const std::string& words) {
    if (++problems_ <= 20) std::printf("%s\n", words.c_str());
  }

  void print() const {
    std::printf("kills: %d; while", count_);
    for (const auto& [phase, count] : phases_) std::printf(" %s %d", kPhases[phase], count);
    std::printf("\nedits: %d (%d typed), saves: %d, exports: %d, restores: %d, runs: %d, beginnings of results: %d\n",
                progress_->edits.load(), progress_->byHand.load(), progress_->saves.load(), progress_->exports.load(),
                progress_->restores.load(), progress_->runs.load(), streamed_);
    std::printf("engine's processes that did not end: %d (the slowest took %d ms)\n", orphans_, longest_);
    for (const auto& [lost, count] : lost_) std::printf("%d edits lost: %d times\n", lost, count);
    std::printf("unfinished files left: %d\nproblems: %d\n", leftBehind_, problems_);
  }

  int count_;
  std::mt19937 random_;
  const char* program_;
  QTemporaryDir folder_;
  Places places_;
  Progress* progress_ = nullptr;
  bool isReady_ = false;
  std::map<int, int> lost_, phases_;
  int problems_ = 0, leftBehind_ = 0, bestCopy_ = -1, streamed_ = 0;
  QByteArray whole_;
  std::chrono::microseconds wholeTime_{0};  // of the run that nobody ends
  static inline int orphans_ = 0, longest_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc == 5 && std::strcmp(argv[1], "--victim") == 0)
    return runVictim({argv[2]}, argv[3], static_cast<unsigned>(std::atoi(argv[4])));
  QCoreApplication application(argc, argv);
  const int count = argc > 1 ? std::atoi(argv[1]) : 20;
  const int seed = argc > 2 ? std::atoi(argv[2]) : 1;
  return Campaign(count, static_cast<unsigned>(seed), argv[0]).perform();
}
