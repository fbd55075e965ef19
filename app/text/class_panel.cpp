#include "app/text/class_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>
#include <algorithm>

#include "app/language/messages.h"
#include "app/look/elided_box.h"
#include "app/look/flow_row.h"
#include "app/run/catalog.h"
#include "app/text/base_card.h"
#include "app/text/class_changes.h"
#include "app/text/code_edit.h"
#include "app/text/cursor_context.h"
#include "app/text/problem_strip.h"
#include "app/text/rename_field.h"
#include "app/text/templates.h"
#include "app/text/undo_steps.h"
#include "engine/diagram/class_outline.h"
#include "engine/diagram/own_class.h"
#include "engine/diagram/package_text.h"

namespace armature::app {

namespace {
constexpr int kRest = 300;                   // [ms] after the last key
constexpr int kNameRest = 900;               // [ms] the same while the class is given another name
constexpr int kPause = 2000;                 // [ms] a new step of undo begins
constexpr int kPathRole = Qt::UserRole + 1;  // of the list: the path of a class within
constexpr int kFirstSession = 3'000'000;     // ids of steps that become one; others are smaller

// A line of a menu that names what follows.
void addHeading(QMenu& menu, const QString& words) {
  auto* label = new QLabel(words, &menu);
  label->setProperty("role", "group");
  label->setContentsMargins(12, 4, 14, 2);
  auto* action = new QWidgetAction(&menu);
  action->setDefaultWidget(label);
  action->setEnabled(false);
  menu.addAction(action);
}

// The name in "model Name …", of a text that need not be readable otherwise.
QString headOf(const QString& text) {
  return QString::fromStdString(diagram::classHead(text.toStdString()).name);
}
}  // namespace

ClassPanel::ClassPanel(EngineThread& engine, QWidget* parent)
    : QWidget(parent),
      session_(kFirstSession),
      check_(engine),
      list_(new ElidedBox(this)),
      new_(new QToolButton(this)),
      place_(new QToolButton(this)),
      more_(new QToolButton(this)),
      editor_(new CodeEdit(this)),
      strip_(new ProblemStrip(this)),
      field_(new RenameField(*editor_)) {
  setObjectName("classPanel");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeHead());
  // What it would like is no reason to scroll the panel about it: it scrolls itself.
  editor_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  editor_->setMinimumHeight(3 * fontMetrics().height());
  layout->addWidget(editor_, 1);
  layout->addWidget(strip_);
  setFocusProxy(editor_);
  rest_.setSingleShot(true);
  connect(&rest_, &QTimer::timeout, this, &ClassPanel::commit);
  connect(editor_, &CodeEdit::edited, this,
          [this] { rest_.start(headOf(editor_->text()) == followed_ ? kRest : kNameRest); });
  connect(editor_, &CodeEdit::left, this, &ClassPanel::commit);
  connect(editor_, &CodeEdit::pageWanted, this,
          [this](const QString& name) { Q_EMIT pageWanted(name.isEmpty() ? className() : name); });
  connect(editor_, &CodeEdit::renameWanted, this, &ClassPanel::rename);
  connect(editor_, &CodeEdit::undoWanted, this, [this] { travel(true); });
  connect(editor_, &CodeEdit::redoWanted, this, [this] { travel(false); });
  editor_->setCanTravel([this](bool isBack) {
    if (!document_) return false;
    commit();  // what has been typed is a step that can be undone
    return canStep(*document_->undoStack(), isBack);
  });
  connect(editor_, &CodeEdit::hinted, strip_, &ProblemStrip::hint);
  connect(strip_, &ProblemStrip::placeWanted, editor_, &CodeEdit::goTo);
  connect(field_, &RenameField::named, this, &ClassPanel::takeName);
  connect(&check_, &ClassCheck::found, this, &ClassPanel::tell);
  refresh();
}

