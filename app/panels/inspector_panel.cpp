#include "app/panels/inspector_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <map>

#include "app/canvas/part_values.h"
#include "app/canvas/primitive_icon.h"
#include "app/document/shared_parameter.h"
#include "app/document/typed_text.h"
#include "app/language/tables.h"
#include "app/look/color_change.h"
#include "app/look/format.h"
#include "app/panels/element_choice.h"
#include "app/panels/field_note.h"
#include "app/panels/fold.h"
#include "app/panels/form_columns.h"
#include "app/panels/name_check.h"
#include "app/panels/parameter_row.h"
#include "app/panels/replaceable_row.h"
#include "app/panels/scrub_label.h"
#include "app/panels/value_check.h"
#include "app/panels/value_edit.h"
#include "app/panels/variable_tree.h"
#include "app/panels/wide_field.h"
#include "engine/diagram/json.h"

namespace armature::app {

InspectorPanel::InspectorPanel(OpenDocument& document, Catalog& catalog, const Icons& icons, QWidget* parent)
    : QScrollArea(parent), document_(document), catalog_(catalog), icons_(icons) {
  setObjectName("inspector");
  setAccessibleName(tr("Inspector"));
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  variables_ = new VariableTree(VariableTree::Kind::flat, this);
  variables_->setAccessibleName(tr("Variables"));
  variables_->hide();
  connect(&document_, &OpenDocument::modifierChanged, this, [this](int part) {
    if (shown_ == Inspected(OnePart{part}) || std::holds_alternative<SeveralParts>(shown_)) refreshValues();
  });
  connect(&document_, &OpenDocument::partExtraChanged, this, [this](int part) {
    if (shown_ == Inspected(OnePart{part})) refreshValues();
  });
  connect(&document_, &OpenDocument::partRenamed, this, [this](int part) {
    if (shown_ == Inspected(OnePart{part})) rebuild();
  });
  const auto refreshDiagram = [this] {
    if (std::holds_alternative<WholeDiagram>(shown_) && !isScrubbing_) rebuild();
  };
  connect(&document_, &OpenDocument::textsChanged, this, refreshDiagram);
  connect(&document_, &OpenDocument::experimentChanged, this, refreshDiagram);
  connect(&document_, &OpenDocument::parametersChanged, this, refreshDiagram);
  connect(&document_, &OpenDocument::classesChanged, this, refreshDiagram);
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    shown_ = WholeDiagram{};
    rebuild();
  });
  connect(&document_, &OpenDocument::partRemoved, this, [this](int part) { show(withoutPart(shown_, part)); });
  connect(&catalog_, &Catalog::arrived, this, [this](const QString& name) {
    const std::vector<int> shown = partsOf(shown_);
    const auto isOf = [&](int part) { return QString::fromStdString(item(part).className) == name; };
    if (std::any_of(shown.begin(), shown.end(), isOf)) rebuild();
    classArrived(name);
  });
  connect(&catalog_, &Catalog::parametersArrived, this, refreshDiagram);
  new ColorChange(*this, [this] { rebuild(); });
  rebuild();
}

InspectorPanel::~InspectorPanel() {
  // A field that loses the focus while it is deleted would write into members that have gone.
  for (QWidget* field : findChildren<QWidget*>()) field->blockSignals(true);
}

void InspectorPanel::show(const QSet<int>& parts) {
  show(inspectedOf(parts));
}

void InspectorPanel::show(const Inspected& inspected) {
  if (inspected == shown_) return;
  shown_ = inspected;
  wanted_.reset();
  rebuild();
}

void InspectorPanel::setInside(const QString& path, bool isReadOnly) {
  path_ = path;
  isReadOnly_ = isReadOnly;
  rebuild();
}

void InspectorPanel::setLocked(bool isLocked) {
  if (isLocked == isLocked_) return;
  isLocked_ = isLocked;
  rebuild();
}

