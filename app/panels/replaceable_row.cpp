#include "app/panels/replaceable_row.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QWheelEvent>

#include "app/language/messages.h"
#include "app/language/tables.h"
#include "app/look/restyle.h"
#include "app/panels/choice_card.h"
#include "app/panels/field_note.h"
#include "app/panels/row_parts.h"
#include "app/panels/scrub_label.h"
#include "app/panels/value_edit.h"
#include "app/panels/wide_field.h"
#include "engine/diagram/redeclaration.h"

namespace armature::app {

namespace {

QString simpleName(const std::string& className) {
  return QString::fromStdString(className).section('.', -1);
}

QString elementToolTip(const ReplaceableInfo& info) {
  QString tip = QStringLiteral("<b>%1</b>").arg(QString::fromStdString(info.name));
  if (!info.description.empty()) tip += "<br>" + libraryText(info.description).toHtmlEscaped();
  if (!info.defaultClass.empty())
    tip += QObject::tr("<br>Default: %1").arg(QString::fromStdString(info.defaultClass).toHtmlEscaped());
  tip += QObject::tr("<br>What fits extends %1").arg(QString::fromStdString(info.constraint).toHtmlEscaped());
  return tip;
}

// "Water(T = 300)" as class and arguments; an unreadable text as it is.
std::pair<QString, QString> divided(const QString& text) {
  const qsizetype open = text.indexOf('(');
  if (open < 0 || !text.endsWith(')')) return {text, {}};
  return {text.left(open).trimmed(), text.mid(open + 1, text.size() - open - 2).trimmed()};
}

}  // namespace

TypedChoice typedChoice(const QString& text, const QString& arguments) {
  auto [name, inside] = divided(text);
  if (!arguments.isEmpty()) inside = arguments;
  TypedChoice choice{name, inside, {}};
  if (const auto problem = diagram::argumentsProblem(inside.toStdString()))
    choice.problem = QObject::tr("This cannot be read: %1.").arg(spoken(problem->message));
  const auto said = diagram::redeclarationOf({"redeclare package P", name.toStdString()});
  const bool isName = name.isEmpty() || (said && said->className == name.toStdString() && said->arguments.empty());
  if (!isName) choice.problem = QObject::tr("Write the name of a class, with values in parentheses after it.");
  return choice;
}

ChoiceField::ChoiceField(QWidget* parent) : ElidedBox(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(4);
  addItem({});
}

void ChoiceField::setShown(const QString& text, bool isDefault) {
  setItemText(0, text);
  setCurrentIndex(0);
  restyle(this, "default", isDefault);
}

// A letter begins the search.
void ChoiceField::keyPressEvent(QKeyEvent* event) {
  const QString text = event->text();
  const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Down) {
    Q_EMIT wanted({});
  } else if (!isCommand && !text.isEmpty() && (text[0].isLetterOrNumber() || text[0] == '_')) {
    Q_EMIT wanted(text);
  } else {
    ElidedBox::keyPressEvent(event);
  }
}

void ChoiceField::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

ReplaceableRow::ReplaceableRow(const ReplaceableInfo& info, QGridLayout* grid, Catalog& catalog,
                               const diagram::Document& owner, QObject* parent)
    : QObject(parent), info_(info), catalog_(catalog), owner_(owner) {
  const int row = grid->rowCount();
  const QString name = QString::fromStdString(info.name);
  label_ = new ScrubLabel(name);
  label_->setToolTip(elementToolTip(info));
  label_->setMinimumWidth(40);
  label_->setMaximumWidth(150);
  grid->addWidget(label_, row, 0);
  field_ = new ChoiceField;
  field_->setObjectName("replaceable_" + name);
  field_->setAccessibleName(name);
  field_->setToolTip(elementToolTip(info));
  grid->addWidget(field_, row, 1, 1, 3);
  connect(field_, &ChoiceField::wanted, this, &ReplaceableRow::cardWanted);
  for (QWidget* widget : std::initializer_list<QWidget*>{label_, field_})
    giveFieldMenu(*widget, [this](QMenu& menu) { fillMenu(menu); });
  note_ = new QLabel;
  note_->setObjectName("note_replaceable_" + name);
  note_->setProperty("role", "problem");
  note_->setWordWrap(true);
  note_->hide();
  grid->addWidget(note_, row + 1, 0, 1, 4);
  about_ = makeAbout(info.name, info.description);
  if (about_) grid->addWidget(about_, row + 2, 0, 1, 4);
  makeArguments(grid, row + 3);
  setChoice({}, {}, {});
}

