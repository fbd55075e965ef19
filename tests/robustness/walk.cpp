// A random walk of edits in the real window (monkey_moves.h): after each one it is undone and done again, and document
// and picture are looked at each time.
//
//     walk [EDITS [DIAGRAMS [SEED [FIRST]]]]      (40, 2, 1, 0)
//
// EDITS on each of DIAGRAMS shipped examples and random networks in turn. What must hold after each edit: undone, the
// document is the one before it, byte by byte as it would be saved, and the picture is the one before it, pixel by
// pixel; done again, both are what the edit had made of them; and a diagram that is read from that document has the
// same picture. Edits are made on the diagram, inside of its own classes (sub-models that the walk makes), on their
// icons and in their texts; each place that is on show is looked at. A finding leaves both pictures in the folder
// ARMATURE_KEEP. Exit status 1 where something does not hold.
#include <QApplication>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <random>

#include "app/shell/inside_view.h"
#include "app/shell/main_window.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_equations.h"
#include "app/shell/page_icon.h"
#include "app/shell/text_room.h"
#include "app/text/class_panel.h"
#include "app/text/code_edit.h"
#include "engine/diagram/own_class.h"
#include "monkey_moves.h"
#include "network_generator.h"
#include "walk_pictures.h"

using namespace armature;
using namespace armature::app;
using namespace armature::test;

namespace {

constexpr int kMostEvents = 5000;  // without an edit: the walk has got stuck somewhere and is told
constexpr size_t kMostParts = 120;
constexpr int kPictures = 30;  // of the last edits are kept
// How many of a hundred edits are followed by a way to somewhere else [%].
constexpr uint32_t kInwards = 50, kToIcon = 8, kToText = 8, kBack = 12;

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

// Edits that were looked at, and where they were made.
struct Counts {
  int edits = 0, inside = 0, onIcon = 0, inText = 0;
};

class Walk {
 public:
  Walk(const QString& folder, uint32_t seed) : folder_(folder), random_(seed) {
    MainWindow::Options options;
    options.recoveryFolder = folder + "/recovery";
    options.settingsFile = folder + "/settings.ini";
    options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1280, 800);
    window_->show();
    window_->activateWindow();
    moves_ = std::make_unique<MonkeyMoves>(*window_, seed);
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
  const Counts& counts() const { return counts_; }

 private:
  QUndoStack& stack() { return *page_->document().undoStack(); }
  // Where an edit would be looked at; nothing that was only opened by the way.
  bool isHere() const { return page_ && &window_->pages().current() == page_ && !placeOf(*page_).empty(); }

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
    if (counts_.edits >= wanted_ || events_ > kMostEvents) return end();
    // Closed by the walk: it goes on with the diagram as it is in its file.
    if (!page_ && QThread::currentThread()->loopLevel() == 1 && !open()) return end();
    QTimer::singleShot(pause_, &clock_, [this] { step(); });
    ++events_;
    if (calming_ == 0 && isHere() && isSeen()) {
      label_ = moves_->label();
      moves_->perform();
      pause_ = std::min(moves_->pause(), 30);
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
    window_->pages().commit();
    if (!isHere()) return;
    if (!isEdited()) return arrive();
    isChecking_ = true;
    check();
    isChecking_ = false;
    events_ = 0;
    if (page_->document().values().components.size() > kMostParts) {
      stack().setIndex(0);  // all has been pasted into itself again and again
      page_->goUpTo(0);
      states_ = {{0, now()}};
    }
    goElsewhere();
  }
  void end() {
    if (counts_.edits < wanted_) problem("no edit any more");
    QCoreApplication::exit(0);
  }

  // The walk is about one diagram; others are opened and looked into by the way.
  void comeBack() {
    window_->pages().show(*page_);
    page_->equations().leave();
    while (page_->isInside() && placeOf(*page_).empty()) page_->goUpTo(page_->insides().size() - 1);
  }
  // The place was not on show when this state was looked at.
  void arrive() {
    State& known = states_.at(stack().index());
    for (auto& [place, picture] : now().pictures) known.pictures.try_emplace(place, std::move(picture));
    known.pictures.try_emplace(placeOf(*page_));
  }
  // A text that cannot be read leaves nothing to go into: it is not kept long.
  void goElsewhere() {
    if (hasMistake() && isLucky(80)) return stack().undo();
    if (page_->icon().page()) return isLucky(kBack) ? page_->icon().leave() : void();
    if (page_->isInside() && isLucky(kBack)) return page_->goUpTo(page_->insides().size() - 1);
    if (!page_->isInside() && isLucky(kInwards)) return moves_->turnTo(MonkeyMoves::Aim::inside);
    if (isLucky(kToIcon)) return moves_->turnTo(MonkeyMoves::Aim::icon);
    if (isLucky(kToText)) moves_->turnTo(MonkeyMoves::Aim::text);
  }
  // A class whose text cannot be read: what was known of it stays on show, until the file is opened again.
  bool hasMistake() {
    return std::ranges::any_of(page_->document().values().classes,
                               [](const std::string& text) { return diagram::ownClassName(text).empty(); });
  }
  bool isLucky(uint32_t percent) { return random_() % 100 < percent; }

  bool isEdited() {
    if (!page_) return false;
    const auto known = states_.find(stack().index());
    return known == states_.end() || known->second.text != savedText(page_->document());
  }
  bool isSeen() { return !isEdited() && states_.at(stack().index()).pictures.contains(placeOf(*page_)); }
  State now() {
    settle(*page_, *window_);
    return stateOf(*page_, *window_);
  }