// Of the parts that are shown; empty for the diagram.
static QString namesOf(const Inspected& shown, const diagram::Document& values) {
  QStringList names;
  for (const int part : partsOf(shown))
    if (static_cast<size_t>(part) < values.components.size())
      names << QString::fromStdString(values.components[static_cast<size_t>(part)].name);
  return names.join(' ');
}

// Built in the next turn of the event loop: the change may come from a field that the old form still holds.
void InspectorPanel::rebuild() {
  if (isStale_) return;
  isStale_ = true;
  QTimer::singleShot(0, this, [this] {
    isStale_ = false;
    const auto areThere = [this](const QString& names) {
      const auto isThere = [this](const QString& name) { return document_.partIndex(name.toStdString()) >= 0; };
      return std::ranges::all_of(names.split(' ', Qt::SkipEmptyParts), isThere);
    };
    if (const QString words = unfinished_.turnTo(namesOf(shown_, document_.values()), body_, areThere);
        !words.isEmpty())
      Q_EMIT noted(words);
    variables_->setParent(this);
    variables_->hide();
    rows_.clear();
    choices_.clear();
    nameField_ = nullptr;
    // The cursor may have moved on to a field whose form is now made anew.
    const QWidget* focus = widget() ? widget()->focusWidget() : nullptr;
    const QString focusName = focus && focus->hasFocus() ? focus->objectName() : QString();
    if (QWidget* old = takeWidget()) old->deleteLater();
    body_ = new QWidget;
    auto* layout = new QVBoxLayout(body_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const std::vector<int> parts = partsOf(shown_);
    // They may have gone since.
    if (parts.empty() || static_cast<size_t>(parts.back()) >= document_.values().components.size())
      buildDiagram();
    else if (onePart())
      buildPart(parts.front());
    else
      buildSeveral(parts);
    layout->addStretch(1);
    setWidget(body_);
    body_->installEventFilter(this);
    unfinished_.putBack(*body_);
    fitForm();
    if (auto* again = focusName.isEmpty() ? nullptr : body_->findChild<QWidget*>(focusName))
      again->setFocus(Qt::TabFocusReason);
  });
}

std::vector<QLabel*> InspectorPanel::abouts() const {
  std::vector<QLabel*> labels;
  const auto add = [&](QLabel* label) {
    if (label) labels.push_back(label);
  };
  for (const ParameterRow* row : rows_) add(row->about());
  for (const ShownChoice& shown : choices_) {
    add(shown.row->about());
    for (const ParameterRow* row : shown.values) add(row->about());
  }
  return labels;
}

void InspectorPanel::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fitForm();
}

bool InspectorPanel::eventFilter(QObject* object, QEvent* event) {
  if (object == body_ && event->type() == QEvent::LayoutRequest) fitForm();
  return QScrollArea::eventFilter(object, event);
}

// In columns; what parameters mean can be read without hovering, as long as nothing has to be scrolled for it.
void InspectorPanel::fitForm() {
  if (body_) alignColumns(body_->findChildren<Fold*>(), *body_, viewport()->width());
  if (!body_ || (rows_.empty() && choices_.empty()) || isFitting_) return;
  isFitting_ = true;
  constexpr int kMargins = 24, kSpacing = 6, kSpare = 8;  // of a group [px]; spare, so that they do not come and go
  const int width = viewport()->width();
  int height = body_->layout()->totalHeightForWidth(width), about = 0;
  bool areShown = false;
  const std::vector<QLabel*> labels = abouts();
  for (const QLabel* label : labels) {
    if (!label->parentWidget()->isVisibleTo(body_)) continue;
    about += label->heightForWidth(width - kMargins) + kSpacing;
    areShown = areShown || label->isVisibleTo(body_);
  }
  if (areShown) height -= about;
  const bool haveRoom = height + about + (areShown ? 0 : kSpare) <= viewport()->height();
  if (haveRoom != areShown)
    for (QLabel* label : labels) label->setVisible(haveRoom);
  isFitting_ = false;
}

Fold* InspectorPanel::fold(const QString& title, bool isOpen) {
  const bool wasToggled = closed_.contains(title);
  auto* group = new Fold(title, isOpen != wasToggled, body_);
  connect(group, &Fold::toggled, this, [this, title] {
    if (!closed_.remove(title)) closed_.insert(title);
  });
  body_->layout()->addWidget(group);
  return group;
}

