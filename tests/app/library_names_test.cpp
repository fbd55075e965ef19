// Names of a library's class in diagrams that use it: when one is another name there, every diagram reads as if it had
// always been called so, whatever is undone and done again afterwards. The oracle puts the name into the file's text.
#include <QRegularExpression>
#include <QtTest>

#include "app/document/edit_command.h"
#include "app/document/followed_name.h"
#include "app/document/notes.h"
#include "app/text/class_changes.h"
#include "engine/diagram/json.h"

using namespace armature;
using namespace armature::app;

namespace {

// Of the library's classes only Drive declares it, and what comes from Drive.
const std::string kName = "quill", kOther = "rotor";

LibraryMember member() {
  LibraryMember made;
  made.package = "Gears";
  made.classes = {"model Drive Modelica.Mechanics.Rotational.Components.Inertia quill(J = 2); end Drive;",
                  "model Train Drive drive; Gears.Drive drives[2]; end Train;", "model Fast = Drive(quill(J = 1));",
                  "model Strange Real quill[3]; end Strange;"};
  made.className = "Drive", made.before = kName, made.after = kOther;
  return made;
}

LibraryMember back() {
  LibraryMember made = member();
  for (std::string& text : made.classes)
    if (text.find("Strange") == std::string::npos)
      text = QString::fromStdString(text).replace("quill", "rotor").toStdString();
  std::swap(made.before, made.after);
  return made;
}

constexpr const char* kMine =
    "model Mine extends Gears.Drive; Real y = quill.w + odd.quill[1]; Gears.Strange odd; end Mine;";
constexpr const char* kTwo = "model Two Gears.Train a(drive(quill(J = 5))); Real y = a.drive.quill.w; end Two;";

QString bytes(const diagram::Document& values) {
  return QString::fromStdString(diagram::toJson(values));
}

// What is called odd… has a member of that name from elsewhere.
QString renamed(const QString& text, const std::string& before, const std::string& after) {
  static const QRegularExpression name(QStringLiteral("(odd\\d*(\\[\\d\\])?\\.|quiet |\\b)(quill|rotor)\\b"));
  QString made;
  qsizetype from = 0;
  for (auto i = name.globalMatch(text); i.hasNext();) {
    const auto match = i.next();
    made += text.mid(from, match.capturedStart() - from);
    const bool isIt = match.captured(1).isEmpty() && match.captured(3).toStdString() == before;
    made += isIt ? QString::fromStdString(after) : match.captured();
    from = match.capturedEnd();
  }
  return made + text.mid(from);
}

// How a part reaches what is renamed.
const std::vector<std::pair<std::string, std::string>> kClasses = {
    {"Gears.Drive", ""}, {"Gears.Train", "drive."}, {"Gears.Train", "drives[2]."}, {"Gears.Fast", ""},
    {"Mine", ""},        {"Two", "a.drive."},       {"Gears.Strange", ""},         {"Other.Quill", ""}};

class Hand {
 public:
  explicit Hand(quint32 seed) : random_(seed) {
    diagram::Document values;
    values.name = "User";
    values.classes = {kMine, kTwo};
    document.reset(std::move(values), {});
  }
  void edit();
  OpenDocument document;

 private:
  int any(size_t count) { return count == 0 ? 0 : random_.bounded(static_cast<int>(count)); }
  // The path of the member by one of the parts.
  std::string path(const diagram::ComponentItem& item) {
    std::vector<std::string> ways;
    for (const auto& [className, way] : kClasses)
      if (className == item.className) ways.push_back(way);
    return ways[static_cast<size_t>(any(ways.size()))] + kNow;
  }
  std::string anyPath() {
    const auto& parts = document.values().components;
    if (parts.empty()) return "time";
    const diagram::ComponentItem& item = parts[static_cast<size_t>(any(parts.size()))];
    return item.name + "." + path(item);
  }
  void addPart();
  void rename(int part);
  QRandomGenerator random_;
  int count_ = 0;

