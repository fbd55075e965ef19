#include "app/text/diagram_text_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "app/document/taken_text.h"
#include "app/look/answer_row.h"
#include "app/run/catalog.h"
#include "app/text/class_check.h"
#include "app/text/code_edit.h"
#include "app/text/diagram_problems.h"
#include "app/text/problem_strip.h"
#include "app/text/undo_steps.h"

namespace armature::app {

namespace {
constexpr int kFollow = 120;    // [ms] after a change of the drawing
constexpr int kTextRest = 600;  // [ms] after the last key
}  // namespace

DiagramTextPanel::DiagramTextPanel(QWidget* parent)
    : QWidget(parent), editor_(new CodeEdit(this)), strip_(new ProblemStrip(this)), bar_(new QWidget(this)) {
  setObjectName("diagramTextPanel");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(editor_, 1);
  auto* row = new AnswerRow(bar_);
  row->setContentsMargins(10, 4, 10, 0);
  row->setSpacing(6);
  auto* words = new QLabel(tr("The diagram does not follow this text yet."), bar_);
  words->setWordWrap(true);
  auto* back = new QPushButton(tr("Back to the diagram's text"), bar_);
  back->setObjectName("discardText");
  row->setWords(words);
  row->addWidget(back);
  bar_->hide();
  layout->addWidget(bar_);
  layout->addWidget(strip_);
  setFocusProxy(editor_);
  for (QTimer* timer : {&follow_, &rest_}) timer->setSingleShot(true);
  follow_.setInterval(kFollow);
  rest_.setInterval(kTextRest);
  connect(back, &QPushButton::clicked, this, &DiagramTextPanel::discard);
  connect(&follow_, &QTimer::timeout, this, &DiagramTextPanel::follow);
  connect(&rest_, &QTimer::timeout, this, &DiagramTextPanel::read);
  connect(editor_, &CodeEdit::edited, this, [this] { rest_.start(); });
  connect(editor_, &CodeEdit::left, this, &DiagramTextPanel::commit);
  connect(editor_, &CodeEdit::pageWanted, this, [this](const QString& name) {
    if (!name.isEmpty()) Q_EMIT pageWanted(name);
  });
  connect(editor_, &CodeEdit::undoWanted, this, [this] { travel(true); });
  connect(editor_, &CodeEdit::redoWanted, this, [this] { travel(false); });
  editor_->setCanTravel([this](bool isBack) {
    if (!document_) return false;
    commit();
    if (hasDraft(*document_)) return isBack;  // it goes first
    return canStep(*document_->undoStack(), isBack);
  });
  connect(editor_, &CodeEdit::hinted, strip_, &ProblemStrip::hint);
  connect(strip_, &ProblemStrip::placeWanted, editor_, &CodeEdit::goTo);
}

DiagramTextPanel::~DiagramTextPanel() {
  if (thread_.joinable()) thread_.join();
}

bool DiagramTextPanel::isLocked() const {
  return !document_ || document_->locks().structure || document_->locks().values;
}

void DiagramTextPanel::setDiagram(OpenDocument* document, Catalog* catalog, diagram::EndPlaces places) {
  places_ = std::move(places);
  if (document == document_) return;
  commit();
  keepDraft();
  drafts_.removeIf([](QHash<const OpenDocument*, Draft>::iterator draft) { return !draft->of; });
  if (document_) document_->disconnect(this);
  document_ = document;
  messages_.clear();
  if (editor_->catalog()) editor_->catalog()->disconnect(this);
  editor_->setSurroundings(catalog, {});
  // Wires end at connectors, whose places come with their classes.
  if (catalog) connect(catalog, &Catalog::arrived, this, [this] { follow_.start(); });
  // What is typed may wait for what a package holds.
  if (catalog)
    connect(catalog, &Catalog::childrenArrived, this, [this] {
      if (document_ && !shown_.isEmpty() && editor_->text() != shown_) rest_.start();
    });
  shown_.clear();
  editor_->setText({});
  if (document_) {
    connect(document_, &OpenDocument::edited, this, [this](bool hasMeaning) {
      if (hasMeaning) messages_.clear();  // they quote lines of before; the next check is on its way
      if (!isTaking_) follow_.start();
    });
    connect(document_, &OpenDocument::wasReset, this, [this] {
      rest_.stop();
      forget(*document_);
      messages_.clear();
      shown_.clear();
      editor_->setText({});
      follow_.start();
    });
  }
  follow();
}

void DiagramTextPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  follow();
}

bool DiagramTextPanel::hasDraft(const OpenDocument& document) const {
  return document_ == &document ? editor_->text() != shown_ && !shown_.isEmpty() : drafts_.contains(&document);
}

void DiagramTextPanel::keepDraft() {
  if (!document_ || shown_.isEmpty()) return;
  if (editor_->text() == shown_)
    drafts_.remove(document_);
  else
    drafts_.insert(document_, {shown_, editor_->text(), document_.data()});
}

// The text of the diagram as it is now, unless something is typed that it does not say.
void DiagramTextPanel::follow() {
  follow_.stop();
  if (!document_ || !isVisible()) return;
  editor_->setReadOnly(isLocked());
  if (const auto kept = drafts_.constFind(document_); kept != drafts_.constEnd() && shown_.isEmpty()) {
    shown_ = kept->shown;
    editor_->setText(kept->typed);
    drafts_.erase(kept);
    return commit();
  }
  if (hasDraft(*document_)) return;
  const bool isFirst = shown_.isEmpty();
  shown_ = QString::fromStdString(diagram::textOfDiagram(document_->values(), places_));
  if (isFirst)
    editor_->setText(shown_);
  else
    editor_->replaceText(shown_);
  tell({});
}

