// What the engine says in the German window: the models with mistakes of tests/golden and of the gallery of mistakes
// are opened, and no sentence of the messages panel is the English one. What a model itself says stays as the model has
// it.
#include <QDir>
#include <QLabel>
#include <QRegularExpression>

#include "app/language/language.h"
#include "app/language/messages.h"
#include "app/lessons/lesson_package.h"
#include "app/panels/messages_panel.h"
#include "engine/facade/session.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// Texts of the model: an assertion, a message of its functions.
bool isSaidByTheModel(const Message& message) {
  static const std::set<std::string> codes{"T315", "R130", "R150", "R151", "D065"};
  return codes.count(message.code) > 0;
}

// The patterns in a phrase that no table has, though they have words.
void collectEnglish(const Phrase& phrase, QStringList& found) {
  for (const Phrase& argument : phrase.arguments()) collectEnglish(argument, found);
  const QString pattern = QString::fromStdString(phrase.pattern());
  static const QRegularExpression word("[a-zA-Z]{2,} [a-z]{2,}");
  if (word.match(pattern).hasMatch() && QCoreApplication::translate("Messages", phrase.pattern().c_str()) == pattern)
    found << pattern;
}

// Whether anything in a phrase is ours: what a function of the model says may stand behind its name alone.
bool hasWords(const Phrase& phrase) {
  static const QRegularExpression word("[a-zA-Z]");
  return QString::fromStdString(phrase.pattern()).contains(word) ||
         std::any_of(phrase.arguments().begin(), phrase.arguments().end(), hasWords);
}

QStringList englishOf(const Message& message) {
  QStringList found;
  if (!isSaidByTheModel(message)) collectEnglish(message.text, found);
  collectEnglish(message.advice, found);
  for (const Phrase& note : message.notes) collectEnglish(note, found);
  if (message.text.pattern().empty() && !isSaidByTheModel(message))
    found << QString::fromStdString(message.text.text());
  return found;
}

std::vector<Message> messagesOf(const Source& source) {
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  if (!model) return messages;
  solve::Control control;
  const auto store = model->makeStore();
  const QTemporaryDir written;
  solve::Settings settings = model->defaultSettings();
  settings.permissions.effects = native::Effects::allowed;
  settings.permissions.runFolder = written.filePath("run").toStdString();
  (void)model->run(settings, {}, control, *store, messages);
  return messages;
}

// All that a panel shows, as plain text.
QString textOf(const MessagesPanel& panel) {
  QString all;
  for (const QLabel* label : panel.findChildren<QLabel*>()) all += label->text() + '\n';
  static const QRegularExpression tag("<[^>]*>");
  all.replace(QChar(QChar::Nbsp), ' ');  // an instant stays in one piece
  return all.remove(tag).replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
}

// The sentences of a panel are those of its messages in German, none is the English one.
void compare(const MessagesPanel& panel, const std::vector<Message>& messages) {
  const QString shown = textOf(panel);
  for (const Message& message : messages) {
    const QStringList english = englishOf(message);
    QVERIFY2(english.isEmpty(), qPrintable(english.join('\n')));
    const QString sentence = asSentence(QString::fromStdString(message.text.text()), message.parts);
    const QString german = asSentence(message.text, message.parts);
    const bool isOther = sentence.compare(german, Qt::CaseInsensitive) != 0;
    QVERIFY2(isSaidByTheModel(message) || !hasWords(message.text) || isOther, qPrintable(sentence));
    if (isOther) QVERIFY2(!shown.contains(sentence, Qt::CaseInsensitive), qPrintable(sentence));
  }
}

}  // namespace

class MessagesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() { QVERIFY(speak(Language::german)); }
  void cleanup() { speak(Language::english); }
  void ordersArguments();
  void namesKeepTheirLetters();
  void goldenModels_data();
  void goldenModels();
  void mistakesOfTheGallery_data();
  void mistakesOfTheGallery();
  void partsOfThePalette_data();
  void partsOfThePalette();
};