void InspectorPanel::buildPart(int part) {
  const auto& shown = item(part);
  const QString className = QString::fromStdString(shown.className);
  const ClassPtr info = catalog_.find(className);
  const Theme& theme = Theme::of(this);
  auto* layout = static_cast<QVBoxLayout*>(body_->layout());

  auto* head = new QWidget(body_);
  auto* grid = new QGridLayout(head);
  grid->setContentsMargins(12, 12, 12, 10);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(4);
  auto* picture = new QLabel(head);
  const double ratio = devicePixelRatioF();
  const QPixmap drawn = !info || icons_.has(className) ? QPixmap() : primitivePixmap(*info, 48, ratio, theme);
  picture->setPixmap(drawn.isNull() ? icons_.pixmap(className, 48, ratio, theme.isDark) : drawn);
  picture->setFixedSize(48, 48);
  auto* nameField = new ValueEdit(QString::fromStdString(shown.name), head);
  nameField->setRestText([name = QString::fromStdString(shown.name)] { return name; });
  nameField_ = nameField;
  nameField_->setObjectName("partName");
  nameField_->setAccessibleName(tr("Name"));
  nameField_->setReadOnly(!isEditable() || document_.locks().structure);
  QLineEdit* field = nameField_;
  connect(field, &QLineEdit::editingFinished, this, [this, field] { renameTo(field); });
  new FieldNote(field, grid, 2, 2);
  auto* link = new QLabel(QStringLiteral("<a href='%1' style='color:%2; text-decoration:none'>%3</a>")
                              .arg(className, theme.accent.name(), className.section('.', -1)),
                          head);
  link->setToolTip(className);
  connect(link, &QLabel::linkActivated, this, &InspectorPanel::pageWanted);
  grid->addWidget(picture, 0, 0, 2, 1);
  grid->addWidget(nameField_, 0, 1);
  grid->addWidget(link, 1, 1);
  if (info && !info->description.empty()) {
    auto* text = new QLabel(classText(info->name, info->description), head);
    text->setProperty("role", "quiet");
    text->setWordWrap(true);
    grid->addWidget(text, 3, 0, 1, 2);
  }
  layout->addWidget(head);
  if (!info) {
    auto* text =
        new QLabel(catalog_.isMissing(className) ? tr("No library on the path has the class %1.").arg(className)
                                                 : tr("Reading the class…"),
                   body_);
    text->setWordWrap(true);
    text->setContentsMargins(12, 4, 12, 12);
    layout->addWidget(text);
    return;
  }
  buildGroups(*info, layout);
  if (isEditable()) buildFurther(*info, part);
  refreshValues();
  Fold* group = fold(tr("Variables"), true);
  group->grid()->setContentsMargins(4, 0, 9, 8);
  const QString name = (path_.isEmpty() ? QString() : path_ + ".") + QString::fromStdString(shown.name);
  const bool isInside = !path_.isEmpty();
  if (shown.dimensions.empty())
    variables_->setPart(name, isInside);
  else
    group->grid()->addWidget(new ElementChoice(*variables_, name, isInside, element_, body_), 0, 0, 1, 4);
  group->grid()->addWidget(variables_, 1, 0, 1, 4);
  variables_->show();
}

// Of each variable that has a start value its order of magnitude, which no class lists by itself.
static std::vector<ParameterInfo> nominalsOf(const ClassInfo& info) {
  std::vector<ParameterInfo> nominals;
  for (const ParameterInfo& p : info.parameters) {
    const std::string variable = p.name.substr(0, p.name.rfind('.'));
    if (!p.isStart || p.isFinal || p.type != "Real" || p.name != variable + ".start") continue;
    ParameterInfo nominal;
    nominal.name = variable + ".nominal";
    nominal.type = p.type;
    nominal.unit = p.unit;
    nominal.displayUnit = p.displayUnit;
    nominal.dimensions = p.dimensions;
    nominal.description = InspectorPanel::tr("Order of magnitude of %1, by which its errors are weighed")
                              .arg(variable.c_str())
                              .toStdString();
    nominals.push_back(nominal);
  }
  return nominals;
}

