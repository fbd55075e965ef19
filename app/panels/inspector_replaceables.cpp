// The replaceable parts of what is selected: which class stands for each of them, and the values of that class.
#include <QGridLayout>
#include <QRegularExpression>
#include <QToolButton>
#include <algorithm>
#include <iterator>

#include "app/canvas/part_values.h"
#include "app/document/part_choice.h"
#include "app/document/typed_text.h"
#include "app/panels/choice_card.h"
#include "app/panels/fold.h"
#include "app/panels/inspector_panel.h"
#include "app/panels/parameter_row.h"
#include "app/panels/replaceable_row.h"
#include "app/panels/text_field.h"
#include "app/panels/value_check.h"
#include "engine/diagram/declared_choice.h"

namespace armature::app {
namespace {

ReplaceableElement elementOf(const ReplaceableInfo& info) {
  return {info.name, info.isComponent ? std::string() : info.kind};
}

// What the declaration says of the class that stands there, the strongest first. Of a class that was chosen only what
// it says of all that can stand there holds.
std::vector<diagram::Modifier> givenBy(const ReplaceableInfo& info, bool isDefault) {
  std::vector<diagram::Modifier> given = diagram::argumentsOf(isDefault ? info.defaultModifiers : std::string());
  std::ranges::move(diagram::argumentsOf(info.constraintModifiers), std::back_inserter(given));
  return given;
}

// Whether a value can be given to something of this name in a class; of one that nobody has, the compiler tells.
bool hasName(const ClassInfo* info, const std::string& name) {
  if (!info) return true;
  const auto isCalled = [&](const auto& one) { return one.name == name || one.name.rfind(name + ".", 0) == 0; };
  return std::ranges::any_of(info->parameters, isCalled) || std::ranges::any_of(info->variables, isCalled) ||
         std::ranges::any_of(info->parts, isCalled) || std::ranges::any_of(info->connectors, isCalled) ||
         std::ranges::any_of(info->replaceables, isCalled);
}

// The diagram's own names come before those of libraries, and what is declared beside its parts is not listed anywhere.
bool mayBeOwn(const QString& className, const diagram::Document& document) {
  const QString first = className.section('.', 0, 0);
  const auto declares = [&](const std::string& text) {
    return QString::fromStdString(text).contains(QRegularExpression("\\b" + QRegularExpression::escape(first) + "\\b"));
  };
  return declares(document.declarations) || std::ranges::any_of(document.classes, [&](const std::string& text) {
           return classNameOf(QString::fromStdString(text)) == first;
         });
}

void setDeclared(OpenDocument& document, const std::string& name, const std::string& className,
                 const std::string& arguments) {
  document.setText(TextChange::Member::declarations, QString::fromStdString(diagram::withDeclaredChoice(
                                                         document.values().declarations, name, className, arguments)));
}

// The values that the choice has now which the taking of another one looks at.
std::vector<diagram::Modifier> declaredValues(const OpenDocument& document, const std::string& name) {
  for (const diagram::DeclaredChoice& one : diagram::declaredChoices(document.values().declarations))
    if (one.name == name) return diagram::argumentsOf(one.arguments);
  return {};
}

}  // namespace

void InspectorPanel::buildReplaceables(const ClassInfo& info) {
  if (info.replaceables.empty()) return;
  Fold* group = fold(tr("Replaceable parts"), true);
  for (const ReplaceableInfo& replaceable : info.replaceables) {
    auto* row = new ReplaceableRow(replaceable, group->grid(), catalog_, document_.values(), body_);
    choices_.push_back({row, {}, {}});
    connectCard(row, [this, replaceable](const QString& name, const QString& arguments) {
      takeChoice({replaceable, name, arguments});
    });
    connect(row, &ReplaceableRow::argumentsEdited, this, [this, replaceable](const QString& arguments) {
      if (onePart()) setArguments(document_, onePart()->index, elementOf(replaceable), arguments.toStdString());
    });
    connect(row, &ReplaceableRow::pageWanted, this, &InspectorPanel::pageWanted);
    if (onePart()) buildChosen(choices_.back(), group);
  }
}

// The card outlives the row that it was opened from: the form is made anew when something has been read.
void InspectorPanel::connectCard(ReplaceableRow* row, const TakeChosen& take) {
  connect(row, &ReplaceableRow::resetWanted, this, [take] { take({}, {}); });
  connect(row, &ReplaceableRow::cardWanted, this, [this, row, take](const QString& text) {
    const ChoiceCard* card = row->openCard(text);
    connect(card, &ChoiceCard::chosen, this,
            [this, take, name = row->info().name](const QString& typed, const QString& arguments) {
              const TypedChoice choice = typedChoice(typed, arguments);
              if (choice.problem.isEmpty()) return take(choice.className, choice.arguments);
              for (const ShownChoice& shown : choices_)
                if (shown.row->info().name == name) shown.row->tell(choice.problem);
            });
  });
}

// What the diagram itself lets be replaced, in its declarations: the text there is changed.
void InspectorPanel::buildDeclaredChoices() {
  const std::vector<diagram::DeclaredChoice> declared = diagram::declaredChoices(document_.values().declarations);
  if (declared.empty()) return;
  Fold* group = fold(tr("Replaceable parts"), true);
  for (const diagram::DeclaredChoice& one : declared) {
    ReplaceableInfo info;
    info.name = one.name;
    info.kind = one.kind;
    info.constraint = one.constraint.substr(one.constraint.rfind('.', 0) == 0 ? 1 : 0);
    info.description = one.description;
    auto* row = new ReplaceableRow(info, group->grid(), catalog_, document_.values(), body_);
    row->setChoice(QString::fromStdString(one.className), QString::fromStdString(one.arguments), {});
    choices_.push_back({row, {}, {}});
    connectCard(row, [this, info](const QString& className, const QString& arguments) {
      if (!className.isEmpty()) takeChoice({info, className, arguments, true});
    });
    connect(row, &ReplaceableRow::argumentsEdited, this,
            [this, one](const QString& text) { setDeclared(document_, one.name, one.className, text.toStdString()); });
    connect(row, &ReplaceableRow::pageWanted, this, &InspectorPanel::pageWanted);
  }
}

// Fields for the values of the class that stands there, where they can be given one by one: of a class that was chosen,
// and of a component.
void InspectorPanel::buildChosen(ShownChoice& shown, Fold* group) {
  const ReplaceableInfo& info = shown.row->info();
  const PartChoice choice = choiceOf(item(onePart()->index), info.name);
  const bool isDefault = choice.className.empty();
  shown.className = QString::fromStdString(isDefault ? info.defaultClass : choice.className);
  shown.isDefault = isDefault;
  if (isDefault && !info.isComponent) return;
  const ClassPtr standing = catalog_.find(shown.className);
  if (!standing) return;
  const std::vector<diagram::Modifier> given = givenBy(info, isDefault);
  std::vector<ParameterInfo> parameters;
  for (ParameterInfo p : standing->parameters) {
    if (p.isFinal || p.isStart) continue;
    const auto said = std::ranges::find(given, p.name, &diagram::Modifier::name);
    if (said != given.end()) p.defaultValue = said->value;
    p.name = info.name + "." + p.name;
    parameters.push_back(std::move(p));
  }
  if (parameters.empty()) return;
  constexpr size_t kMostOpen = 6;
  const QString title = tr("Values of %1").arg(shown.className.section('.', -1));
  auto* values = new Fold(title, (parameters.size() <= kMostOpen) != closed_.contains(title), group);
  connect(values, &Fold::toggled, this, [this, title] {
    if (!closed_.remove(title)) closed_.insert(title);
  });
  values->grid()->setContentsMargins(12, 2, 0, 8);  // within the group, which has margins of its own
  for (QToolButton* head : values->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
    head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // a long name makes nothing wider
  group->grid()->addWidget(values, group->grid()->rowCount(), 0, 1, 4);
  for (const ParameterInfo& p : parameters) {
    auto* row = new ParameterRow(p, values->grid(), wantedUnits_.value(QString::fromStdString(p.unit)), body_);
    row->setLabel(QString::fromStdString(p.name.substr(info.name.size() + 1)));
    connectWithin(row, elementOf(info));
    shown.values.push_back(row);
  }
}

void InspectorPanel::connectWithin(ParameterRow* row, const ReplaceableElement& element) {
  if (isEditable())
    row->setRemark([this](const QString& value) { return unknownName(value, document_.values(), catalog_); });
  connect(row, &ParameterRow::edited, this, [this, row, element](const QString& text, const QString& typed) {
    // A field of a form that is being replaced may still lose the focus.
    const auto has = [&](const ShownChoice& shown) {
      return std::ranges::find(shown.values, row) != shown.values.end();
    };
    if (!onePart() || std::ranges::none_of(choices_, has)) return;
    const std::string name = row->name().substr(element.name.size() + 1);
    setWithin(document_, onePart()->index, element, name, text.toStdString(), typed.toStdString(), row->gesture());
  });
  connect(row, &ParameterRow::unitChosen, this, [this](const QString& unit, const QString& wanted) {
    wantedUnits_.insert(unit, wanted);
    rebuild();
  });
}

// Values that were there before are kept where the new class knows them: of what is still being read it is not known
// yet.
void InspectorPanel::takeChoice(const WantedChoice& wanted) {
  wanted_.reset();
  const ReplaceableElement element = elementOf(wanted.info);
  const std::vector<int> parts = partsOf(shown_);
  const QString name = wanted.className.isEmpty() ? QString::fromStdString(wanted.info.defaultClass) : wanted.className;
  const ClassPtr info = catalog_.find(name);
  const bool isForgetting = wanted.className.isEmpty() && !wanted.info.isComponent;  // values of a class go with it
  const auto hasValues = [&](int part) { return !valuesWithin(item(part), element).empty(); };
  const bool haveValues = wanted.isDeclared ? !declaredValues(document_, element.name).empty()
                                            : !isForgetting && std::ranges::any_of(parts, hasValues);
  if (haveValues && !info && !catalog_.isMissing(name)) {
    wanted_ = wanted;
    return;
  }
  if (wanted.isDeclared) return takeDeclared(wanted, info.get());
  const PartChoice choice{wanted.className.toStdString(), wanted.arguments.toStdString()};
  const HasName has = [&](const std::string& value) { return hasName(info.get(), value); };
  const std::vector<std::string> dropped = droppedBy(document_, parts, element, choice, has);
  if (!choose(document_, parts, element, choice, has)) return refreshValues();
  noteDropped(wanted, dropped);
}

void InspectorPanel::takeDeclared(const WantedChoice& wanted, const ClassInfo* info) {
  const std::string said = wanted.arguments.toStdString();
  const KeptValues kept = keptValues(declaredValues(document_, wanted.info.name), said,
                                     [&](const std::string& value) { return hasName(info, value); });
  const char* const comma = said.empty() || kept.arguments.empty() ? "" : ", ";
  setDeclared(document_, wanted.info.name, wanted.className.toStdString(), said + comma + kept.arguments);
  noteDropped(wanted, kept.dropped);
}

void InspectorPanel::noteDropped(const WantedChoice& wanted, const std::vector<std::string>& names) {
  if (names.empty()) return;
  QStringList list;
  for (const std::string& name : names) list << QString::fromStdString(name);
  const QString values = list.join(QStringLiteral(", "));
  if (wanted.className.isEmpty())
    return Q_EMIT noted(tr("Not kept, as the default has no values of its own: %1").arg(values));
  Q_EMIT noted(tr("Not kept, as %1 has nothing of that name: %2").arg(wanted.className.section('.', -1), values));
}

void InspectorPanel::classArrived(const QString& name) {
  if (wanted_) {
    const QString awaited =
        wanted_->className.isEmpty() ? QString::fromStdString(wanted_->info.defaultClass) : wanted_->className;
    if (awaited == name) takeChoice(WantedChoice(*wanted_));
  }
  if (std::ranges::any_of(choices_, [&](const ShownChoice& shown) { return shown.className == name; })) rebuild();
}

QString InspectorPanel::remarkOn(const QString& className) {
  if (className.isEmpty() || catalog_.find(className) || mayBeOwn(className, document_.values())) return {};
  return catalog_.isMissing(className) ? tr("No library on the path has the class %1.").arg(className) : QString();
}

// Another class has other values: the form is made anew for it.
void InspectorPanel::refreshChoices(const std::vector<int>& parts) {
  for (ShownChoice& shown : choices_) {
    const ReplaceableElement element = elementOf(shown.row->info());
    const PartChoice choice = choiceOf(item(parts.front()), element.name);
    const auto isSame = [&](int part) { return choiceOf(item(part), element.name) == choice; };
    if (!std::ranges::all_of(parts, isSame)) {
      shown.row->setMixed();
      continue;
    }
    const QString name = QString::fromStdString(choice.className);
    shown.row->setChoice(name, QString::fromStdString(choice.arguments), remarkOn(name));
    const std::string& standing = choice.className.empty() ? shown.row->info().defaultClass : choice.className;
    const bool isOther = shown.className != QString::fromStdString(standing) || shown.isDefault != name.isEmpty();
    if (onePart() && isOther) rebuild();
    const std::vector<diagram::Modifier> values = valuesWithin(item(parts.front()), element);
    bool areAllShown = !shown.values.empty();
    for (const diagram::Modifier& value : values)
      areAllShown = areAllShown && std::ranges::any_of(shown.values, [&](const ParameterRow* row) {
                      return row->name() == element.name + "." + value.name;
                    });
    shown.row->setArgumentsShown(onePart() && !areAllShown);
    for (ParameterRow* row : shown.values) {
      const auto found = std::ranges::find_if(
          values, [&](const diagram::Modifier& m) { return element.name + "." + m.name == row->name(); });
      const std::string value = found == values.end() ? std::string() : found->value;
      row->setValue(QString::fromStdString(value),
                    QString::fromStdString(typedText(item(parts.front()).extra, row->name(), value)));
      row->setEnabled(isEditable());
    }
  }
}

// What Dialog(enable = …) says, and whether anything can be changed.
void InspectorPanel::enableChoices(const ParameterText& text) {
  for (const ShownChoice& shown : choices_) {
    const std::string& enable = shown.row->info().enable;
    shown.row->setEnabled(isEditable() && (enable.empty() || evaluateCondition(enable, text).value_or(true)));
  }
}

bool InspectorPanel::isOfReplaceable(const diagram::Modifier& modifier) const {
  const auto said = diagram::redeclarationOf(modifier);
  return std::ranges::any_of(choices_, [&](const ShownChoice& shown) {
    const auto isOfRow = [&](const ParameterRow* row) { return row->name() == modifier.name; };
    return (said && said->element == shown.row->info().name) || std::ranges::any_of(shown.values, isOfRow);
  });
}

// A message about a redeclaration leads to the field of what is replaced, whatever its modifier is called.
QString InspectorPanel::fieldOfRedeclaration(const QString& field) const {
  const std::string modifier = field.mid(field.indexOf('_') + 1).toStdString();
  if (!onePart() || !field.startsWith("modifier_")) return {};
  for (const diagram::Modifier& m : item(onePart()->index).modifiers)
    if (m.name == modifier)
      if (const auto said = diagram::redeclarationOf(m)) return "replaceable_" + QString::fromStdString(said->element);
  return {};
}

}  // namespace armature::app
