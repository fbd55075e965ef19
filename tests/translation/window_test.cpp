// The whole window in German: no sentence is left in English, and none is cut off at the usual size.
#include <qcustomplot.h>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDirIterator>
#include <QDockWidget>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QXmlStreamReader>
#include <QtTest>
#include <map>
#include <set>

#include "app/language/language.h"
#include "app/language/tables.h"
#include "app/look/theme.h"
#include "tests/translation/cut_texts.h"
#include "tests/translation/palette_pages.h"
#include "tests/translation/window_walk.h"

namespace armature::app {

namespace {

// Text on the screen or in the ears, and where it was first met.
using Texts = std::map<QString, QString>;

QString plain(QString text) {
  text.replace("&nbsp;", " ");
  static const QRegularExpression tag("<[^>]*>"),
      style("<style.*?</style>", QRegularExpression::DotMatchesEverythingOption);
  return text.remove(style).replace(tag, " ").remove('&').simplified();
}

class Collector {
 public:
  explicit Collector(Texts& texts) : texts_(texts) {}

  void collect(const QString& view, QWidget& root) {
    view_ = view;
    QList<QWidget*> all = root.findChildren<QWidget*>();
    all.prepend(&root);
    for (QWidget* widget : all) add(*widget);
    for (const QAction* action : root.findChildren<QAction*>()) {
      add(action->text(), "action");
      add(action->toolTip(), "action's tip");
      add(action->statusTip(), "action's words");
      add(action->property("command").toString(), "command");
    }
  }

 private:
  void add(const QString& text, const char* what) {
    for (const QString& line : plain(text).split(QRegularExpression("\\s*[\\n]\\s*")))
      if (!line.isEmpty()) texts_.emplace(line, view_ + ", " + what);
  }
  void add(const QTreeWidgetItem& item) {
    for (int column = 0; column < item.columnCount(); ++column) {
      add(item.text(column), "tree");
      add(item.toolTip(column), "tree's tip");
    }
    for (int k = 0; k < item.childCount(); ++k) add(*item.child(k));
  }
  void add(QCustomPlot& plot) {
    for (int k = 0; k < plot.axisRectCount(); ++k)
      for (const QCPAxis* axis : plot.axisRect(k)->axes()) add(axis->label(), "axis");
    for (int k = 0; k < plot.itemCount(); ++k)
      if (const auto* text = qobject_cast<const QCPItemText*>(plot.item(k))) add(text->text(), "text in a plot");
    for (const QCPTextElement* text : plot.findChildren<QCPTextElement*>()) add(text->text(), "text in a plot");
    for (int k = 0; k < plot.plottableCount() && plot.legend && plot.legend->visible(); ++k)
      add(plot.plottable(k)->name(), "legend");
  }
  // Of a table, its first rows.
  void add(const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (!model) return;
    for (int column = 0; column < model->columnCount(); ++column) {
      add(model->headerData(column, Qt::Horizontal).toString(), "head");
      for (int row = 0; row < std::min(50, model->rowCount()); ++row)
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
          add(model->index(row, column).data(role).toString(), "cell");
    }
  }
  void add(const QWidget& widget) {
    // Qt's own list of files is named by the machine.
    for (const QWidget* parent = &widget; parent; parent = parent->parentWidget())
      if (parent->inherits("QFileDialog") && !widget.inherits("QLabel") && !widget.inherits("QPushButton")) return;
    // Equations, values and what a library says of them are as the model has them.
    for (const char* name : {"equation", "equationValues", "equationDescription"})
      if (widget.objectName() == QLatin1String(name)) return;
    add(widget.toolTip(), "tip");
    add(widget.accessibleName(), "accessible name");
    add(widget.accessibleDescription(), "accessible description");
    if (widget.isWindow() || widget.inherits("QDockWidget"))
      add(widget.windowTitle().remove("[*] – Armature"), "title");
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(label->text(), "label");
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(button->text(), "button");
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) add(group->title(), "group");
    if (const auto* bar = qobject_cast<const QStatusBar*>(&widget)) add(bar->currentMessage(), "passing words");
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget)) add(box->text(), "number");
    if (auto* plot = qobject_cast<QCustomPlot*>(const_cast<QWidget*>(&widget))) add(*plot);
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view && !widget.inherits("QTreeWidget") && !widget.inherits("QListWidget") && !widget.inherits("QHeaderView"))
      add(*view);
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) add(field->placeholderText(), "placeholder");
    if (const auto* field = qobject_cast<const QPlainTextEdit*>(&widget)) add(field->placeholderText(), "placeholder");
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) add(menu->title(), "menu");
    if (const auto* page = qobject_cast<const QTextBrowser*>(&widget)) addPage(page->toPlainText());
    if (const auto* box = qobject_cast<const QMessageBox*>(&widget)) add(box->informativeText(), "question");
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
      for (int k = 0; k < box->count(); ++k) {
        add(box->itemText(k), "choice");
        add(box->itemData(k, Qt::ToolTipRole).toString(), "choice's tip");
      }
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
      for (int k = 0; k < bar->count(); ++k) add(bar->tabText(k), "tab");
    if (const auto* tree = qobject_cast<const QTreeWidget*>(&widget)) {
      if (!tree->isHeaderHidden()) add(*tree->headerItem());
      for (int k = 0; k < tree->topLevelItemCount(); ++k) add(*tree->topLevelItem(k));
    }
    if (const auto* list = qobject_cast<const QListWidget*>(&widget))
      for (int k = 0; k < list->count(); ++k) {
        add(list->item(k)->text(), "row");
        add(list->item(k)->toolTip(), "row's tip");
        add(list->item(k)->data(Qt::AccessibleTextRole).toString(), "row's spoken text");
      }
  }
  void addPage(const QString& text) {
    static const QRegularExpression connector("^[■□▶▷] \\w+$");  // a name alone
    for (const QString& line : text.split('\n'))
      if (!line.trimmed().isEmpty() && !line.trimmed().contains(connector)) add(line, "page");
  }

  Texts& texts_;
  QString view_;
};