void InspectorPanel::buildGroups(const ClassInfo& info, QVBoxLayout*) {
  // Groups in the order of their first parameter: Parameters, then the class's own, Initialization and the rest last.
  std::vector<QString> order;
  std::map<QString, std::vector<const ParameterInfo*>> groups;
  for (const ParameterInfo& p : info.parameters) {
    if (p.isFinal) continue;
    const QString tab = QString::fromStdString(p.tab), group = libraryText(p.group);
    QString title = p.isStart                           ? tr("Initialization")
                    : tab.isEmpty() || tab == "General" ? (group.isEmpty() ? tr("Parameters") : group)
                                                        : libraryText(p.tab);
    auto& list = groups[title];
    if (list.empty()) order.push_back(title);
    list.push_back(&p);
  }
  const std::vector<ParameterInfo> nominals = nominalsOf(info);
  for (const ParameterInfo& nominal : nominals) {
    auto& list = groups[tr("Advanced")];
    if (list.empty()) order.push_back(tr("Advanced"));
    list.push_back(&nominal);
  }
  const auto rank = [](const QString& title) {
    return title == tr("Parameters") ? 0 : title == tr("Initialization") ? 2 : title == tr("Advanced") ? 3 : 1;
  };
  std::stable_sort(order.begin(), order.end(), [&](const QString& a, const QString& b) { return rank(a) < rank(b); });
  bool haveReplaceables = false;
  for (const QString& title : order) {
    if (rank(title) >= 2 && !haveReplaceables) {
      buildReplaceables(info);
      haveReplaceables = true;
    }
    Fold* group = fold(title, rank(title) < 3);
    for (const ParameterInfo* p : groups[title]) {
      auto* row = new ParameterRow(*p, group->grid(), wantedUnits_.value(QString::fromStdString(p->unit)), body_);
      if (isEditable())
        row->setRemark([this](const QString& value) { return unknownName(value, document_.values(), catalog_); });
      if (const OnePart* one = onePart()) row->setPart(QString::fromStdString(item(one->index).name));
      connectRow(row, p->name);
      connectSharing(row, *p);
      rows_.push_back(row);
    }
    const auto& shown = groups[title];
    if (std::any_of(shown.begin(), shown.end(), [](const ParameterInfo* p) { return p->isStart; })) {
      auto* head = new QLabel(tr("fixed"), group);
      head->setProperty("role", "quiet");
      group->grid()->addWidget(head, 0, 2, 1, 2, Qt::AlignRight);
    }
  }
  if (!haveReplaceables) buildReplaceables(info);
}

void InspectorPanel::connectRow(ParameterRow* row, const std::string& name) {
  connect(row, &ParameterRow::edited, this, [this, row, name](const QString& text, const QString& typed) {
    // A field of a form that is being replaced may still lose the focus.
    if (std::find(rows_.begin(), rows_.end(), row) == rows_.end()) return;
    if (const OnePart* one = onePart())
      setTypedModifier(document_, one->index, name, text.toStdString(), typed.toStdString(), row->gesture());
    else
      setModifier(name, text.toStdString(), row->gesture());
  });
  connect(row, &ParameterRow::factorTyped, this, [this, name](const QString& values) {
    if (const OnePart* one = onePart(); one && path_.isEmpty())
      Q_EMIT factorTyped(QString::fromStdString(item(one->index).name + "." + name), values);
  });
  connect(row, &ParameterRow::fixedEdited, this, [this, row, name](bool isFixed) {
    if (std::find(rows_.begin(), rows_.end(), row) == rows_.end()) return;
    setModifier(row->fixedName(), isFixed ? "true" : "");
  });
  connect(row, &ParameterRow::controlWanted, this, [this, name](const QString& kind) {
    for (const int part : partsOf(shown_))
      Q_EMIT controlWanted(QString::fromStdString(item(part).name + "." + name), kind);
  });
  connect(row, &ParameterRow::unitChosen, this, [this](const QString& unit, const QString& wanted) {
    wantedUnits_.insert(unit, wanted);
    rebuild();
  });
}