// A name at the beginning of a sentence is spelled as in the model, in both languages, also where the message does not
// list it among its parts; words of ours begin with a capital letter.
void MessagesTest::namesKeepTheirLetters() {
  const Phrase both =
      phrase("%1 both prescribe %2 at %3", phrase("%1 and %2", std::string("torque"), std::string("fix")),
             std::string("phi"), std::string("shaft"));
  const Phrase ours = phrase("the circuit of %1 has no ground, so nothing determines its potentials", std::string("r"));
  const Phrase inside = phrase("%1 (at t = %2)", ours, std::string("1"));
  for (const Language language : {Language::english, Language::german}) {
    QVERIFY(speak(language));
    QVERIFY2(spokenSentence(both).startsWith("torque "), qPrintable(spokenSentence(both)));
    QVERIFY2(asSentence(both).startsWith("torque ") && asSentence(both).endsWith('.'), qPrintable(asSentence(both)));
    const QString first = language == Language::german ? "Der Stromkreis aus r" : "The circuit of r";
    QVERIFY2(spokenSentence(ours).startsWith(first), qPrintable(spokenSentence(ours)));
    QVERIFY2(asSentence(inside).startsWith(first), qPrintable(asSentence(inside)));
    // What is finished already: names are known from the parts.
    QCOMPARE(asSentence(Phrase("mass is lost"), {"mass"}), QString("mass is lost."));
    QCOMPARE(asSentence(Phrase("nothing is lost"), {"mass"}), QString("Nothing is lost."));
  }
}

// A German pattern may have its arguments in another order; an unknown pattern is said in English.
void MessagesTest::ordersArguments() {
  const auto count = [](uint64_t n) {
    return *Phrase::from("the model makes %1 events between t = %2 and t = %3 and hardly gets on (chattering)",
                         {Phrase(std::to_string(n)), Phrase("1 s"), Phrase("2 s")});
  };
  QCOMPARE(spoken(count(7)), QString("das Modell macht zwischen t = 1 s und t = 2 s 7 Ereignisse und kommt kaum voran "
                                     "(Flattern)"));
  const Phrase unknown = *Phrase::from("nobody knows %1 here", {*Phrase::from("a number", {})});
  QCOMPARE(spoken(unknown), QString("nobody knows eine Zahl here"));
  speak(Language::english);
  QCOMPARE(spoken(count(7)), QString::fromStdString(count(7).text()));
}

void MessagesTest::goldenModels_data() {
  QTest::addColumn<QString>("folder");
  for (const char* folder : {"syntax", "model", "run"}) QTest::newRow(folder) << QString(folder);
}

void MessagesTest::goldenModels() {
  QFETCH(QString, folder);
  const QDir room(QStringLiteral(ARMATURE_SOURCE_DIR "/tests/golden/") + folder);
  int withMessages = 0;
  for (const QString& name : room.entryList({"*.mo"}, QDir::Files, QDir::Name)) {
    Source source;
    source.file = room.filePath(name).toStdString();
    const std::vector<Message> messages = messagesOf(source);
    if (messages.empty()) continue;
    ++withMessages;
    MessagesPanel panel;
    panel.setMessages(messages);
    QVERIFY2(panel.count() > 0, qPrintable(name));
    compare(panel, messages);
    if (QTest::currentTestFailed()) QFAIL(qPrintable(name));
  }
  QVERIFY2(withMessages > 10, qPrintable(QString::number(withMessages)));
}

void MessagesTest::mistakesOfTheGallery_data() {
  QTest::addColumn<QString>("path");
  const QDir lessons(ARMATURE_SOURCE_DIR "/resources/lessons");
  for (const QString& name : lessons.entryList({"mistake_*"}, QDir::Dirs, QDir::Name)) {
    const auto package = openLesson(lessons.filePath(name));
    QVERIFY2(package, qPrintable(name));
    // Some mistakes are none of the engine's: the model runs.
    const auto& steps = package->lesson.steps;
    const auto fails = [](const auto& step) { return step.task && !step.task->fails.isEmpty(); };
    if (std::any_of(steps.begin(), steps.end(), fails)) QTest::newRow(qPrintable(name)) << lessons.filePath(name);
  }
}

