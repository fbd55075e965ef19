// Random events in the real window: mouse, keys, wheel, menus, drags from the palette, edits, runs, tabs, insides of
// parts (see monkey_moves.h), on shipped examples and random networks in turn.
//
//     monkey [EVENTS [DIAGRAMS [SEED [FIRST]]]]      (800, 4, 1, 0)
//
// Every diagram is opened in a program of its own, gets EVENTS events, and is then undone to its beginning, done again
// and undone again. What must hold: the program does not crash; no event takes more than 200 ms (see event_watch.h);
// what is undone is the first document and what is done again the last one, byte by byte as they would be saved; what
// is saved can be read again. The numbers for diagram K come from SEED and K alone: `monkey EVENTS 1 SEED K` does it
// again. Prints the longest events and what they were. Exit status 1 where something does not hold; with the variable
// ARMATURE_UNTIMED in the environment, as under ctest, times are printed only.
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDirIterator>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>

#include "app/shell/diagram_page.h"
#include "engine/diagram/json.h"
#include "event_watch.h"
#include "monkey_moves.h"
#include "random_network.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

namespace {

constexpr double kLongest = 200;  // [ms] an event may take
constexpr int kPatience = 60;     // [s] without any event: it hangs

// What a program has done, in memory that outlives it.
struct Progress {
  std::atomic<int> events, steps, edits, undone, problems, slow;
  std::atomic<double> longest;  // [ms]
  char what[400], label[200];   // the longest event, the last one
};

void copyText(char* to, size_t size, const std::string& text) {
  std::snprintf(to, size, "%s", text.c_str());
}

QStringList examples() {
  QStringList all;
  QDirIterator files(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) all << files.next();
  all.sort();
  return all;
}

// The file of a diagram: a copy of an example, or a random network laid out on a grid.
QString writeDiagram(const QString& folder, int number, uint32_t seed) {
  const QString path = folder + "/diagram.armature.json";
  std::seed_seq numbers{seed, static_cast<uint32_t>(number)};
  std::mt19937 random(numbers);
  diagram::Document document;
  if (number % 2 == 0) {
    const QStringList all = examples();
    const QString example = all[static_cast<qsizetype>(random() % static_cast<uint32_t>(all.size()))];
    auto loaded = diagram::load(example.toStdString());
    if (!loaded) return {};
    document = loaded.take();
  } else {
    document = randomNetwork(random, "Random", random() % 4 != 0).document;
    int k = 0;
    for (auto& item : document.components) {
      item.placement.x = 40 * (k % 8);
      item.placement.y = -40.0 * (k / 8);
      ++k;
    }
  }
  return diagram::save(document, path.toStdString()).ok() ? path : QString();
}

// ---- the program with the window ----

class Session : public QObject {
 public:
  Session(WatchedApplication& application, Progress& progress, const QString& folder, uint32_t seed)
      : application_(application), progress_(progress) {
    MainWindow::Options options;
    options.recoveryFolder = folder + "/recovery";
    options.settingsFile = folder + "/settings.ini";
    options.makeEngine = [] { return makeWorkerEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1280, 800);
    window_->show();
    window_->activateWindow();
    moves_ = std::make_unique<MonkeyMoves>(*window_, seed);
    connect(&window_->pages(), &OpenPages::currentChanged, this, [this] { watchPages(); });
    watchPages();
  }

  bool open(const QString& path, int events) {
    wanted_ = events;
    application_.setLabel("open");
    if (path.isEmpty() || !window_->openFile(path)) return false;
    QTimer::singleShot(500, this, [this] { step(); });
    return true;
  }

  void close() {
    application_.setLabel("close");
    moves_.reset();
    window_.reset();
  }

 private:
  // A document as it was opened, and as it was before it was undone.
  struct Watched {
    QPointer<OpenDocument> document;
    std::string first, last;
    int lastIndex = 0;  // in its stack: somebody may have undone something
    bool isUndone = false, isRedone = false;
  };

  static std::string textOf(const OpenDocument& document) {
    diagram::Document values = document.values();
    values.view3d = {};  // a look is no edit (OpenDocument::setView3d)
    return diagram::toJson(values);
  }

  void problem(const std::string& words) {
    ++progress_.problems;
    std::printf("  %s\n", words.c_str());
  }