// A value of the one part that is shown can be made a parameter of the diagram, or of the class that is looked into.
void InspectorPanel::connectSharing(ParameterRow* row, const ParameterInfo& info) {
  if (!isEditable() || !onePart()) return;
  row->offerParameter(path_.isEmpty() ? tr("Make it a parameter of the diagram")
                                      : tr("Make it a parameter of the class"));
  diagram::ParameterItem wanted{info.name, info.type, {}, info.unit, info.description};
  connect(row, &ParameterRow::parameterWanted, this, [this, row, wanted](const QString& value) {
    const bool isShown = std::find(rows_.begin(), rows_.end(), row) != rows_.end();
    if (!isShown || !onePart() || isSharedParameter(document_, value.toStdString())) return;
    diagram::ParameterItem item = wanted;
    item.value = value.toStdString();
    (void)shareParameter(document_, onePart()->index, item.name, item);
  });
}

// Of all parts that are shown, in one step of undo.
void InspectorPanel::setModifier(const std::string& name, const std::string& value, int mergeId) {
  if (const OnePart* one = onePart())
    document_.setModifier(one->index, name, value, mergeId);
  else if (const auto* several = std::get_if<SeveralParts>(&shown_))
    document_.setModifiers(several->indices, name, value);
}

// What the class's dialog does not offer: the part's other modifiers, and a field for a new one ("phi_rel.fixed =
// true").
void InspectorPanel::buildFurther(const ClassInfo& info, int part) {
  const auto isOffered = [&](const std::string& name) {
    const auto isOf = [&](const ParameterInfo& p) {
      const std::string variable = p.name.substr(0, p.name.rfind('.'));
      return p.name == name || (p.isStart && (fixedName(p) == name || variable + ".nominal" == name));
    };
    return std::any_of(info.parameters.begin(), info.parameters.end(), isOf);
  };
  std::vector<diagram::Modifier> further;
  for (const auto& m : item(part).modifiers)
    if (!isOffered(m.name) && !isOfReplaceable(m)) further.push_back(m);
  Fold* group = fold(tr("Further modifiers"), !further.empty());
  for (const auto& m : further) {
    auto* field = textRow(group, QString::fromStdString(m.name), QString::fromStdString(m.value), std::nullopt,
                          "modifier_" + QString::fromStdString(m.name));
    connect(field, &QLineEdit::editingFinished, body_, [this, field, name = m.name] {
      if (!onePart() || !FieldNote::of(field)->tell(expressionProblem(field->text()))) return;
      if (document_.setModifier(onePart()->index, name, field->text().trimmed().toStdString()) &&
          field->text().trimmed().isEmpty())
        rebuild();
    });
  }
  auto* added = textRow(group, tr("New"), {}, std::nullopt, "newModifier");
  added->setPlaceholderText(tr("name = value"));
  connect(added, &QLineEdit::returnPressed, body_, [this, added] {
    const QString name = added->text().section('=', 0, 0).trimmed(), value = added->text().section('=', 1).trimmed();
    const QString problem = name.isEmpty() || value.isEmpty() ? tr("Write the name, an equals sign and the value.")
                                                              : expressionProblem(value);
    const bool isGood = FieldNote::of(added)->tell(problem);
    if (isGood && onePart() && document_.setModifier(onePart()->index, name.toStdString(), value.toStdString()))
      rebuild();
  });
}

void InspectorPanel::refreshValues() {
  if (const OnePart* one = onePart())
    refreshPart(one->index);
  else if (const auto* several = std::get_if<SeveralParts>(&shown_))
    refreshSeveral(several->indices);
}

