#include "app/panels/parameter_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStyleOption>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/document/typed_text.h"
#include "app/language/tables.h"
#include "app/look/elided_box.h"
#include "app/look/format.h"
#include "app/look/restyle.h"
#include "app/panels/field_note.h"
#include "app/panels/row_parts.h"
#include "app/panels/scrub_label.h"
#include "app/panels/table_dialog.h"
#include "app/panels/value_check.h"
#include "app/panels/value_edit.h"
#include "app/panels/vector_field.h"
#include "app/panels/wide_field.h"

namespace armature::app {
namespace {

QString toolTipOf(const ParameterInfo& info) {
  QString tip = libraryText(info.description).toHtmlEscaped();
  const QString unit = prettyUnit(QString::fromStdString(info.unit));
  tip = QStringLiteral("<b>%1</b>%2<br>%3")
            .arg(QString::fromStdString(info.name), unit.isEmpty() ? "" : " [" + unit + "]", tip);
  if (info.defaultValue.empty() && !info.fallback.empty())
    tip += QObject::tr("<br>Without a value %1 is used.").arg(QString::fromStdString(info.fallback).toHtmlEscaped());
  if (!info.defaultValue.empty())
    tip += QObject::tr("<br>Default: %1").arg(QString::fromStdString(info.defaultValue).toHtmlEscaped());
  if (!info.minimum.empty() || !info.maximum.empty())
    tip += QObject::tr("<br>Allowed: %1 … %2")
               .arg(info.minimum.empty() ? "−∞" : QString::fromStdString(info.minimum),
                    info.maximum.empty() ? "∞" : QString::fromStdString(info.maximum));
  return tip;
}

constexpr int kLeastWidth = 66;  // [px] of a field

// Of a list: what holds where that is none of its choices (the list's own text for that would take room), and whether
// what it shows is a default.
constexpr const char *kDefaultText = "defaultText", *kIsDefault = "isDefault";

// The wheel scrolls the panel; it never changes a value that it happens to pass over.
class ChoiceList : public ElidedBox {
 public:
  ChoiceList() { setFocusPolicy(Qt::StrongFocus); }