  void watchPages() {
    for (const auto& page : window_->pages().all()) {
      OpenDocument* const document = &page->document();
      const auto isSame = [document](const Watched& one) { return one.document == document; };
      if (std::any_of(watched_.begin(), watched_.end(), isSame)) continue;
      watched_.push_back({document, textOf(*document), {}});
      connect(document->undoStack(), &QUndoStack::indexChanged, this, [this] { ++progress_.edits; });
      connect(document, &OpenDocument::wasReset, this, [this, document, isSame] {
        std::find_if(watched_.begin(), watched_.end(), isSame)->first = textOf(*document);
      });
    }
  }

  void step() {
    ++progress_.steps;
    progress_.events = moves_->events();
    if (moves_->events() >= wanted_) return endStep();
    QTimer::singleShot(pause_, this, [this] { step(); });
    copyText(progress_.label, sizeof progress_.label, moves_->label());
    application_.setLabel(moves_->label());
    moves_->perform();
    pause_ = moves_->pause();
    application_.setLabel(moves_->label());
  }

  // Out of what is open, then back to the beginning and forth, an edit at a time as a person would.
  void endStep() {
    if (isFinished_) return;
    ++progress_.steps;
    QTimer::singleShot(1, this, [this] { endStep(); });
    application_.setLabel("undo and redo at the end");
    copyText(progress_.label, sizeof progress_.label, "undo and redo at the end");
    if (!isCalm_) return calmDown();
    if (unwindOne()) return;
    isFinished_ = true;
    finish();
  }

  void calmDown() {
    const bool isThere = moves_->calmDown() && QThread::currentThread()->loopLevel() == 1;
    calmTurns_ = isThere ? calmTurns_ + 1 : 0;
    isCalm_ = calmTurns_ > 3;
    if (!isCalm_) return;
    for (const auto& page : window_->pages().all()) commitField(*page);
  }

  bool unwindOne() {
    for (Watched& one : watched_) {
      if (!one.document || (one.isUndone && one.isRedone)) continue;
      QUndoStack* const stack = one.document->undoStack();
      if (one.last.empty()) {
        one.last = textOf(*one.document);
        one.lastIndex = stack->index();
      }
      if (!one.isUndone && stack->canUndo()) {
        stack->undo();
        ++progress_.undone;
      } else if (!one.isUndone) {
        one.isUndone = true;
        compare(textOf(*one.document), one.first, "undone");
      } else if (stack->index() < one.lastIndex) {
        stack->redo();
      } else {
        one.isRedone = true;
        compare(textOf(*one.document), one.last, "done again");
        readAgain(one.last);
      }
      return true;
    }
    return false;
  }

  void compare(const std::string& now, const std::string& wanted, const char* what) {
    if (now == wanted) return;
    const auto [a, b] = std::mismatch(now.begin(), now.end(), wanted.begin(), wanted.end());
    const auto around = [](const std::string& text, std::string::const_iterator at) {
      const size_t place = static_cast<size_t>(at - text.begin());
      return text.substr(place < 60 ? 0 : place - 60, 160);
    };
    problem(std::string("what is ") + what + " differs:\n" + around(now, a) + "\n--- instead of ---\n" +
            around(wanted, b));
  }

  void readAgain(const std::string& text) {
    const auto read = diagram::fromJson(text, "again");
    if (!read)
      problem("what would be saved cannot be read: " + read.reason().message);
    else if (diagram::toJson(*read) != text)
      problem("what would be saved is read as something else");
  }

  void finish() {
    for (const Gap& gap : application_.slow()) {
      if (gap.milliseconds <= kLongest) continue;
      ++progress_.slow;
      std::printf("  %4.0f ms %s\n", gap.milliseconds, gap.what.c_str());
    }
    // What a machine that does much besides takes is no finding.
    if (progress_.slow > 0 && !qEnvironmentVariableIsSet("ARMATURE_UNTIMED")) ++progress_.problems;
    if (!application_.slow().empty()) {
      progress_.longest = application_.slow().front().milliseconds;
      copyText(progress_.what, sizeof progress_.what, application_.slow().front().what);
    }
    QCoreApplication::exit(0);
  }

  WatchedApplication& application_;
  Progress& progress_;
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<MonkeyMoves> moves_;
  std::vector<Watched> watched_;
  int wanted_ = 0, pause_ = 1, calmTurns_ = 0;
  bool isCalm_ = false, isFinished_ = false;
};

int runSession(const QString& folder, const QString& path, int events, uint32_t seed) {
  int argc = 1;
  char name[] = "monkey";
  char* argv[] = {name, nullptr};
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  WatchedApplication application(argc, argv);
  QApplication::setStyle("Fusion");
  const int handle = ::open(qPrintable(folder + "/progress"), O_RDWR | O_CLOEXEC);
  void* shared = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
  if (shared == MAP_FAILED) return 1;
  Session session(application, *static_cast<Progress*>(shared), folder, seed);
  if (!session.open(path, events)) return 1;
  const int status = QApplication::exec();
  session.close();
  return status;
}

// ---- the one that watches ----

class Campaign {
 public:
  Campaign(int events, int diagrams, uint32_t seed, int first, const char* program)
      : events_(events), diagrams_(diagrams), first_(first), seed_(seed), program_(program) {}