void InspectorPanel::refreshPart(int part) {
  const auto& shown = item(part);
  const ClassPtr info = catalog_.known(QString::fromStdString(shown.className));
  for (ParameterRow* row : rows_) {
    const std::string value = document_.modifier(part, row->name());
    row->setValue(QString::fromStdString(value), QString::fromStdString(typedText(shown.extra, row->name(), value)));
    row->setFixed(document_.modifier(part, row->fixedName()) == "true");
  }
  refreshChoices({part});
  if (!info) return;
  const ParameterText text = [&](const std::string& name) { return parameterTextOf(shown, info.get(), name); };
  for (ParameterRow* row : rows_)
    for (const ParameterInfo& p : info->parameters)
      if (p.name == row->name() && (!p.enable.empty() || !isEditable()))
        row->setEnabled(isEditable() && evaluateCondition(p.enable, text).value_or(true));
  enableChoices(text);
}

void InspectorPanel::renameTo(QLineEdit* field) {
  if (!onePart() || field != nameField_ || !isEditable() || document_.locks().structure) return;
  const int part = onePart()->index;
  const QString before = QString::fromStdString(item(part).name);
  const QString name = field->text().trimmed();
  QString problem = name == before ? QString() : document_.nameProblem(part, name);
  if (problem.isEmpty() && name != before) problem = libraryNameProblem(catalog_, document_.values(), name);
  // Stays red until it is mended or taken back.
  if (!FieldNote::of(field)->tell(problem) || name == before) return;
  unfinished_.rename(before, name);
  document_.rename(part, name);
}

QLineEdit* InspectorPanel::textRow(Fold* group, const QString& label, const QString& value,
                                   const std::optional<QString>& unit, const QString& objectName) {
  // Numbers end where those with a unit do, texts have all the room.
  const int row = group->grid()->rowCount(), span = unit ? 1 : 3;
  auto* field = new ValueEdit(value, group);
  field->setCursorPosition(0);
  field->setObjectName(objectName);
  field->setAccessibleName(label);
  auto* words = new ScrubLabel(label, group);
  words->setToolTip(label);
  group->grid()->addWidget(words, row, 0);
  group->grid()->addWidget(field, row, 1, 1, span);
  if (unit && !unit->isEmpty()) {
    auto* unitLabel = new QLabel(prettyUnit(*unit), group);
    unitLabel->setProperty("role", "quiet");
    group->grid()->addWidget(unitLabel, row, 2);
  }
  new WideField(field, group->grid(), row, span);
  new FieldNote(field, group->grid(), row + 2);
  return field;
}

void InspectorPanel::focusName() {
  QTimer::singleShot(0, this, [this] {
    if (!nameField_) return;
    nameField_->setFocus();
    nameField_->selectAll();
  });
}

void InspectorPanel::focusFirst() {
  QTimer::singleShot(0, this, [this] {
    if (!rows_.empty()) rows_.front()->focus();
  });
}

void InspectorPanel::focusValue(const std::string& name) {
  const QString text = QString::fromStdString(name);
  focusField({"parameter_" + text, "modifier_" + text});
}

// The first of these that the form has, when it is there: another part may have been selected just now. What is folded
// away or scrolled out of sight comes into it.
void InspectorPanel::focusField(const QStringList& objectNames) {
  QTimer::singleShot(0, this, [this, objectNames] {
    for (const QString& wanted : objectNames) {
      const QString redeclared = fieldOfRedeclaration(wanted);
      const QString name = redeclared.isEmpty() ? wanted : redeclared;
      auto* field = body_->findChild<QWidget*>(name);
      if (!field) continue;
      for (Fold* group : body_->findChildren<Fold*>())
        if (group->isAncestorOf(field) && !group->isOpen()) group->setOpen(true);
      body_->layout()->activate();
      ensureWidgetVisible(field, 0, 40);
      const auto isOf = [&](const ParameterRow* row) {
        return "parameter_" + QString::fromStdString(row->name()) == name;
      };
      const auto row = std::find_if(rows_.begin(), rows_.end(), isOf);
      field->setFocus();
      if (row != rows_.end()) (*row)->focus();
      return;
    }
  });
}

}  // namespace armature::app