QWidget* ClassPanel::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new FlowRow(head);
  row->setContentsMargins(8, 6, 8, 6);
  list_->setObjectName("classList");
  list_->setAccessibleName(tr("Classes of this diagram"));
  list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list_->setMinimumContentsLength(8);
  list_->setPlaceholderText(tr("None yet"));
  connect(list_, &QComboBox::activated, this, &ClassPanel::choose);
  new_->setText(tr("New part"));
  new_->setObjectName("newClass");
  new_->setPopupMode(QToolButton::InstantPopup);
  new_->setMenu(makeTemplates());
  place_->setText(tr("Place"));
  place_->setObjectName("placeClass");
  place_->setToolTip(tr("Put a part of this class onto the diagram"));
  connect(place_, &QToolButton::clicked, this, [this] {
    commit();
    if (index_ >= 0) Q_EMIT partWanted(className());
  });
  more_->setText(QStringLiteral("⋯"));
  more_->setObjectName("classMenu");
  more_->setAccessibleName(tr("More about this class"));
  more_->setToolTip(more_->accessibleName());
  more_->setPopupMode(QToolButton::InstantPopup);
  makeActions();
  for (QToolButton* button : {new_, place_, more_}) button->setFocusPolicy(Qt::TabFocus);
  list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  row->addWidget(list_);
  auto* together = new QWidget(head);
  auto* buttons = new QHBoxLayout(together);
  buttons->setContentsMargins(0, 0, 0, 0);
  for (QToolButton* button : {new_, place_, more_}) buttons->addWidget(button);
  row->addWidget(together);
  return head;
}

QMenu* ClassPanel::makeTemplates() {
  auto* menu = new QMenu(new_);
  menu->setObjectName("templates");
  QString group;
  const auto templates = classTemplates();
  for (size_t k = 0; k < templates.size(); ++k) {
    if (k > 0 && templates[k].group != group) menu->addSeparator();
    if (templates[k].group != group && !templates[k].group.isEmpty()) addHeading(*menu, templates[k].group);
    group = templates[k].group;
    QAction* action = menu->addAction(templates[k].words, this, [this, k] { addClass(static_cast<int>(k)); });
    action->setData(static_cast<int>(k));
    action->setToolTip(templates[k].base);
    action->setProperty("command", tr("New part as text: %1").arg(templates[k].words));
  }
  // When the menu has closed, which gives the focus back.
  QAction* other = menu->addAction(tr("Part of another base class…"), this,
                                   [this] { QTimer::singleShot(0, this, &ClassPanel::chooseBase); });
  other->setObjectName("chooseBase");
  other->setToolTip(tr("Of all partial classes of the libraries and of this diagram"));
  other->setProperty("command", tr("New part as text: %1").arg(other->text()));
  menu->setToolTipsVisible(true);
  return menu;
}

void ClassPanel::makeActions() {
  auto* menu = new QMenu(more_);
  // The editor itself hears the keys: here they are shown only.
  const auto withKeys = [](const QString& text, const QKeySequence& keys) {
    return text + '\t' + keys.toString(QKeySequence::NativeText);
  };
  menu->addAction(withKeys(tr("Rename the name at the cursor"), Qt::Key_F2), this, &ClassPanel::rename);
  menu->addAction(withKeys(tr("Complete the word"), Qt::CTRL | Qt::Key_Space), editor_, &CodeEdit::complete);
  menu->addAction(tr("Page of this class"), this, [this] { Q_EMIT pageWanted(className()); });
  menu->addSeparator();
  menu->addAction(tr("Remove the class"), this, &ClassPanel::remove)->setObjectName("removeClass");
  more_->setMenu(menu);
}

bool ClassPanel::isLocked() const {
  return !document_ || document_->locks().structure || document_->locks().values;
}

bool ClassPanel::isPackage() const {
  return document_ && index_ >= 0 && diagram::isPackageText(document_->values(), static_cast<size_t>(index_));
}

QString ClassPanel::className() const {
  const QString head = headOf(editor_->text());
  return head.isEmpty() ? followed_ : head;
}

void ClassPanel::setDiagram(OpenDocument* document, Catalog* catalog) {
  if (document == document_) return;
  commit();
  if (document_) document_->disconnect(this);
  document_ = document;
  catalog_ = catalog;
  index_ = -1;
  ++session_;
  if (document_) {
    connect(document_, &OpenDocument::classesChanged, this, [this] {
      if (isOwnChange_) return;
      ++session_;
      refresh();
    });
    connect(document_, &OpenDocument::wasReset, this, [this] {
      rest_.stop();
      index_ = -1;
      refresh();
    });
  }
  editor_->setSurroundings(catalog, {});
  editor_->setText({});
  refresh();
}

void ClassPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  check();
}

// The list and the text follow the document; what is typed and not taken over yet stays.
void ClassPanel::refresh() {
  const int count = document_ ? static_cast<int>(document_->values().classes.size()) : 0;
  const int before = index_;
  index_ = std::min(std::max(index_, 0), count - 1);
  fillList();
  list_->setEnabled(count > 0);
  new_->setEnabled(!isLocked());
  for (QToolButton* button : {place_, more_}) button->setEnabled(!isLocked() && index_ >= 0);
  // A package is no part, and its text is there as long as its folder is.
  if (isPackage()) place_->setEnabled(false);
  more_->menu()->findChild<QAction*>("removeClass")->setEnabled(!isPackage());
  if (index_ != before) editor_->setText({});
  showText();
}

