// A random walk of edits in the real window (monkey_moves.h): after each one it is undone and done again, and document
// and picture are looked at each time.
//
//     walk [EDITS [DIAGRAMS [SEED [FIRST]]]]      (40, 2, 1, 0)
//
// EDITS on each of DIAGRAMS shipped examples and random networks in turn. What must hold after each edit: undone, the
// document is the one before it, byte by byte as it would be saved, and the picture is the one before it, pixel by
// pixel; done again, both are what the edit had made of them; and a diagram that is read from that document has the
// same picture. A finding leaves both pictures in the folder that it names. Exit status 1 where something does not
// hold.
#include <QApplication>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <array>
#include <cstdio>
#include <random>

#include "app/canvas/diagram_painter.h"
#include "app/shell/diagram_page.h"
#include "app/shell/main_window.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_equations.h"
#include "monkey_moves.h"
#include "network_generator.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr int kMostEvents = 5000;  // without an edit: the walk has got stuck somewhere and is told
constexpr size_t kMostParts = 120;
constexpr double kScale = 2.3;  // [px/unit]
constexpr int kPictures = 30;   // of the last edits are kept

QStringList shippedDiagrams() {
  QStringList all;
  QDirIterator files(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) all << files.next();
  all.sort();
  return all;
}

QString walkedDiagram(const QString& folder, int number, uint32_t seed) {
  const QString path = folder + "/diagram.armature.json";
  std::seed_seq numbers{seed, static_cast<uint32_t>(number)};
  std::mt19937 random(numbers);
  diagram::Document document;
  if (number % 3 != 2) {
    const QStringList all = shippedDiagrams();
    auto loaded =
        diagram::load(all[static_cast<qsizetype>(random() % static_cast<uint32_t>(all.size()))].toStdString());
    if (!loaded) return {};
    document = loaded.take();
  } else {
    document = test::randomNetwork(random, "Random", random() % 4 != 0).document;
    int k = 0;
    for (auto& item : document.components) {
      item.placement.x = 40 * (k % 8);
      item.placement.y = -40.0 * (k / 8);
      ++k;
    }
  }
  return diagram::save(document, path.toStdString()).ok() ? path : QString();
}

std::string savedText(const OpenDocument& document) {
  diagram::Document values = document.values();
  values.view3d = {};  // a look is no edit (OpenDocument::setView3d)
  return diagram::toJson(values);
}

// The diagram as it is printed: nothing that is selected, hovered or told.
QImage pictureOf(DiagramScene& scene, const MainWindow& window, DiagramPage& page) {
  scene.setTextScale(1, 1);
  const QRectF bounds = scene.bounds().adjusted(-10, -10, 10, 10);
  const QSize size = (bounds.size() * kScale).toSize().boundedTo({6000, 6000});
  QImage image(size.expandedTo({1, 1}), QImage::Format_RGB32);
  const Theme& theme = Theme::light();  // whatever the walk has chosen for the window
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(window.font());
  DiagramPainter diagram(scene, page.diagramCanvas().icons(), theme, kScale,
                         {-bounds.left() * kScale, bounds.bottom() * kScale}, 1);
  diagram.paint(painter, image.rect(), {false, true, true, false, nullptr});
  return image;
}

using Digest = std::array<size_t, 2>;

struct State {
  std::string text;
  QImage picture;  // of one long ago its digest alone
  Digest digest{};
};

// Of the pixels: two sums of 64 bits are as good as the pixels themselves here, and a cryptographic one took half of
// the walk's time.
Digest digestOf(const QImage& image) {
  Digest digest{1, 2};
  for (int y = 0; y < image.height(); ++y)
    for (size_t& sum : digest) sum = qHashBits(image.constScanLine(y), 4 * static_cast<size_t>(image.width()), sum);
  return digest;
}