// In the window, where the marks on the canvas say it too.
void MessagesTest::mistakesOfTheGallery() {
  QFETCH(QString, path);
  const auto package = openLesson(path);
  QVERIFY2(package, package ? "" : package.reason().message.c_str());
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().reset(*package->diagramOf(0), {});
  pressKey(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().messages().count() > 0, 60000);
  compare(window->page().messages(), window->checker().messages());
}

// A diagram of parts as "name class value=… value=…" and wires as "end end".
static diagram::Document diagramOf(const QStringList& parts, const QStringList& wires) {
  diagram::Document document;
  document.name = "Said";
  for (const QString& text : parts) {
    const QStringList words = text.split(' ');
    diagram::ComponentItem part;
    part.name = words.at(0).toStdString();
    part.className = "Modelica." + words.at(1).toStdString();
    for (const QString& value : words.mid(2))
      part.modifiers.push_back({value.section('=', 0, 0).toStdString(), value.section('=', 1).toStdString()});
    document.components.push_back(part);
  }
  for (const QString& wire : wires)
    document.connections.push_back(
        {wire.section(' ', 0, 0).toStdString(), wire.section(' ', 1, 1).toStdString(), {}, {}});
  return document;
}

void MessagesTest::partsOfThePalette_data() {
  QTest::addColumn<QStringList>("parts");
  QTest::addColumn<QStringList>("wires");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, const QStringList& parts, const QStringList& wires, const char* sentence) {
    QTest::newRow(name) << parts << wires << QString::fromUtf8(sentence);
  };
  row("numbers", {"limiter Blocks.Nonlinear.Limiter uMax=1.5 uMin=2", "sine Blocks.Sources.Sine f=1"},
      {"sine.y limiter.u"}, "Die untere Grenze 2 liegt über der oberen Grenze 1,5 (bei t = ");
  row("number of a table", {"table Blocks.Sources.TimeTable table=[0.5,0;1,1]"}, {},
      "Der erste Zeitpunkt der Tabelle muss 0 sein, nicht 0,5 (bei t = ");
  row("warning",
      {"table Blocks.Sources.CombiTimeTable table=[0,0;0.5,1] verboseExtrapolation=true "
       "extrapolation=Modelica.Blocks.Types.Extrapolation.HoldLastPoint"},
      {}, "Die Zeit liegt hinter dem Ende der Tabelle (bei t = ");
  row("value that begins with a name",
      {"table Blocks.Tables.CombiTable1Ds table=[0,0;0.5,1] verboseExtrapolation=true",
       "ramp Blocks.Sources.Ramp duration=1"},
      {"ramp.y table.u"}, "u = 0,5");
  row("before the run",
      {"world Mechanics.MultiBody.World", "joint Mechanics.MultiBody.Joints.Revolute",
       "body Mechanics.MultiBody.Parts.Body m=1 r_CM={1,0,0}"},
      {"joint.frame_b body.frame_a"}, "joint: frame_a ist nicht verbunden: Es fehlt eine Leitung");
  row("default of a parameter", {"stop Blocks.Logical.TerminateSimulation condition=time>0.25"}, {},
      "Die Endbedingung ist erfüllt (bei t = 0,25");
  row("a person's own", {"stop Blocks.Logical.TerminateSimulation condition=time>0.25 terminationText=\"Enough\""}, {},
      "Enough (bei t = 0,25");
}

// A part of the palette says what is wrong with it in German, in the window's panel.
void MessagesTest::partsOfThePalette() {
  QFETCH(QStringList, parts);
  QFETCH(QStringList, wires);
  QFETCH(QString, sentence);
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  window->document().reset(diagramOf(parts, wires), {});
  QTRY_VERIFY(window->canvas().scene().parts().back().info);
  pressKey(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(!window->run().isActive() && !window->checker().isChecking(), 60000);
  QTRY_VERIFY2_WITH_TIMEOUT(textOf(window->page().messages()).contains(sentence),
                            qPrintable(textOf(window->page().messages())), 10000);
}

QTEST_MAIN(MessagesTest)
#include "messages_test.moc"