// What is to be read. `isPatient`: nothing while it is not known what the packages hold that are imported as a whole.
std::optional<DiagramTextPanel::Question> DiagramTextPanel::question(bool isPatient) const {
  Question made{std::make_shared<const diagram::Document>(document_->values()),
                shown_.toStdString(),
                editor_->text().toStdString(),
                {}};
  Catalog* const catalog = editor_->catalog();
  if (!catalog || made.typed.find(".*") == std::string::npos) return made;
  QSet<QString> names;
  for (const std::string& package : diagram::wholeImports(made.typed)) {
    const QStringList* const children = catalog->children(QString::fromStdString(package));
    if (!children && isPatient) return std::nullopt;
    if (children) names.unite(QSet<QString>(children->begin(), children->end()));
  }
  made.hasClass = [names](const std::string& name) { return names.contains(QString::fromStdString(name)); };
  return made;
}

// Which classes of components that have no place in the text are parts to be drawn. `isPatient`: nothing while one of
// them is not known yet.
static std::optional<QSet<QString>> partClasses(Catalog* catalog, const std::string& typed,
                                                const diagram::HasClass& hasClass, bool isPatient) {
  QSet<QString> parts;
  if (!catalog) return parts;
  for (const std::string& one : diagram::unplacedClasses(typed, hasClass)) {
    const QString name = QString::fromStdString(one);
    if (!name.contains('.') && !catalog->known(name)) continue;  // Real and its like; own classes are known
    const ClassPtr info = catalog->find(name);
    if (!info && isPatient && !catalog->isMissing(name)) return std::nullopt;
    if (info && isPlaceable(*info)) parts.insert(name);
  }
  return parts;
}

static diagram::HasClass isIn(const QSet<QString>& names) {
  return [names](const std::string& name) { return names.contains(QString::fromStdString(name)); };
}

// While one types the text is read beside the window; only what is typed last is taken over.
void DiagramTextPanel::read() {
  if (isLocked() || shown_.isEmpty() || isReading_) return;
  if (editor_->text() == shown_) return tell({});
  const std::optional<Question> asked = question(true);
  if (!asked) return;  // what a package holds is yet to be heard
  const std::optional<QSet<QString>> parts = partClasses(editor_->catalog(), asked->typed, asked->hasClass, true);
  if (!parts) return rest_.start();  // nor what a class is
  if (thread_.joinable()) thread_.join();
  isReading_ = true;
  thread_ = std::thread([this, question = *asked, isPart = isIn(*parts)] {
    auto edited = std::make_shared<const diagram::EditedText>(
        diagram::editedDocument(*question.before, question.shown, question.typed, question.hasClass, isPart));
    mailbox_.put([this, question, edited] {
      isReading_ = false;
      const bool isLatest = document_ && editor_->text().toStdString() == question.typed &&
                            shown_.toStdString() == question.shown && document_->values() == *question.before;
      if (isLatest)
        take(question, *edited);
      else if (!rest_.isActive())
        read();
    });
  });
}

void DiagramTextPanel::commit() {
  rest_.stop();
  if (isLocked() || shown_.isEmpty()) return;
  if (editor_->text() == shown_) return tell({});
  const std::optional<Question> asked = question(false);
  const auto parts = partClasses(editor_->catalog(), asked->typed, asked->hasClass, false);
  take(*asked, diagram::editedDocument(*asked->before, asked->shown, asked->typed, asked->hasClass, isIn(*parts)));
}

void DiagramTextPanel::take(const Question& question, const diagram::EditedText& edited) {
  if (edited.document) {
    Changes changes = changesOfText(*question.before, *edited.document);
    shown_ = editor_->text();
    isTaking_ = true;
    if (!changes.empty()) document_->perform(tr("Edit the Modelica text"), std::move(changes));
    isTaking_ = false;
  }
  tell(placedProblems(question.typed, edited.problems));
}

void DiagramTextPanel::discard() {
  if (!document_) return;
  rest_.stop();
  shown_.clear();
  drafts_.remove(document_);
  follow();
}

// One history for the text and the drawing; what is no part of the diagram yet goes first.
void DiagramTextPanel::travel(bool isBack) {
  if (!document_) return;
  commit();
  if (hasDraft(*document_)) return isBack ? discard() : void();
  step(*document_->undoStack(), isBack);
  follow();
}

void DiagramTextPanel::setMessages(const Messages& messages) {
  messages_ = messages;
  if (document_ && isVisible() && !rest_.isActive() && !hasDraft(*document_)) tell({});
}

void DiagramTextPanel::tell(const TextProblems& ofText) {
  TextProblems problems = ofText;
  if (problems.empty() && document_ && !messages_.empty())
    problems = diagramProblems(document_->values(), messages_, editor_->text().toStdString());
  editor_->setProblems(problems);
  strip_->show(problems, isLocked() ? tr("This text is read-only.") : tr("Changes here change the diagram."));
  bar_->setVisible(document_ && hasDraft(*document_));
}

}  // namespace armature::app