// Classes and, below each, those within it.
void ClassPanel::fillList() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  int shown = -1;
  const auto add = [&](const QString& words, int index, const QString& path) {
    list_->addItem(words, index);
    list_->setItemData(list_->count() - 1, path, kPathRole);
    if (index == index_ && (path.isEmpty() || path == within_)) shown = list_->count() - 1;
  };
  const size_t count = document_ ? document_->values().classes.size() : 0;
  for (size_t i = 0; i < count; ++i) {
    const std::string& text = document_->values().classes[i];
    const QString name = headOf(QString::fromStdString(text));
    const int index = static_cast<int>(i);
    if (diagram::isPackageText(document_->values(), i)) {  // its classes have rows of their own
      add(tr("%1 (package)").arg(name), index, {});
      continue;
    }
    add(name.isEmpty() ? tr("Class %1, without a name").arg(index + 1) : name, index, {});
    for (const diagram::OutlinedClass& one : diagram::classOutline(text)) {
      const QString path = QString::fromStdString(one.path);
      if (one.depth > 0) add(QString(one.depth * 4, ' ') + path.section('.', -1), index, path);
    }
  }
  list_->setCurrentIndex(shown);
}

void ClassPanel::choose(int row) {
  const QString path = list_->itemData(row, kPathRole).toString();
  showClass(list_->itemData(row).toInt());
  if (!path.isEmpty()) return showWithin(path);
  within_.clear();
  editor_->goTo(0, 0);
}

void ClassPanel::showWithin(const QString& path) {
  commit();
  for (const diagram::OutlinedClass& one : diagram::classOutline(editor_->text().toStdString())) {
    if (one.path != path.toStdString()) continue;
    within_ = one.depth > 0 ? path : QString();
    fillList();
    editor_->select(static_cast<int>(one.begin), static_cast<int>(one.end));
  }
}

void ClassPanel::showText() {
  editor_->setEnabled(index_ >= 0);
  editor_->setReadOnly(index_ < 0 || isLocked());
  if (index_ < 0) {
    followed_.clear();
    editor_->setText({});
    check_.stop();
    return tell({});
  }
  const auto& classes = document_->values().classes;
  const QString text = QString::fromStdString(classes[static_cast<size_t>(index_)]);
  if (!rest_.isActive()) {
    if (editor_->text().isEmpty()) {
      editor_->setText(text);
      editor_->foldAnnotations();
    } else {
      editor_->replaceText(text);
    }
    followed_ = headOf(text);
  }
  check();
}

void ClassPanel::check() {
  if (index_ < 0 || !document_) return;
  const auto& classes = document_->values().classes;
  std::vector<std::string> others = classes;
  others.erase(others.begin() + index_);
  editor_->setSurroundings(editor_->catalog(), std::move(others));
  if (isVisible())
    check_.ask(classes, static_cast<size_t>(index_), diagram::importsOf(document_->values().declarations),
               diagram::packageOf(document_->values()));
}

void ClassPanel::showClass(int index) {
  if (!document_ || index < 0 || index >= static_cast<int>(document_->values().classes.size())) return;
  if (index != index_) {
    commit();
    ++session_;
    index_ = index;
    within_.clear();
    editor_->setText({});
    refresh();
  }
  editor_->setFocus();
}

// By keys, too: Enter takes the first one.
void ClassPanel::chooseTemplate() {
  if (!new_->isEnabled()) return;
  QTimer::singleShot(0, new_->menu(), [menu = new_->menu()] {
    for (QAction* one : menu->actions())
      if (menu->isVisible() && !menu->activeAction() && !one->isSeparator() && one->isEnabled())
        menu->setActiveAction(one);
  });
  new_->showMenu();
}

QString ClassPanel::freeName(const QString& wish) const {
  const auto isTaken = [&](const QString& name) {
    const auto& values = document_->values();
    for (size_t i = 0; i < values.classes.size(); ++i)
      if (static_cast<int>(i) != index_ && headOf(QString::fromStdString(values.classes[i])) == name) return true;
    return document_->partIndex(name.toStdString()) >= 0 || values.name == name.toStdString();
  };
  QString name = wish;
  for (int number = 2; isTaken(name); ++number) name = wish + QString::number(number);
  return name;
}

void ClassPanel::chooseBase() {
  if (isLocked() || !catalog_ || bases_) return;
  commit();
  QStringList inUse;
  for (const diagram::ComponentItem& item : document_->values().components)
    inUse << QString::fromStdString(item.className);
  bases_ = new BaseCard(window(), *catalog_, inUse);
  connect(bases_, &BaseCard::chosen, this, [this](const ClassPtr& base) { addClass(templateOf(*base)); });
  bases_->openAt(*new_);
}