void addStrings(const QJsonValue& value, std::set<QString>& found) {
  if (value.isString())
    for (const QString& line : value.toString().split('\n')) found.insert(plain(line));
  for (const QJsonValue item : value.toArray()) addStrings(item, found);
  for (const QJsonValue item : value.toObject()) addStrings(item, found);
}

// What is not translated: names of classes, of examples and of all that stands in them, words that are the same in both
// languages, and those listed.
std::set<QString> untranslated() {
  std::set<QString> same;
  QFile file(ARMATURE_SOURCE_DIR "/resources/translations/armature_de.ts");
  (void)file.open(QIODevice::ReadOnly);
  QXmlStreamReader xml(&file);
  QString source;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QStringLiteral("source"))
      source = xml.readElementText();
    else if (xml.name() == QStringLiteral("translation") &&
             xml.readElementText(QXmlStreamReader::IncludeChildElements) == source)
      same.insert(plain(source));
  }
  QFile table(ARMATURE_SOURCE_DIR "/resources/translations/palette_de.json");
  (void)table.open(QIODevice::ReadOnly);
  const QJsonObject texts = QJsonDocument::fromJson(table.readAll()).object()["Library"].toObject();
  for (auto text = texts.begin(); text != texts.end(); ++text)
    if (text.key() == text.value().toString()) same.insert(text.key());
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/palette", QDirIterator::Subdirectories); it.hasNext();) {
    it.next();
    if (it.fileName().endsWith(".mo") || it.fileInfo().isDir()) same.insert(it.fileInfo().baseName());
  }
  // The editor of lessons shows their texts in both languages.
  for (const char* folder : {ARMATURE_SOURCE_DIR "/resources/examples", ARMATURE_SOURCE_DIR "/resources/lessons"})
    for (QDirIterator it(folder, QDirIterator::Subdirectories); it.hasNext();) {
      QFile example(it.next());
      same.insert(it.fileInfo().baseName());
      if (example.fileName().endsWith(".json") && example.open(QIODevice::ReadOnly))
        addStrings(QJsonDocument::fromJson(example.readAll()).object(), same);
    }
  QFile names(ARMATURE_SOURCE_DIR "/tests/translation/names.txt");
  (void)names.open(QIODevice::ReadOnly);
  for (const QByteArray& line : names.readAll().split('\n'))
    if (!line.startsWith('#')) same.insert(QString::fromUtf8(line));
  return same;
}