void ReplaceableRow::makeArguments(QGridLayout* grid, int row) {
  const QString name = QString::fromStdString(info_.name);
  valuesLabel_ = new QLabel(tr("with"));
  valuesLabel_->setProperty("role", "quiet");
  valuesLabel_->setContentsMargins(12, 0, 0, 0);
  values_ = new ValueEdit;
  values_->setObjectName("arguments_" + name);
  values_->setAccessibleName(tr("Values of %1").arg(name));
  values_->setToolTip(tr("Values within the class that is chosen: name = value, with commas between them"));
  values_->setPlaceholderText(tr("name = value, …"));
  values_->setRestText([this] { return arguments_; });
  grid->addWidget(valuesLabel_, row, 0);
  grid->addWidget(values_, row, 1, 1, 3);
  new WideField(values_, grid, row, 3);
  valuesNote_ = new FieldNote(values_, grid, row + 2);
  connect(values_, &QLineEdit::editingFinished, this, &ReplaceableRow::commitArguments);
}

void ReplaceableRow::commitArguments() {
  const QString text = values_->text().trimmed();
  const auto problem = diagram::argumentsProblem(text.toStdString());
  const bool isGood =
      valuesNote_->tell(problem ? QObject::tr("This cannot be read: %1.").arg(spoken(problem->message)) : QString());
  if (isGood && text != arguments_) Q_EMIT argumentsEdited(text);
}

ChoiceCard* ReplaceableRow::openCard(const QString& text) {
  auto* card = new ChoiceCard(field_->window(), info_, catalog_, owner_);
  card->openAt(*field_, text, className_);
  return card;
}

void ReplaceableRow::tell(const QString& problem) {
  note_->setText(problem);
  note_->setVisible(!problem.isEmpty());
}

void ReplaceableRow::fillMenu(QMenu& menu) {
  if (!info_.defaultClass.empty()) addReset(menu);
  const QString shown = className_.isEmpty() ? QString::fromStdString(info_.defaultClass) : className_;
  menu.addAction(tr("Documentation of %1").arg(shown.section('.', -1)), this,
                 [this, shown] { Q_EMIT pageWanted(shown); });
}

void ReplaceableRow::addReset(QMenu& menu) {
  QAction* reset = menu.addAction(tr("Reset to the default (%1)").arg(simpleName(info_.defaultClass)), this,
                                  [this] { Q_EMIT resetWanted(); });
  reset->setObjectName("resetValue");
  reset->setEnabled(field_->isEnabled() && label_->font().bold());
}

void ReplaceableRow::setChoice(const QString& className, const QString& arguments, const QString& note) {
  className_ = className;
  arguments_ = arguments;
  const bool isDefault = className.isEmpty();
  const QString standing = simpleName(info_.defaultClass);
  field_->setShown(!isDefault               ? className.section('.', -1)
                   : info_.isDefaultPartial ? tr("choose: %1").arg(standing)
                                            : standing,
                   isDefault);
  field_->setToolTip(isDefault
                         ? elementToolTip(info_)
                         : QStringLiteral("<b>%1</b><br>").arg(className.toHtmlEscaped()) + elementToolTip(info_));
  tell(note);
  if (values_->text() != arguments || values_->isModified()) {
    values_->setText(arguments);
    if (!values_->hasFocus()) values_->setCursorPosition(0);
  }
  valuesNote_->tell({});
  QFont font = label_->font();
  font.setBold(!isDefault && !info_.defaultClass.empty());
  label_->setFont(font);
  setArgumentsShown(areValuesWanted_);
}

void ReplaceableRow::setMixed() {
  setChoice({}, {}, {});
  field_->setShown(tr("several values"), true);
  QFont font = label_->font();
  font.setBold(true);
  label_->setFont(font);
}

void ReplaceableRow::setEnabled(bool isEnabled) {
  label_->setEnabled(isEnabled);
  field_->setEnabled(isEnabled);
  values_->setEnabled(isEnabled);
}

void ReplaceableRow::setArgumentsShown(bool areShown) {
  areValuesWanted_ = areShown;
  values_->setVisible(areShown && !className_.isEmpty());
  valuesLabel_->setVisible(areShown && !className_.isEmpty());
}

void ReplaceableRow::focus() {
  field_->setFocus();
}

}  // namespace armature::app