 public:
  std::string kNow = kName;
};

void Hand::addPart() {
  diagram::ComponentItem item;
  item.className = kClasses[static_cast<size_t>(any(kClasses.size()))].first;
  const bool isOdd = item.className == "Gears.Strange" || item.className == "Other.Quill";
  item.name = (isOdd ? "odd" : "part") + std::to_string(++count_);
  if (!isOdd && random_.bounded(2)) item.modifiers = {{path(item) + ".J", anyPath() + ".J + 1"}};
  document.addPart(item);
}

void Hand::rename(int part) {
  const bool isOdd = document.values().components[static_cast<size_t>(part)].name.starts_with("odd");
  document.rename(part, (isOdd ? "odd" : "part") + QString::number(++count_));
}

void Hand::edit() {
  const auto& v = document.values();
  const int parts = static_cast<int>(v.components.size());
  switch (random_.bounded(parts == 0 ? 1 : 13)) {
    case 0:
    case 1:
      return addPart();
    case 2:
      return document.remove({any(v.components.size())}, {});
    case 3:
      return rename(any(v.components.size()));
    case 4:
      (void)document.setModifier(any(v.components.size()), "k", "2*" + anyPath() + ".w");
      return;
    case 5:
      return document.addConnection(anyPath() + ".flange_a", anyPath() + ".flange_b");
    case 6:
      return document.setPlot(static_cast<int>(v.plots->size()),
                              diagram::Json{{"title", "quiet quill"},
                                            {"x", anyPath() + ".phi"},
                                            {"curves", {{{"variable", "der(" + anyPath() + ".w)"}}}}},
                              "Plot");
    case 7:
      return document.setControls({{{"parameter", anyPath() + ".J"}}}, "Controls");
    case 8: {
      diagram::Experiment experiment = v.experiment;
      (*experiment.extra)["record"] = {anyPath() + ".w"};
      return document.setExperiment(experiment);
    }
    case 9: {
      diagram::Note note;
      note.text = "now {" + anyPath() + ".w} of a quiet quill";
      return addNote(document, note);
    }
    case 10:
      return document.setParameter(static_cast<int>(v.parameters.size()),
                                   diagram::ParameterItem{"p" + std::to_string(++count_), "Real", anyPath() + ".J", "",
                                                          "", diagram::Json::object()});
    case 11:
      return document.setText(TextChange::Member::declarations,
                              QString::fromStdString("  Real z = " + anyPath() + ".w;\n"));
    default:
      if (!v.connections.empty()) document.remove({}, {any(v.connections.size())});
  }
}

}  // namespace

// Two texts from where they begin to differ.
static QString difference(const QString& a, const QString& b) {
  qsizetype at = 0;
  while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
  const qsizetype from = std::max<qsizetype>(0, at - 60);
  return a == b ? QString() : a.mid(from, 160) + "\n---- against ----\n" + b.mid(from, 160);
}

class LibraryNamesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyStepReadsTheNewName();
  void textsOfOwnClassesFollow();
  void nothingElseIsTouched();
};

// At any place of a history: all the way back and forward, and with the name taken back.
void LibraryNamesTest::everyStepReadsTheNewName() {
  for (quint32 seed = 1; seed <= 40; ++seed) {
    Hand hand(seed);
    QRandomGenerator random(seed);
    QUndoStack& stack = *hand.document.undoStack();
    const int edits = 3 + random.bounded(60);
    for (int i = 0; i < edits; ++i) hand.edit();
    std::vector<QString> states(static_cast<size_t>(stack.count()) + 1);
    for (int i = stack.count(); i >= 0; --i) {
      stack.setIndex(i);
      states[static_cast<size_t>(i)] = bytes(hand.document.values());
    }
    stack.setIndex(random.bounded(stack.count() + 1));
    bool isBack = false;
    for (const LibraryMember& one : {member(), back()}) {
      const QString was = bytes(hand.document.values());
      EditCommand::follow(hand.document, "Gears", followingMember(one));
      const QString now = difference(bytes(hand.document.values()), renamed(was, one.before, one.after));
      QVERIFY2(now.isEmpty(), qPrintable(now));
      for (int i : {0, stack.count(), random.bounded(stack.count() + 1)}) {
        while (stack.index() != i) {
          stack.setIndex(stack.index() + (i > stack.index() ? 1 : -1));
          const QString& state = states[static_cast<size_t>(stack.index())];
          const QString step =
              difference(bytes(hand.document.values()), isBack ? state : renamed(state, kName, kOther));
          QVERIFY2(step.isEmpty(), qPrintable(step));
        }
      }
      isBack = true;
    }
  }
}

void LibraryNamesTest::textsOfOwnClassesFollow() {
  OpenDocument document;
  diagram::Document values;
  values.classes = {kMine, kTwo};
  document.reset(values, {});
  EditCommand::follow(document, "Gears", followingMember(member()));
  for (size_t i = 0; i < 2; ++i)
    QCOMPARE(QString::fromStdString(document.values().classes[i]),
             renamed(QString::fromStdString(values.classes[i]), kName, kOther));
  QVERIFY(document.isModified());
  QCOMPARE(document.undoStack()->count(), 0);
}

// A diagram without the library, and one with something else of its name, are not even modified.
void LibraryNamesTest::nothingElseIsTouched() {
  diagram::Document values;
  diagram::ComponentItem item;
  item.name = "Gears", item.className = "Mine.Box";
  values.components = {item};
  values.plots->push_back({{"curves", {{{"variable", "Gears.quill"}}}}});
  OpenDocument document;
  document.reset(values, {});
  EditCommand::follow(document, "Gears", followingMember(member()));
  QVERIFY(!document.isModified());
  QCOMPARE(bytes(document.values()), bytes(values));
  values.components[0].name = "box";
  document.reset(values, {});
  EditCommand::follow(document, "Gears", followingMember(member()));
  QVERIFY(!document.isModified());
}

QTEST_GUILESS_MAIN(LibraryNamesTest)
#include "library_names_test.moc"