QString withoutSpaces(QString text) {
  static const QRegularExpression space("\\s|\u00A0");
  return text.remove(space);
}

QString withoutBrackets(QString text) {
  return text.remove('[').remove(']');
}

// What the pages of the library's classes say in code and units alone, without spaces and brackets: it is the same in
// every language.
QString codeOfThePages() {
  static const QRegularExpression block("</?(p|li|td|th|h[1-6])\\b[^>]*>"), tag("<[^>]*>");
  QString all;
  for (const QString& page : palettePages())
    for (const QString& part : page.split(block))
      if (!saysInWords(part)) all += part + '\n';
  all.remove(tag).replace("&nbsp;", " ").replace("&lt;", "<").replace("&gt;", ">").remove("&amp;");
  return withoutBrackets(withoutSpaces(all));
}

constexpr QSize kUsualSize(1280, 800);

// What a walk has found: all texts, those without room with the view where each was first met, and what did not come.
struct Walked {
  Texts texts;
  std::map<QString, QString> cut;
  std::map<QString, QSize> large;  // dialogs that cannot be as small as a screen of few, large points
  QStringList missed;
};

constexpr QSize kLeastScreen(640, 400);

// Qt makes its questions and its choice of a colour for the screen that they are on.
bool isOurs(const QWidget& root) {
  return root.inherits("QDialog") && !root.inherits("QMessageBox") && !root.inherits("QColorDialog");
}

Walked walk(Language language) {
  speak(language);
  const QTemporaryDir folder;
  Walked found;
  Collector collector(found.texts);
  found.missed = walkThroughTheWindow(QDir(folder.path()), kUsualSize, false, [&](const QString& view, QWidget& root) {
    // An answer that has come just now has its words, and not yet its place; a layout asks those around it in turn.
    for (int round = 0; round < 4; ++round) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    collector.collect(view, root);
    for (const QString& text : cutTexts(root, kUsualSize)) found.cut.emplace(text, view);
    if (!isOurs(root)) return;
    const auto least = [&] { return root.minimumSizeHint().expandedTo(root.minimumSize()); };
    const auto isLarge = [&] { return least().boundedTo(kLeastScreen) != least(); };
    if (!isLarge()) return;
    // One that is low may be laid out in another way.
    const QSize usual = root.size();
    root.resize(kLeastScreen);
    for (int round = 0; round < 4; ++round) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (isLarge()) found.large.emplace(view, least());
    root.resize(usual);
  });
  return found;
}

// Walked once: it takes minutes.
const Walked& walkedInGerman() {
  static const Walked found = walk(Language::german);
  return found;
}

// Whether a text consists of names, numbers, units and signs alone: nothing to translate.
bool isOfNames(const QString& text, const std::set<QString>& same) {
  static const QRegularExpression word("[A-Za-zÄÖÜäöüß_][\\w.\\[\\]ÄÖÜäöüß]*");
  static const QRegularExpression name(
      "^(.*[._\\[\\d].*|[a-z]+[A-Z].*|[A-Z]?[a-z]?|[A-Z]+[a-z]?\\w?|[A-Z][a-z]+([A-Z]\\w*)+)$");
  if (same.count(text)) return true;
  // "Drive train damper": a title and a part's name; "J Moment of inertia": a name and what is said about it.
  for (qsizetype cut = text.indexOf(' '); cut > 0; cut = text.indexOf(' ', cut + 1))
    if (same.count(text.left(cut)) && isOfNames(text.mid(cut + 1), same)) return true;
  for (auto words = word.globalMatch(text); words.hasNext();) {
    const QString one = words.next().captured();
    if (!name.match(one).hasMatch() && !same.count(one)) return false;
  }
  return true;
}

}  // namespace

class WindowTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // As the program is dressed: letters and rooms round them are what is measured.
  void initTestCase() { dressApplication(); }
  void cleanup() { speak(Language::english); }
  void whatIsWrongIsFound();
  void nothingIsLeftInEnglish();
  void nothingIsCutOff();
  void dialogsFitASmallScreen();
};

// The two walks below see what they are there for: a sentence in English among names, and words without room.
void WindowTest::whatIsWrongIsFound() {
  QWidget window;
  window.resize(300, 200);
  QLabel english("Connect it, or remove the part", &window), name("inertia1.flange_b, 3 N·m", &window);
  QPushButton button("Starten und vergleichen", &window);
  QTabBar tabs(&window);
  tabs.addTab("Ereignisse");
  QComboBox choice(&window);
  choice.addItem("Wie der Desktop");
  QLineEdit field(&window);
  field.setPlaceholderText("Parameter oder Ausgang einer Quelle");
  QTreeWidget rows(&window);
  rows.setHeaderLabels({"Unterschied zum neuesten"});
  for (QWidget* narrow : std::initializer_list<QWidget*>{&button, &tabs, &choice, &field, &rows})
    narrow->setFixedWidth(60);
  rows.header()->setStretchLastSection(false);
  rows.header()->resizeSection(0, 40);
  english.move(250, 0);
  window.show();
  Texts texts;
  Collector(texts).collect("probe", window);
  const std::set<QString> same = untranslated();
  QVERIFY(texts.count(english.text()) && !isOfNames(english.text(), same));
  QVERIFY(texts.count(name.text()) && isOfNames(name.text(), same));
  const QString cut = cutTexts(window, {1280, 800}).join('\n');
  for (const QString& word : {english.text(), button.text(), tabs.tabText(0), choice.currentText(),
                              field.placeholderText(), rows.headerItem()->text(0)})
    QVERIFY2(cut.contains(word), qPrintable(word + " is not among\n" + cut));
  QVERIFY(cutTexts(window, {200, 100}).join(' ').contains("300 x 200"));
}

// What reads the same in both languages is a name, or has not been translated.
void WindowTest::nothingIsLeftInEnglish() {
  const Walked inEnglish = walk(Language::english);
  const Texts &english = inEnglish.texts, &german = walkedInGerman().texts;
  QVERIFY2(english.size() > 500, qPrintable(QString::number(english.size())));
  QVERIFY2(german.size() > 500, qPrintable(QString::number(german.size())));
  const std::set<QString> same = untranslated();
  const QString code = codeOfThePages();
  int left = 0;
  for (const auto& [text, where] : german) {
    // Units are shown as everywhere: N·m for the library's N.m.
    const QString asWritten = withoutSpaces(QString(text).replace(QChar(0xB7), '.'));
    const bool isCode = where.endsWith(", page") && code.contains(withoutBrackets(asWritten));
    if (!english.count(text) || isOfNames(text, same) || isCode || text.contains("/resources/")) continue;
    qInfo("%s  (%s)", qPrintable(text.left(160)), qPrintable(where));
    ++left;
  }
  QVERIFY2(left == 0, qPrintable(QString("%1 texts").arg(left)));
  QVERIFY2(inEnglish.missed.isEmpty(), qPrintable(inEnglish.missed.join("; ")));
}

// All of each dialog can be reached on a small screen.
void WindowTest::dialogsFitASmallScreen() {
  const Walked& found = walkedInGerman();
  for (const auto& [view, size] : found.large) qInfo("%s: %d x %d", qPrintable(view), size.width(), size.height());
  QVERIFY2(found.large.empty(), qPrintable(QString("%1 dialogs").arg(found.large.size())));
}

// Whatever says something has room for it.
void WindowTest::nothingIsCutOff() {
  const Walked& found = walkedInGerman();
  for (const auto& [text, view] : found.cut) qInfo("%s: %s", qPrintable(view), qPrintable(text));
  QVERIFY2(found.cut.empty(), qPrintable(QString("%1 texts").arg(found.cut.size())));
  QVERIFY2(found.missed.isEmpty(), qPrintable(found.missed.join("; ")));
}

}  // namespace armature::app

QTEST_MAIN(armature::app::WindowTest)
#include "window_test.moc"