 protected:
  // A default is shown as one, as it is in a field: nobody has chosen it.
  void dress(QStyleOptionComboBox& option) const override {
    if (currentIndex() < 0) option.currentText = property(kDefaultText).toString();
    if (currentIndex() >= 0 && !property(kIsDefault).toBool()) return;
    for (const auto role : {QPalette::ButtonText, QPalette::Text})
      option.palette.setBrush(role, palette().brush(QPalette::PlaceholderText));
  }
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

// Whether a choice, or the default that is none of them, would be cut off beside its name, where the panel has its
// usual width.
bool needsItsOwnLine(const QComboBox& list, const QString& defaultText) {
  constexpr int kRoom = 92;  // [px]
  int widest = list.fontMetrics().horizontalAdvance(defaultText);
  for (int i = 0; i < list.count(); ++i)
    widest = std::max(widest, list.fontMetrics().horizontalAdvance(list.itemText(i)));
  return widest > kRoom;
}

// "length(r - r_shape)" of "Modelica.Math.Vectors.length(r - r_shape)": where there is little room, the end of a name
// says more than its beginning.
QString withoutLibraries(QString text) {
  static const QRegularExpression paths(QStringLiteral("\\b(?:[A-Z]\\w*\\.)+(?=\\w)"));
  return text.contains('"') ? text : text.remove(paths);
}

// What holds while nothing is entered.
QString unenteredValue(const ParameterInfo& info) {
  return QString::fromStdString(info.defaultValue.empty() ? info.fallback : info.defaultValue);
}

// Whether a number of few digits would have many in the unit that it is shown in.
bool isLonger(const QString& value, const DisplayUnit& shown) {
  constexpr qsizetype kMany = 9, kMore = 4;
  bool isNumber = false;
  (void)value.toDouble(&isNumber);
  if (!isNumber || shown.isSame()) return false;
  const qsizetype size = fieldText(value, shown).size();
  return size > kMany && size > value.size() + kMore;
}

// What holds while nothing is entered is only read.
QString restText(const QString& value, const DisplayUnit& shown) {
  constexpr int kDigits = 6;
  return isLonger(value, shown) ? withMark(QString::number(shown.shown(value.toDouble()), 'g', kDigits))
                                : fieldText(value, shown);
}

// What a list says while nothing is chosen, where that is none of its choices.
QString otherDefault(const QComboBox& list, const ParameterInfo& info) {
  const QString text = unenteredValue(info);
  const bool isChoice = list.findData(text) >= 0 || list.findText(text.section('.', -1)) >= 0;
  return isChoice ? QString() : withoutLibraries(text);
}

}  // namespace

ParameterRow::ParameterRow(const ParameterInfo& info, QGridLayout* grid, const QString& wantedUnit, QObject* parent)
    : QObject(parent), info_(info), shown_{QString::fromStdString(info.unit)}, isUnitChosen_(!wantedUnit.isEmpty()) {
  if (info.dimensions.empty())
    shown_ = displayUnit(QString::fromStdString(info.unit),
                         wantedUnit.isEmpty() ? QString::fromStdString(info.displayUnit) : wantedUnit);
  const int row = grid->rowCount();
  const QString name = QString::fromStdString(info.name);
  label_ = new ScrubLabel(name);
  label_->setToolTip(toolTipOf(info));
  label_->setMaximumWidth(150);
  QWidget* editor = makeEditor();
  editor->setObjectName("parameter_" + name);
  editor->setToolTip(toolTipOf(info));
  editor->setAccessibleName(name);
  QWidget* unit = makeUnit();
  // Values end where those with a unit do; a list and a text have the room of units and buttons, too.
  const bool hasUnit = field_ && !info.unit.empty();
  const bool isText = (list_ || (info.type == "String" && info.dimensions.empty())) && !info.isStart;
  const int span = isText ? 3 : 1;
  const bool isBelow = list_ && needsItsOwnLine(*list_, otherDefault(*list_, info));
  grid->addWidget(label_, row, 0, 1, isBelow ? 1 + span : 1);
  if (isBelow)
    grid->addWidget(editor, row + 1, 0, 1, 4);
  else
    grid->addWidget(editor, row, 1, 1, span);
  if (hasUnit) {
    grid->addWidget(unit, row, 2);
  } else {
    unit->setParent(editor);
    unit->hide();
  }
  const bool isVector = field_ && info.type == "Real" && info.dimensions == std::vector<std::string>{"3"};
  if (isVector) {
    vector_ = new VectorField(name);
    grid->addWidget(vector_, row + 1, 0, 1, 4);
    connect(vector_, &VectorField::edited, this, [this](const QString& text) {
      field_->setText(text);
      commitText();
    });
  }
  // Where the table's button would be a start value has its tick.
  if (field_ && !isVector && !info.isStart && info.type != "String" &&
      (info.dimensions.size() == 1 || info.dimensions.size() == 2))
    makeTable(grid, row);
  if (field_) {
    wide_ = new WideField(field_, grid, row, span);
    note_ = new FieldNote(field_, grid, row + 2);
  }
  about_ = makeAbout(info.name, info.description);
  if (about_) grid->addWidget(about_, row + 3, 0, 1, 4);
  if (info.isStart && name.endsWith(".start")) {
    label_->setText(name.chopped(6));
    fixed_ = new QCheckBox;
    fixed_->setObjectName("parameter_" + name.chopped(6) + ".fixed");
    fixed_->setToolTip(tr("Fixed: the value holds at the start. Otherwise it is a guess."));
    fixed_->setAccessibleName(tr("%1 fixed").arg(name.chopped(6)));
    connect(fixed_, &QCheckBox::clicked, this, &ParameterRow::fixedEdited);
    constexpr int kTick = 16;  // [px] without the gap before a text
    fixed_->setFixedWidth(kTick);
    grid->addWidget(fixed_, row, 3, Qt::AlignRight);
  }
  if (field_ && !vector_ && info.type == "Real" && info.dimensions.empty()) makeScrubbable();
  const FillMenu fill = [this](QMenu& menu) { fillMenu(menu); };
  giveFieldMenu(*label_, fill);
  if (field_)
    field_->setMenu(fill);
  else
    giveFieldMenu(*editor, fill);
  setValue({});
}

void ParameterRow::setLabel(const QString& text) {
  label_->setText(text);
}

// "Reset to the default (1 kg)".
QString ParameterRow::defaultWords() const {
  const QString text = unenteredValue(info_);
  if (text.isEmpty() || text.size() > 24) return {};
  bool isNumber = false;
  (void)text.toDouble(&isNumber);
  const QString unit = isNumber ? prettyUnit(shown_.unit) : QString();
  return restText(text.section('.', isNumber ? 0 : -1), shown_) + (unit.isEmpty() ? QString() : QChar(0x202F) + unit);
}

void ParameterRow::fillMenu(QMenu& menu) {
  const QString words = defaultWords();
  QAction* reset =
      menu.addAction(words.isEmpty() ? tr("Reset to the default") : tr("Reset to the default (%1)").arg(words), this,
                     [this] { Q_EMIT edited({}, {}); });
  reset->setObjectName("resetValue");
  reset->setEnabled(label_->isEnabled() && label_->font().bold());
  addSharing(menu);
  const bool isPlayed = info_.type == "Real" || info_.type == "Integer" || info_.type == "Boolean";
  if (!isPlayed || !info_.dimensions.empty() || info_.isStart || info_.isStructural) return;
  menu.addSeparator();
  addControls(menu, info_.type, this, [this](const QString& kind) { Q_EMIT controlWanted(kind); });
}

// Of a single value; a default that is made of the class's own names means nothing outside of it.
void ParameterRow::addSharing(QMenu& menu) {
  const bool isBasic =
      info_.type == "Real" || info_.type == "Integer" || info_.type == "Boolean" || info_.type == "String";
  const QString value = value_.isEmpty() ? unenteredValue(info_) : value_;
  if (parameterWords_.isEmpty() || !isBasic || !info_.dimensions.empty() || value.isEmpty()) return;
  bool isNumber = false;
  (void)value.toDouble(&isNumber);
  const bool isPlain = isNumber || value == "true" || value == "false" || value.startsWith('"');
  QAction* share = menu.addAction(parameterWords_, this, [this, value] { Q_EMIT parameterWanted(value); });
  share->setObjectName("shareParameter");
  share->setEnabled(label_->isEnabled() && (isPlain || !value_.isEmpty()));
}

// A button that opens the value as a grid; a block of a spreadsheet that is pasted into the field becomes a literal.
void ParameterRow::makeTable(QGridLayout* grid, int row) {
  auto* button = new QToolButton;
  button->setIcon(QIcon(":/controls/table.svg"));
  constexpr int kOneSign = 26;  // [px]
  button->setFixedWidth(kOneSign);
  button->setObjectName("table_" + QString::fromStdString(info_.name));
  button->setToolTip(tr("Edit %1 as a table").arg(QString::fromStdString(info_.name)));
  button->setAccessibleName(button->toolTip());
  connect(button, &QToolButton::clicked, this, &ParameterRow::openTable);
  grid->addWidget(button, row, 3, Qt::AlignRight);
  tableButton_ = button;
  field_->setPasteForm([this](const QString& text) {
    if (!text.trimmed().contains('\n') && !text.contains('\t')) return QString();
    const TableCells cells = cellsOfClipboard(text);
    return cells.empty() ? QString() : literalOf(cells, info_.dimensions.size() == 1);
  });
}

void ParameterRow::openTable() {
  const QString shown = value_.isEmpty() ? unenteredValue(info_) : value_;
  const bool isList = info_.dimensions.size() == 1;
  bool isNumber = false;
  const int columns = info_.dimensions.size() == 2 ? QString::fromStdString(info_.dimensions[1]).toInt(&isNumber) : 1;
  // The window's and not the form's, which may be made anew while the table is open.
  const QPointer<ParameterRow> row = this;
  const QString name = QString::fromStdString(info_.name);
  TableDialog dialog(part_.isEmpty() ? name : part_ + '.' + name, shown, isList,
                     isNumber ? columns
                     : isList ? 1
                              : 2,
                     field_->window());
  if (remark_) dialog.setRemark(remark_);
  const bool isWanted = dialog.exec() == QDialog::Accepted;
  if (row && isWanted && dialog.text() != value_) Q_EMIT edited(dialog.text(), {});
}

void ParameterRow::makeScrubbable() {
  label_->setNumber(
      [this] { return unitInField().shown((value_.isEmpty() ? unenteredValue(info_) : value_).toDouble()); });
  connect(label_, &ScrubLabel::drawn, this, [this](double number, int gesture) {
    gesture_ = gesture;
    scrubTo(number);
  });
  connect(label_, &ScrubLabel::ended, this, [this] { gesture_ = -1; });
}

// Never beyond what is allowed.
void ParameterRow::scrubTo(double shown) {
  const auto bound = [](const std::string& text, double otherwise) {
    bool isNumber = false;
    const double value = QString::fromStdString(text).toDouble(&isNumber);
    return isNumber ? value : otherwise;
  };
  const double lowest = bound(info_.minimum, -HUGE_VAL), highest = bound(info_.maximum, HUGE_VAL);
  QString words;
  const DisplayUnit unit = unitInField(&words);
  const QString text = QString::number(std::clamp(unit.model(shown), lowest, highest), 'g', words.isEmpty() ? 12 : 15);
  if (text == value_) return;
  const QString typed = QString::number(unit.shown(text.toDouble()), 'g', 10);
  Q_EMIT edited(text, words.isEmpty() ? QString() : withMark(typed) + ' ' + words);
}

// The unit of the number in the field, with its words where it stands there itself.
DisplayUnit ParameterRow::unitInField(QString* words) const {
  QString typed;
  const auto own = typedUnit(shownText(), QString::fromStdString(info_.unit), &typed);
  if (!own) return shown_;
  if (words) *words = typed;
  return *own;
}

// A tick, a list or a field, as the type asks for.
QWidget* ParameterRow::makeEditor() {
  const auto choose = [this](const QString& text) {
    Q_EMIT edited(text == QString::fromStdString(info_.defaultValue) ? QString() : text, {});
  };
  if (info_.type == "Boolean" && info_.dimensions.empty()) {
    tick_ = new QCheckBox;
    connect(tick_, &QCheckBox::clicked, this, [choose](bool isOn) { choose(isOn ? "true" : "false"); });
    return tick_;
  }
  if (!info_.choices.empty()) {
    list_ = new ChoiceList;
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->setMinimumWidth(kLeastWidth);  // a choice gives way, so that no unit is pushed out of sight
    list_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (size_t i = 0; i < info_.choices.size(); ++i) {
      const QString choice = QString::fromStdString(info_.choices[i]);
      const QString text = i < info_.choiceTexts.size() ? libraryText(info_.choiceTexts[i]) : QString();
      list_->addItem(choice.section('.', -1), choice);
      list_->setItemData(static_cast<int>(i), text, Qt::ToolTipRole);
    }
    connect(list_, &QComboBox::activated, this,
            [this, choose](int index) { choose(list_->itemData(index).toString()); });
    return list_;
  }
  field_ = new ValueEdit;
  // Names and units have the room that they need, the field the rest.
  field_->setMinimumWidth(kLeastWidth);
  field_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  field_->setRestText([this] { return shownText(); });
  connect(field_, &QLineEdit::editingFinished, this, &ParameterRow::commitText);
  connect(field_, &QLineEdit::textEdited, this, [this](const QString& text) {
    const QString problem = fieldProblem(text);
    restyle(field_, "invalid", !problem.isEmpty());
    field_->setToolTip(problem.isEmpty() ? toolTipOf(info_) : problem);
  });
  return field_;
}

// As narrow as its words: a button counts blanks beside them.
void ParameterRow::showUnit(const QString& words) {
  constexpr int kEdges = 11;  // [px]
  unit_->setText(words);
  unit_->ensurePolished();
  unit_->setFixedWidth(unit_->fontMetrics().horizontalAdvance(words) + kEdges + 1);
}

// The unit; where several are usual it is a button that offers them.
QWidget* ParameterRow::makeUnit() {
  unit_ = new QToolButton;
  unit_->setProperty("unit", true);
  showUnit(prettyUnit(shown_.unit));
  QSizePolicy room = unit_->sizePolicy();
  room.setRetainSizeWhenHidden(true);  // fields keep their widths
  unit_->setSizePolicy(room);
  unit_->setFocusPolicy(Qt::NoFocus);
  const QString model = QString::fromStdString(info_.unit);
  const QStringList usual = usualUnits(model);
  if (usual.size() < 2 || !field_ || !info_.dimensions.empty()) {
    unit_->setAttribute(Qt::WA_TransparentForMouseEvents);
    return unit_;
  }
  unit_->setToolTip(tr("Show in another unit"));
  unit_->setObjectName("unit_" + QString::fromStdString(info_.name));
  unit_->setFocusPolicy(Qt::TabFocus);
  unit_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(unit_);
  for (const QString& wanted : usual) {
    QAction* choice = menu->addAction(prettyUnit(wanted));
    choice->setCheckable(true);
    choice->setChecked(wanted == shown_.unit);
    connect(choice, &QAction::triggered, this, [this, model, wanted] { Q_EMIT unitChosen(model, wanted); });
  }
  unit_->setMenu(menu);
  return unit_;
}

std::optional<QString> ParameterRow::entered(const QString& typed, QString* problem) const {
  // "1,5" for a list is no number: whether two values were meant has to be asked.
  if (!info_.dimensions.empty() && withPoint(typed) != typed) return typed;
  return enteredValue(typed, QString::fromStdString(info_.unit), shown_, problem);
}

QString ParameterRow::fieldProblem(const QString& text) const {
  QString problem;
  const auto entered = this->entered(text, &problem);
  return entered ? expressionProblem(*entered) : problem;
}

void ParameterRow::markChanged(bool isChanged) {
  QFont font = label_->font();
  if (font.bold() == isChanged) return;
  font.setBold(isChanged);
  label_->setFont(font);
}

// What stands in the field: as it was typed, unless numbers are to be shown in another unit. A 1 that is written in
// radians is read so, and not as 57.2957795131 degrees.
QString ParameterRow::shownText() const {
  if (!typed_.isEmpty() && !isUnitChosen_) return typed_;
  const bool isRound = isUnitChosen_ || !isLonger(value_, shown_);
  return isRound ? fieldText(value_, shown_) : withMark(value_) + ' ' + prettyUnit(QString::fromStdString(info_.unit));
}

void ParameterRow::setValue(const QString& text, const QString& typed) {
  // What could not be taken stays while another value of the part changes.
  if (note_ && field_->property("invalid").toBool() && field_->isUnfinished() && text == value_ && typed == typed_)
    return;
  value_ = text;
  typed_ = typed;
  const QString shown = text.isEmpty() ? unenteredValue(info_) : text;
  if (tick_) {
    tick_->setTristate(false);
    tick_->setChecked(shown == "true");
  } else if (list_) {
    int index = list_->findData(shown);
    if (index < 0) index = list_->findText(shown.section('.', -1));
    list_->setProperty(kDefaultText, withoutLibraries(shown));
    list_->setProperty(kIsDefault, text.isEmpty());
    list_->setCurrentIndex(index);
    list_->update();
  } else {
    const QSignalBlocker quiet(field_);
    field_->setPlaceholderText(withoutLibraries(restText(unenteredValue(info_), shown_)));
    const QString inField = shownText();
    if (field_->text() != inField || field_->isModified()) {
      field_->setText(inField);
      if (!field_->hasFocus()) field_->setCursorPosition(0);  // a long name is read from its beginning
    }
    wide_->fitSoon();
    // A value that speaks of what is not there is taken: it may come yet.
    note_->tell(text.isEmpty() || !remark_ ? QString() : remark_(text));
    // An expression is read in the model's unit, whatever numbers are shown in.
    bool isNumber = shown.isEmpty();
    if (!isNumber) (void)shown.toDouble(&isNumber);
    QString words;
    (void)unitInField(&words);
    const bool isWithUnit = !words.isEmpty() || (inField == typed_ && !typed_.isEmpty());
    showUnit(isWithUnit ? QString() : prettyUnit(isNumber ? shown_.unit : QString::fromStdString(info_.unit)));
    // The field says its unit itself: an empty button would be one more stop for the keyboard.
    if (!info_.unit.empty() && unit_->parentWidget()) unit_->setVisible(!isWithUnit);
  }
  if (vector_) {
    const bool isShown = vector_->setText(text, QString::fromStdString(info_.defaultValue));
    vector_->setVisible(isShown);
    field_->setVisible(!isShown);
  }
  bool isNumber = false;
  (void)shown.toDouble(&isNumber);
  label_->setScrubbable(isNumber && field_ && field_->isEnabled() && info_.type == "Real" && info_.dimensions.empty());
  markChanged(!text.isEmpty());
}

void ParameterRow::setMixed() {
  value_.clear();
  typed_.clear();
  label_->setScrubbable(false);
  if (tick_) {
    tick_->setTristate(true);
    tick_->setCheckState(Qt::PartiallyChecked);
  } else if (list_) {
    list_->setProperty(kDefaultText, tr("several values"));
    list_->setCurrentIndex(-1);
  } else {
    const QSignalBlocker quiet(field_);
    field_->clear();
    field_->setPlaceholderText(tr("several values"));
    note_->tell({});
  }
  if (vector_) {
    vector_->hide();
    field_->show();
  }
  markChanged(true);
}

// "range(10, 90, 5)" for a parameter that is shown in degrees, in the model's unit. Nothing for all else.
std::optional<QString> ParameterRow::enteredFactor(const QString& typed) const {
  static const QRegularExpression kFactor(
      QStringLiteral("^(range|choices|normal|uniform|lognormal)\\s*\\(([^()]*)\\)$"));
  const QRegularExpressionMatch match = kFactor.match(typed);
  if (!match.hasMatch() || !info_.dimensions.empty()) return std::nullopt;
  const QString kind = match.captured(1);
  QStringList values = match.captured(2).split(',');
  for (int k = 0; k < values.size(); ++k) {
    values[k] = values[k].trimmed();
    const bool isCount = kind == QStringLiteral("range") && k == 2;
    // A deviation has no zero to be moved, a logarithm no unit.
    if (isCount || kind == QStringLiteral("lognormal") || info_.type != "Real") continue;
    if (kind == QStringLiteral("normal") && k == 1) {
      bool isNumber = false;
      const double deviation = values[k].toDouble(&isNumber);
      if (isNumber) values[k] = QString::number(shown_.model(deviation) - shown_.model(0), 'g', 12);
      continue;
    }
    if (const auto value = enteredValue(values[k], QString::fromStdString(info_.unit), shown_)) values[k] = *value;
  }
  return QStringLiteral("%1(%2)").arg(kind, values.join(QStringLiteral(", ")));
}

void ParameterRow::commitText() {
  const QString text = field_->text().trimmed();
  if (const auto factor = enteredFactor(text)) {
    setValue(value_, typed_);
    Q_EMIT factorTyped(*factor);
    return;
  }
  if (!note_->tell(fieldProblem(text))) return;  // stays red until it is mended or taken back
  if (text == shownText()) return;
  const QString entered = *this->entered(text), typed = typedForm(text, entered);
  if (entered == value_ && typed == typed_)
    setValue(value_, typed_);  // the same in other words
  else
    Q_EMIT edited(entered, typed);
}

std::string fixedName(const ParameterInfo& start) {
  return (start.dimensions.empty() ? "" : "each ") + start.name.substr(0, start.name.rfind('.')) + ".fixed";
}

void ParameterRow::setFixed(bool isFixed) {
  if (!fixed_) return;
  fixed_->setTristate(false);
  fixed_->setChecked(isFixed);
}

void ParameterRow::setFixedMixed() {
  if (!fixed_) return;
  fixed_->setTristate(true);
  fixed_->setCheckState(Qt::PartiallyChecked);
}

void ParameterRow::setEnabled(bool isEnabled) {
  label_->setEnabled(isEnabled);
  for (QWidget* w : std::initializer_list<QWidget*>{field_, vector_, tick_, list_, fixed_, tableButton_})
    if (w) w->setEnabled(isEnabled);
}

void ParameterRow::addControls(QMenu& menu, const std::string& type, QObject* context,
                               std::function<void(const QString& kind)> chosen) {
  using Entry = std::pair<QString, QString>;
  const QList<Entry> entries =
      type == "Boolean" ? QList<Entry>{{tr("Switch on the panel"), "switch"}, {tr("Button on the panel"), "button"}}
                        : QList<Entry>{{tr("Slider on the panel"), "slider"},
                                       {tr("Knob on the panel"), "knob"},
                                       {tr("Number field on the panel"), "field"},
                                       {tr("Button on the panel"), "button"}};
  for (const auto& [text, kind] : entries) menu.addAction(text, context, [chosen, kind = kind] { chosen(kind); });
}

void ParameterRow::focus() {
  if (!field_) return;
  if (vector_ && field_->isHidden()) return vector_->focus();
  field_->setFocus();
  field_->selectAll();
}

}  // namespace armature::app
