// The diagram's own properties, shown while nothing is selected: title and description, experiment, parameters, text of
// declarations and equations, classes of its own.
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <cmath>
#include <functional>
#include <memory>

#include "app/document/followed_name.h"
#include "app/document/meaning.h"
#include "app/document/typed_text.h"
#include "app/language/titles.h"
#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "app/look/shipped.h"
#include "app/panels/field_note.h"
#include "app/panels/fold.h"
#include "app/panels/inspector_panel.h"
#include "app/panels/name_check.h"
#include "app/panels/parameter_row.h"
#include "app/panels/scrub_label.h"
#include "app/panels/shown_name.h"
#include "app/panels/text_field.h"
#include "app/panels/value_check.h"
#include "app/run/run_control.h"
#include "engine/diagram/json.h"
#include "engine/diagram/record_list.h"
#include "engine/solve/run.h"

namespace armature::app {

namespace {

constexpr int kMoreWidth = 26;       // [px] of a button that has one sign
constexpr size_t kRowsAtOnce = 100;  // a diagram with thousands of them must not make the window wait

// The rows of a long list from `from` on, so many at once; a button adds the next ones. `last` stays below them.
void addRows(Fold* group, size_t from, size_t count, const std::function<void(size_t)>& add, QWidget* last) {
  const size_t end = std::min(count, from + kRowsAtOnce);
  for (size_t k = from; k < end; ++k) add(k);
  QGridLayout* const grid = group->grid();
  if (end < count) {
    auto* more = new QPushButton(InspectorPanel::tr("Show more (%1 of %2)").arg(end).arg(count), group);
    more->setObjectName("showMore");
    QObject::connect(more, &QPushButton::clicked, group, [=] {
      more->hide();
      more->deleteLater();
      addRows(group, end, count, add, last);
    });
    grid->addWidget(more, grid->rowCount(), 0, 1, 4);
  }
  grid->removeWidget(last);
  grid->addWidget(last, grid->rowCount(), 0, 1, 4);
}

// The wheel scrolls the panel; it never changes a value that it happens to pass over.
class MethodList : public QComboBox {
 public:
  explicit MethodList(MethodKind chosen, QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setObjectName("method");
    setAccessibleName(InspectorPanel::tr("Method"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    // In the order of MethodKind.
    const QString texts[] = {InspectorPanel::tr("Implicit, variable step and order; for every model"),
                             InspectorPanel::tr("Backward differences, for stiff models"),
                             InspectorPanel::tr("Adams’ formulas, for smooth models that are not stiff"),
                             InspectorPanel::tr("Explicit Runge–Kutta, for oscillating models that are not stiff"),
                             InspectorPanel::tr("Implicit Runge–Kutta, for stiff oscillating models"),
                             InspectorPanel::tr("Euler’s method, fixed step"),
                             InspectorPanel::tr("Heun’s method, fixed step"),
                             InspectorPanel::tr("The classical Runge–Kutta method, fixed step"),
                             InspectorPanel::tr("The program chooses and says why")};
    for (size_t k = 0; k < kMethodNames.size(); ++k) {
      addItem(QString::fromUtf8(kMethodNames[k].data()));
      setItemData(static_cast<int>(k), texts[k], Qt::ToolTipRole);
    }
    setCurrentIndex(static_cast<int>(chosen));
    setToolTip(texts[static_cast<size_t>(chosen)]);
  }

 protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

}  // namespace

void InspectorPanel::buildDiagram() {
  buildAbout();
  if (!isEditable()) return;
  if (path_.isEmpty()) buildExperiment();
  buildParameters();  // within a part those of its class
  buildDeclaredChoices();
  if (!path_.isEmpty()) return;
  buildTexts();
  buildClasses();
}

void InspectorPanel::buildAbout() {
  const auto& values = document_.values();
  Fold* about = fold(path_.isEmpty() ? tr("Diagram") : tr("Inside of %1").arg(path_), true);
  if (!isEditable() || !path_.isEmpty()) {
    const bool isSaid = !values.description.empty();
    auto* text = new QLabel(isSaid ? QString::fromStdString(values.description) : tr("No description"), about);
    if (!isSaid) text->setProperty("role", "quiet");
    text->setWordWrap(true);
    about->grid()->addWidget(text, 0, 0, 1, 4);
    return;
  }
  // A shipped diagram speaks the language of the window until it says something else.
  const QString own = QString::fromStdString(values.title);
  const QString titleText = isExample(document_.path()) ? exampleTitle(own) : own;
  auto* title = textRow(about, tr("Title"), titleText, std::nullopt, "diagramTitle");
  title->setToolTip(titleText);
  title->setPlaceholderText(values.title.empty() ? document_.displayName() : QString::fromStdString(values.name));
  connect(title, &QLineEdit::editingFinished, this, [this, title, titleText] {
    if (title->text() != titleText) document_.setText(TextChange::Member::title, title->text());
  });
  auto* name = textRow(about, tr("Model name"), QString::fromStdString(values.name), std::nullopt, "diagramName");
  name->setToolTip(tr("Name of the model in exported Modelica text"));
  connect(name, &QLineEdit::editingFinished, this, [this, name] {
    const QString wanted = name->text().trimmed();
    QString problem = libraryNameProblem(catalog_, document_.values(), wanted);
    if (!isIdentifier(wanted.toStdString()))
      problem = tr("A name begins with a letter and has letters, digits and _ only.");
    if (FieldNote::of(name)->tell(problem)) document_.setText(TextChange::Member::name, wanted);
  });
  auto* description = new TextField(shownDescription(document_), 5, false, about);
  description->setObjectName("diagramDescription");
  description->setAccessibleName(tr("Description"));
  description->setPlaceholderText(tr("What this diagram shows"));
  connect(description, &TextField::committed, this,
          [this](const QString& text) { document_.setText(TextChange::Member::description, text); });
  about->grid()->addWidget(description, about->grid()->rowCount(), 0, 1, 4);
}

// What a file must not say (engine/diagram/read.cpp): it could not be opened again.
static QString experimentProblem(double diagram::Experiment::*member, double value) {
  constexpr double kMost = 1e12;
  if (!(std::abs(value) <= kMost)) return InspectorPanel::tr("This number is too large.");
  if (member == &diagram::Experiment::tolerance && value <= 0)
    return InspectorPanel::tr("This has to be a positive number.");
  if ((member == &diagram::Experiment::interval || member == &diagram::Experiment::step) && value < 0)
    return InspectorPanel::tr("This must not be negative.");
  return {};
}

// What a run takes where nothing is given (settingsOf in app/run/run_control.cpp), as the defaults of parts are shown:
// a number has room in each language.
static void showAutomatic(QLineEdit& field, const diagram::Experiment& experiment, bool isStep) {
  const double usual = (experiment.stopTime - experiment.startTime) / solve::kUsualIntervals;
  const double value = experiment.interval > 0 ? experiment.interval : usual;
  if (value > 0 && std::isfinite(value)) field.setPlaceholderText(withMark(QString::number(value, 'g', 4)));
  field.setToolTip(isStep ? InspectorPanel::tr("As long as the interval, unless given")
                          : InspectorPanel::tr("500 intervals from the start to the stop time, unless given"));
}

static void addMethod(Fold& group, OpenDocument& document) {
  auto* list = new MethodList(document.values().experiment.method, &group);
  const int row = group.grid()->rowCount();
  group.grid()->addWidget(new ScrubLabel(InspectorPanel::tr("Method"), &group), row, 0);
  group.grid()->addWidget(list, row, 1, 1, 3);
  QObject::connect(list, &QComboBox::activated, list, [&document](int index) {
    diagram::Experiment next = document.values().experiment;
    next.method = static_cast<MethodKind>(index);
    if (next.method != document.values().experiment.method) document.setExperiment(next);
  });
}

void InspectorPanel::buildExperiment() {
  Fold* experiment = fold(tr("Experiment"), true);
  const auto& e = document_.values().experiment;
  const auto isZeroAutomatic = [](double diagram::Experiment::*member) {
    return member == &diagram::Experiment::interval || member == &diagram::Experiment::step;
  };
  const std::tuple<QString, double diagram::Experiment::*, QString, QString> entries[] = {
      {tr("Start time"), &diagram::Experiment::startTime, "s", "startTime"},
      {tr("Stop time"), &diagram::Experiment::stopTime, "s", "stopTime"},
      {tr("Interval"), &diagram::Experiment::interval, "s", "interval"},
      {tr("Tolerance"), &diagram::Experiment::tolerance, "", "tolerance"},
      {tr("Step"), &diagram::Experiment::step, "s", "step"}};
  for (const auto& [label, member, unit, name] : entries) {
    if (member == &diagram::Experiment::step) {
      addMethod(*experiment, document_);
      if (!hasFixedStep(e.method)) continue;
    }
    const bool isAutomatic = isZeroAutomatic(member) && e.*member == 0;
    auto* field =
        textRow(experiment, label, isAutomatic ? QString() : withMark(QString::number(e.*member, 'g', 12)), unit, name);
    if (isAutomatic) showAutomatic(*field, e, member == &diagram::Experiment::step);
    connect(field, &QLineEdit::editingFinished, this, [this, field, member = member, unit = unit] {
      bool isNumber = false;
      QString problem;
      const QString entered = enteredValue(field->text(), unit, DisplayUnit{unit}, &problem).value_or(QString());
      const double value = field->text().isEmpty() ? diagram::Experiment().*member : entered.toDouble(&isNumber);
      diagram::Experiment next = document_.values().experiment;
      if (member == &diagram::Experiment::stopTime && (std::isinf(value) || field->text().trimmed() == "∞")) {
        field->setText(withMark(QString::number(next.*member, 'g', 12)));
        FieldNote::of(field)->tell({});
        return setOpenEnded(true);
      }
      if (problem.isEmpty() && !isNumber && !field->text().isEmpty()) problem = tr("This has to be a number.");
      if (problem.isEmpty()) problem = experimentProblem(member, value);
      if (FieldNote::of(field)->tell(problem) && next.*member != value) {
        next.*member = value;
        document_.setExperiment(next);
      }
    });
  }
  buildOpenEnd(experiment);
  buildRecord(experiment);
}

void InspectorPanel::buildRecord(Fold* experiment) {
  const QString text =
      QString::fromStdString(diagram::recordListText(diagram::recordList(document_.values().experiment)));
  auto* field = textRow(experiment, tr("Record only"), text, std::nullopt, "record");
  field->setPlaceholderText(tr("all variables"));
  field->setToolTip(
      tr("Variables to keep of a run, separated by commas; * and ? stand for any letters, as in inertia1.*. States and "
         "plotted variables are always kept."));
  connect(field, &QLineEdit::editingFinished, this, [this, field] {
    diagram::Experiment next = document_.values().experiment;
    diagram::setRecordList(next, diagram::readRecordList(field->text().toStdString()));
    document_.setExperiment(next);
  });
}

void InspectorPanel::buildOpenEnd(Fold* experiment) {
  auto* tick = new QCheckBox(tr("No end: runs until stopped"), experiment);
  tick->setObjectName("openEnded");
  tick->setChecked(isOpenEnded(document_.values()));
  tick->setToolTip(tr("Plots show the latest span, as long as from the start to the stop time"));
  connect(tick, &QCheckBox::clicked, this, &InspectorPanel::setOpenEnded);
  experiment->grid()->addWidget(tick, experiment->grid()->rowCount(), 0, 1, 4);
}

void InspectorPanel::setOpenEnded(bool isOpen) {
  diagram::Experiment next = document_.values().experiment;
  if (isOpen)
    (*next.extra)["openEnded"] = true;
  else
    next.extra->erase("openEnded");
  document_.setExperiment(next);
}

// The name of a number of the diagram draws at it, as those of parts do; false for what is no number.
static bool letScrub(ScrubLabel* label, QLineEdit* field, OpenDocument& document, size_t position) {
  const auto& shown = document.values().parameters[position];
  const std::optional<double> number = plainNumber(shown.value);
  if (!number || shown.type == "Boolean" || shown.type == "String") return false;
  label->setScrubbable(true);
  label->setNumber([from = *number] { return from; });
  QObject::connect(label, &ScrubLabel::drawn, label, [=, &document](double drawn, int gesture) {
    if (position >= document.values().parameters.size()) return;
    const diagram::ParameterItem before = document.values().parameters[position];
    diagram::ParameterItem after = before;
    after.value = QString::number(before.type == "Integer" ? std::round(drawn) : drawn, 'g', 12).toStdString();
    if (after.value == before.value) return;
    after.extra = withTyped(after.extra, "value", after.value, {});
    field->setText(withMark(QString::fromStdString(after.value)));
    document.perform(QObject::tr("Set %1").arg(QString::fromStdString(after.name)),
                     {ParameterChange{static_cast<int>(position), before, after}}, gesture);
  });
  return true;
}

void InspectorPanel::buildParameters() {
  Fold* parameters = fold(tr("Parameters"), true);
  const auto addRow = [this, parameters](size_t i) {
    if (i >= document_.values().parameters.size()) return;
    const auto& p = document_.values().parameters[i];
    const QString unit = catalog_.unitOf(p, document_.values());
    const std::string typed = typedText(p.extra, "value", p.value);
    const QString shown = typed.empty() ? withMark(QString::fromStdString(p.value)) : QString::fromStdString(typed);
    const int row = parameters->grid()->rowCount();
    auto* field = textRow(parameters, QString::fromStdString(p.name), shown, unit,
                          "diagramParameter_" + QString::fromStdString(p.name));
    field->setToolTip(shownText(document_, p.description));
    auto* label = qobject_cast<ScrubLabel*>(parameters->grid()->itemAtPosition(row, 0)->widget());
    if (letScrub(label, field, document_, i)) {
      // The form stays as it is under the hand.
      connect(label, &ScrubLabel::began, this, [this] { isScrubbing_ = true; });
      connect(label, &ScrubLabel::ended, this, [this] {
        isScrubbing_ = false;
        QTimer::singleShot(0, this, &InspectorPanel::rebuild);
      });
    }
    connect(field, &QLineEdit::editingFinished, this, [this, field, i, unit] {
      if (i >= document_.values().parameters.size()) return;
      auto next = document_.values().parameters[i];
      QString problem;
      const auto entered = enteredValue(field->text(), unit, DisplayUnit{unit}, &problem);
      if (entered) problem = expressionProblem(*entered);
      if (entered && entered->isEmpty()) problem = tr("A parameter of the diagram needs a value.");
      if (!FieldNote::of(field)->tell(problem)) return;
      next.value = entered->toStdString();
      next.extra = withTyped(next.extra, "value", next.value, typedForm(field->text(), *entered).toStdString());
      if (next == document_.values().parameters[i]) return;
      document_.setParameter(static_cast<int>(i), next);
    });
    auto* more = new QToolButton(parameters);
    more->setText(QStringLiteral("⋯"));
    more->setFixedWidth(kMoreWidth);
    more->setToolTip(tr("Change or remove %1").arg(QString::fromStdString(p.name)));
    more->setAccessibleName(more->toolTip());
    more->setObjectName("parameterMenu_" + QString::fromStdString(p.name));
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    menu->setTitle(QString::fromStdString(p.name));
    menu->addAction(tr("Change…"), this, [this, i] { editParameter(static_cast<int>(i)); });
    ParameterRow::addControls(*menu, p.type, this, [this, name = QString::fromStdString(p.name)](const QString& kind) {
      Q_EMIT controlWanted(name, kind);
    });
    menu->addAction(tr("Remove"), this, [this, i] { document_.setParameter(static_cast<int>(i), std::nullopt); });
    more->setMenu(menu);
    parameters->grid()->addWidget(more, row, 3, Qt::AlignRight);
  };
  auto* add = new QPushButton(tr("Add a parameter…"), parameters);
  add->setObjectName("addParameter");
  connect(add, &QPushButton::clicked, this,
          [this] { editParameter(static_cast<int>(document_.values().parameters.size())); });
  addRows(parameters, 0, document_.values().parameters.size(), addRow, add);
}

void InspectorPanel::editParameter(int position) {
  const auto& list = document_.values().parameters;
  const bool isNew = static_cast<size_t>(position) >= list.size();
  diagram::ParameterItem item = isNew ? diagram::ParameterItem{} : list[static_cast<size_t>(position)];
  QDialog dialog(this);
  dialog.setObjectName("parameterDialog");
  dialog.setWindowTitle(isNew ? tr("New parameter") : tr("Parameter %1").arg(QString::fromStdString(item.name)));
  auto* form = new QFormLayout(&dialog);
  form->setContentsMargins(16, 16, 16, 16);
  form->setSpacing(8);
  const auto field = [&](const QString& label, std::string diagram::ParameterItem::*member, const char* name) {
    const bool isValue = member == &diagram::ParameterItem::value;
    const QString text = QString::fromStdString(item.*member);
    auto* made = new QLineEdit(isValue ? withMark(text) : text, &dialog);
    made->setObjectName(name);
    made->setMinimumWidth(260);
    form->addRow(label, made);
    connect(made, &QLineEdit::textChanged, &dialog, [&item, member, isValue](const QString& typed) {
      item.*member = (isValue ? withPoint(typed) : typed).trimmed().toStdString();
    });
    return made;
  };
  field(tr("Name"), &diagram::ParameterItem::name, "newName");
  field(tr("Value"), &diagram::ParameterItem::value, "newValue");
  field(tr("Type"), &diagram::ParameterItem::type, "newType")->setPlaceholderText("Real");
  const QString ofType = catalog_.unitOf(item, document_.values());
  field(tr("Unit"), &diagram::ParameterItem::unit, "newUnit")
      ->setPlaceholderText(ofType.isEmpty() ? QStringLiteral("kg.m2") : ofType);
  field(tr("Description"), &diagram::ParameterItem::description, "newDescription");
  auto* problem = new QLabel(&dialog);
  problem->setWordWrap(true);
  problem->setProperty("role", "quiet");
  form->addRow(problem);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, &dialog, [&] {
    QString reason;
    if (!isIdentifier(item.name)) reason = tr("A name begins with a letter and has letters, digits and _ only.");
    if (reason.isEmpty()) reason = libraryNameProblem(catalog_, document_.values(), QString::fromStdString(item.name));
    if (document_.partIndex(item.name) >= 0) reason = tr("A part has this name already.");
    for (size_t i = 0; i < list.size(); ++i)
      if (static_cast<int>(i) != position && list[i].name == item.name) reason = tr("This parameter already exists.");
    if (reason.isEmpty()) reason = expressionProblem(QString::fromStdString(item.value));
    problem->setText(reason);
    if (reason.isEmpty()) dialog.accept();
  });
  if (dialog.exec() != QDialog::Accepted) return;
  if (item.type.empty()) item.type = "Real";
  const bool isRenamed = !isNew && list[static_cast<size_t>(position)].name != item.name;
  if (isRenamed)
    renameParameter(document_, position, item);
  else
    document_.setParameter(position, item);
}

void InspectorPanel::buildTexts() {
  const QString text = QString::fromStdString(document_.values().declarations);
  Fold* group = fold(tr("Declarations and equations"), !text.isEmpty());
  auto* field = new TextField(text, 8, true, group);
  field->setObjectName("diagramDeclarations");
  field->setAccessibleName(tr("Declarations and equations"));
  field->setPlaceholderText(tr("Modelica text beside the parts, for example\nReal power = inertia1.w*10;"));
  connect(field, &TextField::committed, this,
          [this](const QString& entered) { document_.setText(TextChange::Member::declarations, entered); });
  group->grid()->addWidget(field, 0, 0, 1, 4);
}

void InspectorPanel::buildClasses() {
  const auto& classes = document_.values().classes;
  Fold* group = fold(tr("Classes of this diagram"), !classes.empty());
  const auto addRow = [this, group](size_t i) {
    if (i >= document_.values().classes.size()) return;
    const int row = group->grid()->rowCount();
    const QString text = QString::fromStdString(document_.values().classes[i]);
    auto* open = new QPushButton(classNameOf(text), group);
    open->setObjectName(QStringLiteral("class_%1").arg(i));
    connect(open, &QPushButton::clicked, this, [this, i] { Q_EMIT classTextWanted(static_cast<int>(i)); });
    auto* remove = new QToolButton(group);
    remove->setText(QStringLiteral("×"));
    remove->setToolTip(tr("Remove the class"));
    connect(remove, &QToolButton::clicked, this, [this, i] { document_.setClass(static_cast<int>(i), std::nullopt); });
    group->grid()->addWidget(open, row, 0, 1, 3);
    group->grid()->addWidget(remove, row, 3, Qt::AlignRight);
  };
  auto* add = new QPushButton(tr("Add a class…"), group);
  add->setObjectName("addClass");
  connect(add, &QPushButton::clicked, this,
          [this] { Q_EMIT classTextWanted(static_cast<int>(document_.values().classes.size())); });
  addRows(group, 0, classes.size(), addRow, add);
}

}  // namespace armature::app