void ClassPanel::addClass(int index) {
  const auto templates = classTemplates();
  if (index >= 0 && index < static_cast<int>(templates.size())) addClass(templates[static_cast<size_t>(index)]);
}

void ClassPanel::addClass(const ClassTemplate& chosen) {
  if (isLocked()) return;
  commit();
  index_ = -1;  // every class counts for the name
  const QString text = QString(chosen.text).replace(QStringLiteral("%1"), freeName(chosen.name));
  const int position = static_cast<int>(document_->values().classes.size());
  document_->setClass(position, text.toStdString());
  showClass(position);
  const auto begin =
      static_cast<int>(text.left(text.lastIndexOf(chosen.begun, text.lastIndexOf("end "))).toUtf8().size());
  editor_->select(begin, begin + static_cast<int>(chosen.begun.toUtf8().size()));
}

void ClassPanel::remove() {
  if (isLocked() || index_ < 0) return;
  rest_.stop();
  document_->setClass(index_, std::nullopt);
}

// Typing goes on in one step of undo as long as it stays in a line and does not pause.
int ClassPanel::historyStep() {
  const int line = editor_->line();
  if (!pause_.isValid() || pause_.elapsed() > kPause || line != sessionLine_) ++session_;
  sessionLine_ = line;
  pause_.start();
  return session_;
}

void ClassPanel::perform(const QString& what, Changes changes, int mergeId) {
  isOwnChange_ = true;
  document_->perform(what, std::move(changes), mergeId);
  isOwnChange_ = false;
  refresh();
}

// The text into the document, whatever it is; its parts follow a new name that nothing else has.
void ClassPanel::commit() {
  rest_.stop();
  if (isLocked() || index_ < 0 || index_ >= static_cast<int>(document_->values().classes.size())) return;
  const auto& values = document_->values();
  const std::string before = values.classes[static_cast<size_t>(index_)];
  const QString text = editor_->text(), name = headOf(text);
  if (text.toStdString() == before) return;
  const int step = historyStep();
  Changes changes{ClassChange{index_, before, text.toStdString()}};
  const bool isNewName =
      !isPackage() && name != followed_ && !name.isEmpty() && !followed_.isEmpty() && freeName(name) == name;
  if (isNewName) addClassOfParts(values, followed_.toStdString(), name.toStdString(), changes);
  const QString kept = isNewName || followed_.isEmpty() ? name : followed_;
  perform(isNewName ? tr("Rename class %1 to %2").arg(followed_, name) : tr("Edit class"), std::move(changes), step);
  followed_ = kept;
}

// There is one history: of the text, and of everything else.
void ClassPanel::travel(bool isBack) {
  if (!document_) return;
  commit();
  ++session_;
  step(*document_->undoStack(), isBack);
}

void ClassPanel::rename() {
  if (isLocked() || index_ < 0) return;
  const std::string text = editor_->text().toStdString();
  const NameAt name = nameAt(text, static_cast<size_t>(editor_->position()));
  if (name.path.empty()) return strip_->hint(tr("Put the cursor on a name first."));
  strip_->hint({});
  field_->open(static_cast<int>(name.begin), static_cast<int>(name.end), QString::fromStdString(name.path.back()));
}

void ClassPanel::takeName(int at, const QString& name) {
  commit();
  const auto made = diagram::renamed(document_->values().classes, static_cast<size_t>(index_),
                                     static_cast<uint32_t>(at), name.toStdString());
  if (!made) return field_->answer(spokenSentence(made.reason().message));
  if (isPackage() && made->isClass)
    return field_->answer(tr("Libraries are renamed in the palette, classes in their own texts."));
  const QString before = QString::fromStdString(made->before);
  ++session_;
  if (before != name) {
    perform(tr("Rename %1 to %2").arg(before, name), changesOfRenaming(document_->values(), *made, name.toStdString()));
    strip_->hint(tr("%1 is now called %2. Places changed: %3").arg(before, name).arg(made->places));
  }
  field_->answer({});
  // Where the cursor was, and not at the first place that has the name.
  const int behind = static_cast<int>(made->behind);
  editor_->select(behind, behind);
}

void ClassPanel::tell(const TextProblems& problems) {
  editor_->setProblems(problems);
  strip_->show(problems,
               index_ >= 0 ? tr("This class has no mistakes.")
                           : tr("The diagram's own classes are parts that you write yourself. “New part” starts one."));
}

}  // namespace armature::app