  int perform() {
    std::printf("seed %u, %d events on each of %d diagrams\n", seed_, events_, diagrams_);
    for (int k = first_; k < first_ + diagrams_; ++k)
      if (!performOne(k)) return 1;
    std::printf("events: %d on %d diagrams, %d edits made, undone or done again, %d undone at the end\n", allEvents_,
                diagrams_, allEdits_, allUndone_);
    std::printf("longest event: %.0f ms (diagram %d, %s)\n", longest_, longestAt_, what_.c_str());
    std::printf("above 200 ms: %d\nproblems: %d\n", slow_, problems_);
    return problems_ > 0 ? 1 : 0;
  }

 private:
  bool performOne(int number) {
    const QTemporaryDir folder;
    const QString path = writeDiagram(folder.path(), number, seed_);
    QFile file(folder.filePath("progress"));
    if (path.isEmpty() || !file.open(QIODevice::ReadWrite) || !file.resize(sizeof(Progress))) return false;
    auto* progress =
        static_cast<Progress*>(::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED, file.handle(), 0));
    if (progress == MAP_FAILED) return false;
    const auto document = diagram::load(path.toStdString());
    std::printf("diagram %d: %s\n", number, document ? (document->name + " " + document->title).c_str() : "");
    std::fflush(stdout);
    const std::string events = std::to_string(events_);
    const std::string seed = std::to_string(seed_ * 7919U + static_cast<uint32_t>(number));
    const pid_t child = ::fork();
    if (child == 0) {
      ::execl(program_, program_, "--one", qPrintable(folder.path()), qPrintable(path), events.c_str(), seed.c_str(),
              nullptr);
      ::_exit(1);
    }
    const int status = waitFor(child, *progress);
    if (WIFSIGNALED(status))
      problem("ends by signal " + std::to_string(WTERMSIG(status)), *progress);
    else if (WEXITSTATUS(status) != 0)
      problem("ends with status " + std::to_string(WEXITSTATUS(status)), *progress);
    count(number, *progress);
    ::munmap(progress, sizeof(Progress));
    return true;
  }

  // Its status; after too long without an event it is stopped.
  int waitFor(pid_t child, const Progress& progress) {
    int status = 0, steps = -1, still = 0;
    while (::waitpid(child, &status, WNOHANG) == 0) {
      ::usleep(100'000);
      still = progress.steps == steps ? still + 1 : 0;
      steps = progress.steps;
      if (still < kPatience * 10) continue;
      problem("hangs", progress);
      ::kill(child, SIGKILL);
      ::waitpid(child, &status, 0);
      return 0;
    }
    return status;
  }

  void problem(const std::string& words, const Progress& progress) {
    ++problems_;
    std::printf("  %s at event %d, %s\n", words.c_str(), progress.events.load(), progress.label);
  }

  void count(int number, const Progress& progress) {
    allEvents_ += progress.events;
    allUndone_ += progress.undone;
    problems_ += progress.problems;
    slow_ += progress.slow;
    allEdits_ += progress.edits;
    if (progress.longest < longest_) return;
    longest_ = progress.longest;
    longestAt_ = number;
    what_ = progress.what;
  }

  int events_, diagrams_, first_;
  uint32_t seed_;
  const char* program_;
  int allEvents_ = 0, allEdits_ = 0, allUndone_ = 0, problems_ = 0, slow_ = 0, longestAt_ = 0;
  double longest_ = 0;
  std::string what_;
};

int numberAt(int argc, char** argv, int at, int otherwise) {
  return argc > at ? std::atoi(argv[at]) : otherwise;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 6 && std::strcmp(argv[1], "--one") == 0)
    return runSession(argv[2], argv[3], std::atoi(argv[4]), static_cast<uint32_t>(std::strtoul(argv[5], nullptr, 10)));
  return Campaign(numberAt(argc, argv, 1, 800), numberAt(argc, argv, 2, 4),
                  static_cast<uint32_t>(numberAt(argc, argv, 3, 1)), numberAt(argc, argv, 4, 0), argv[0])
      .perform();
}