class Walk {
 public:
  Walk(const QString& folder, uint32_t seed) : folder_(folder) {
    MainWindow::Options options;
    options.recoveryFolder = folder + "/recovery";
    options.settingsFile = folder + "/settings.ini";
    options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1280, 800);
    window_->show();
    window_->activateWindow();
    moves_ = std::make_unique<test::MonkeyMoves>(*window_, seed);
  }

  // How much does not hold.
  int perform(const QString& path, int edits) {
    path_ = path;
    wanted_ = edits;
    if (!open()) return 1;
    QTimer::singleShot(1, &clock_, [this] { step(); });
    QApplication::exec();
    return problems_;
  }
  int edits() const { return edits_; }

 private:
  QUndoStack& stack() { return *page_->document().undoStack(); }
  bool isHere() const {
    return page_ && &window_->pages().current() == page_ && !page_->isInside() && !page_->equations().page();
  }

  bool open() {
    if (path_.isEmpty() || !window_->openFile(path_)) return false;
    page_ = &window_->pages().current();
    states_ = {{stack().index(), now()}};
    QObject::connect(&stack(), &QUndoStack::indexChanged, &clock_, [this](int index) {
      if (!isChecking_) forgetDropped(index);
    });
    return true;
  }

  // A new edit takes the place of what had been undone: one event can make two of them, a field's that has been typed
  // in and that of a menu's entry, and the first one is never looked at.
  void forgetDropped(int index) {
    const auto known = states_.find(index);
    if (stack().canRedo() || (known != states_.end() && known->second.text == savedText(page_->document()))) return;
    states_.erase(states_.lower_bound(index), states_.end());
  }

  // One event, or one step towards a window without dialogs, where an edit is looked at. A dialog that an event opens
  // keeps it from returning: the next one comes by the clock.
  void step() {
    if (edits_ >= wanted_ || events_ > kMostEvents) return end();
    // Closed by the walk: it goes on with the diagram as it is in its file.
    if (!page_ && QThread::currentThread()->loopLevel() == 1 && !open()) return end();
    QTimer::singleShot(pause_, &clock_, [this] { step(); });
    ++events_;
    if (calming_ == 0 && isHere() && !isEdited()) {
      label_ = moves_->label();
      moves_->perform();
      pause_ = std::min(moves_->pause(), 5);
      return;
    }
    const bool isThere = moves_->calmDown() && QThread::currentThread()->loopLevel() == 1;
    calming_ = isThere ? calming_ + 1 : 1;
    if (calming_ <= 3 || isLooking_) return;
    isLooking_ = true;
    look();
    isLooking_ = false;
    calming_ = 0;
  }
  void look() {
    if (!isHere()) return comeBack();
    commitField(*page_);
    if (!isEdited()) return;
    isChecking_ = true;
    check();
    isChecking_ = false;
    ++edits_;
    events_ = 0;
    if (page_->document().values().components.size() <= kMostParts) return;
    stack().setIndex(0);  // all has been pasted into itself again and again
    states_ = {{0, now()}};
  }
  void end() {
    if (edits_ < wanted_) problem("no edit any more");
    QCoreApplication::exit(0);
  }
  // The walk is about one diagram; others are opened and looked into by the way.
  void comeBack() {
    page_->goUpTo(0);
    window_->pages().show(*page_);
  }
  bool isEdited() {
    if (!page_) return false;
    const auto known = states_.find(stack().index());
    return known == states_.end() || known->second.text != savedText(page_->document());
  }
  // Classes that parts of the picture are of may be on their way.
  void settle() {
    const auto isKnown = [](const PartPicture& part) { return part.info || part.isMissing; };
    const auto areKnown = [&] {
      const auto& parts = page_->scene().parts();
      return !window_->engine().isBusy() && std::all_of(parts.begin(), parts.end(), isKnown);
    };
    // Known twice, with a wait between: the answer of an engine that has just become idle is on its way yet.
    for (int k = 0, times = 0; k < 1000 && times < 3; ++k, times = areKnown() ? times + 1 : 0) QTest::qWait(2);
  }
  State now() {
    settle();
    return stateOf(savedText(page_->document()), page_->scene());
  }
  State stateOf(std::string text, DiagramScene& scene) {
    QImage picture = pictureOf(scene, *window_, *page_);
    const Digest digest = digestOf(picture);
    return {std::move(text), std::move(picture), digest};
  }

  void check() {
    const int at = stack().index();
    const State made = now();
    const auto before = states_.find(at - 1);
    if (stack().canUndo() && !page_->run().isActive()) {
      stack().undo();
      const State undone = now();
      if (before != states_.end()) compare(undone, before->second, "undone");
      stack().redo();
      compare(now(), made, "done again");
      states_[at - 1] = undone;
    }
    compareWithRead(made);
    states_.erase(states_.upper_bound(at), states_.end());
    states_[at] = made;
    if (const auto old = states_.find(at - kPictures); old != states_.end()) old->second.picture = {};
  }

  void compareWithRead(const State& made) {
    auto values = diagram::fromJson(made.text, "again");
    if (!values) return problem("cannot be read: " + values.reason().message);
    OpenDocument document;
    document.reset(values.take(), {});
    DiagramScene scene(document, page_->catalog());
    scene.setIcons(page_->diagramCanvas().icons());
    settle();
    QCoreApplication::processEvents();
    compare(stateOf(made.text, scene), made, "read again");
  }

  void compare(const State& now, const State& wanted, const char* what) {
    if (now.text != wanted.text) problem(std::string("the document differs when ") + what);
    if (now.digest == wanted.digest || now.text != wanted.text) return;
    problem(std::string("the picture differs when ") + what);
    if (!qEnvironmentVariableIsSet("ARMATURE_KEEP")) return;
    const QString base = qEnvironmentVariable("ARMATURE_KEEP") + QString("/%1-").arg(problems_);
    now.picture.save(base + "is.png");
    wanted.picture.save(base + "wanted.png");
  }

  void problem(const std::string& words) {
    if (++problems_ <= 20) std::printf("  edit %d (%s): %s\n", edits_, label_.c_str(), words.c_str());
    std::fflush(stdout);
  }

  QString folder_;
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<test::MonkeyMoves> moves_;
  QPointer<DiagramPage> page_;
  QString path_;
  QObject clock_;                // no step outlives the walk
  std::map<int, State> states_;  // by the place in the list of edits
  std::string label_;
  int wanted_ = 0, edits_ = 0, problems_ = 0;
  int events_ = 0, calming_ = 0, pause_ = 1;  // since the last edit; turns without a dialog; [ms]
  bool isLooking_ = false, isChecking_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication application(argc, argv);
  QApplication::setStyle("Fusion");
  const auto number = [&](int k, int usual) { return argc > k ? std::atoi(argv[k]) : usual; };
  const int edits = number(1, 40), diagrams = number(2, 2), first = number(4, 0);
  const auto seed = static_cast<uint32_t>(number(3, 1));
  int problems = 0, made = 0;
  for (int k = first; k < first + diagrams; ++k) {
    const QTemporaryDir folder;
    const QString path = walkedDiagram(folder.path(), k, seed);
    const auto document = diagram::load(path.toStdString());
    std::printf("diagram %d: %s\n", k, document ? (document->name + " " + document->title).c_str() : "");
    std::fflush(stdout);
    Walk walk(folder.path(), seed * 7919U + static_cast<uint32_t>(k));
    problems += walk.perform(path, edits);
    made += walk.edits();
  }
  std::printf("%d edits, each undone and done again; problems: %d\n", made, problems);
  return problems > 0 ? 1 : 0;
}