  void check() {
    const int at = stack().index();
    count();
    const State made = now();
    checkEnds();
    const auto before = states_.find(at - 1);
    if (stack().canUndo() && !page_->run().isActive()) {
      stack().undo();
      State undone = now();
      compareTexts("undone");
      if (before != states_.end()) compare(undone, before->second, "undone");
      stack().redo();
      compare(now(), made, "done again");
      compareTexts("done again");
      states_[at - 1] = std::move(undone);
    }
    compareWithRead(made);
    states_.erase(states_.upper_bound(at), states_.end());
    states_[at] = made;
    if (const auto old = states_.find(at - kPictures); old != states_.end())
      for (auto& [place, picture] : old->second.pictures) picture.image = {};
  }
  // Each wire of the diagram ends at a part of it.
  void checkEnds() {
    const diagram::Document& values = page_->document().values();
    for (const auto& wire : values.connections)
      for (const std::string& end : {wire.from, wire.to})
        if (page_->document().partIndex(splitEnd(end).first) < 0)
          return problem("a wire ends at " + end + ", which is no part of the diagram");
  }
  void count() {
    ++counts_.edits;
    const QWidget* const focus = QApplication::focusWidget();
    if (focus && window_->texts().classes().isAncestorOf(focus))
      ++counts_.inText;
    else if (page_->icon().page())
      ++counts_.onIcon;
    else if (page_->isInside())
      ++counts_.inside;
    place_ = placeOf(*page_);
  }

  void compareWithRead(const State& made) {
    const auto page = pageRead(made.text, *page_, *window_);
    if (!page) return problem("the document cannot be read");
    if (hasMistake()) return;
    const State read = stateOf(*page, *window_);
    // A class without parts has equations instead of a drawing once it is looked into again.
    if (!page->equations().page() && !read.pictures.contains(placeOf(*page_)))
      problem("read again there is no " + placeOf(*page_));
    compare(read, made, "read again");
  }

  // What the editor of own classes shows is what the document has.
  void compareTexts(const char* what) {
    ClassPanel& panel = window_->texts().classes();
    const auto& classes = page_->document().values().classes;
    if (!panel.isVisible() || panel.shown() < 0 || static_cast<size_t>(panel.shown()) >= classes.size()) return;
    if (panel.editor().text().toStdString() != classes[static_cast<size_t>(panel.shown())])
      problem(std::string("the editor shows another text when ") + what);
  }

  void compare(const State& now, const State& wanted, const char* what) {
    if (now.text != wanted.text) {
      keep(now.text, wanted.text);
      return problem(std::string("the document differs when ") + what);
    }
    for (const auto& [place, picture] : wanted.pictures) {
      const auto same = now.pictures.find(place);
      if (same == now.pictures.end() || picture.digest == Picture().digest) continue;
      if (same->second.digest == picture.digest) continue;
      problem("the picture of the " + place + " differs when " + what);
      if (keptPath("").isEmpty()) continue;
      same->second.image.save(keptPath("is.png"));
      picture.image.save(keptPath("wanted.png"));
      keep(now.text, {});
    }
  }
  QString keptPath(const char* name) const {
    const QString folder = qEnvironmentVariable("ARMATURE_KEEP");
    return folder.isEmpty() ? folder : folder + QString("/%1-").arg(problems_) + name;
  }
  void keep(const std::string& is, const std::string& wanted) const {
    if (keptPath("").isEmpty()) return;
    for (const auto& [name, text] : {std::pair("is.json", &is), {"wanted.json", &wanted}}) {
      QFile file(keptPath(name));
      if (!text->empty() && file.open(QIODevice::WriteOnly)) file.write(text->c_str());
    }
  }

  void problem(const std::string& words) {
    if (++problems_ <= 20)
      std::printf("  edit %d (%s, %s, \"%s\"): %s\n", counts_.edits, place_.c_str(), label_.c_str(),
                  qPrintable(stack().undoText()), words.c_str());
    std::fflush(stdout);
  }

  QString folder_;
  std::mt19937 random_;  // where to
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<MonkeyMoves> moves_;
  QPointer<DiagramPage> page_;
  QString path_;
  QObject clock_;                // no step outlives the walk
  std::map<int, State> states_;  // by the place in the list of edits
  std::string label_, place_;
  Counts counts_;
  int wanted_ = 0, problems_ = 0;
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
  int problems = 0;
  Counts all;
  for (int k = first; k < first + diagrams; ++k) {
    const QTemporaryDir folder;
    const QString path = walkedDiagram(folder.path(), k, seed);
    const auto document = diagram::load(path.toStdString());
    std::printf("diagram %d: %s\n", k, document ? (document->name + " " + document->title).c_str() : "");
    std::fflush(stdout);
    Walk walk(folder.path(), seed * 7919U + static_cast<uint32_t>(k));
    problems += walk.perform(path, edits);
    const Counts& made = walk.counts();
    all.edits += made.edits, all.inside += made.inside, all.onIcon += made.onIcon, all.inText += made.inText;
  }
  std::printf("%d edits (%d inside, %d on icons, %d in text), each undone and done again; problems: %d\n", all.edits,
              all.inside, all.onIcon, all.inText, problems);
  return problems > 0 ? 1 : 0;
}
