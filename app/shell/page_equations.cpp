#include "app/shell/page_equations.h"

#include <QStackedWidget>
#include <utility>

#include "app/language/tables.h"
#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "app/shell/diagram_page.h"

namespace armature::app {

namespace {

// Values of parameters as the diagram has them, else the defaults of the class.
EquationValues::Known knownValues(const diagram::ComponentItem& item, const ClassInfo& info) {
  EquationValues::Known known;
  for (const ParameterInfo& parameter : info.parameters) {
    std::string text = parameter.defaultValue;
    for (const diagram::Modifier& modifier : item.modifiers)
      if (modifier.name == parameter.name) text = modifier.value;
    if (text.empty() || parameter.isStart) continue;
    const auto number = parameter.type == "Real" || parameter.type == "Integer" ? plainNumber(text) : std::nullopt;
    known.insert(QString::fromStdString(parameter.name),
                 number ? formatShown(*number, QString::fromStdString(parameter.unit),
                                      QString::fromStdString(parameter.displayUnit))
                        : QString::fromStdString(text));
  }
  return known;
}

}  // namespace

PageEquations::PageEquations(OpenDocument& document, Catalog& catalog, EngineThread& engine, RunControl& run,
                             QStackedWidget& views)
    : document_(document), catalog_(catalog), engine_(engine), run_(run), views_(views) {
  connect(&document_, &OpenDocument::classesChanged, this, &PageEquations::readAgain);
}

PageEquations::~PageEquations() = default;

void PageEquations::open(OpenDocument& level, const QString& around, const QString& name, const QString& className,
                         const ClassEquations& equations) {
  leave();
  around_ = around;
  name_ = name;
  ++visit_;
  EquationPage::Part part;
  part.path = fullName();
  part.className = className;
  part.isOwn = ownClassOf(document_.values(), className) >= 0;
  page_ = std::make_unique<EquationPage>(run_, part, equations);
  page_->setZoom(zoom_);
  page_->setGlasses(glasses_);
  page_->setPlotted(plotted_);
  tellClass(level);
  views_.addWidget(page_.get());
  connect(page_.get(), &EquationPage::wayUpWanted, this, &PageEquations::leave);
  connect(page_.get(), &EquationPage::parametersWanted, this, &PageEquations::parametersWanted);
  connect(page_.get(), &EquationPage::plotToggled, this, &PageEquations::plotToggled);
  connect(page_.get(), &EquationPage::pageWanted, this, &PageEquations::pageWanted);
  connect(page_.get(), &EquationPage::zoomChanged, this, [this](double zoom) {
    zoom_ = zoom;
    Q_EMIT zoomChanged();
  });
  connect(page_.get(), &EquationPage::textWanted, this, [this](const QString& wanted) {
    const int position = ownClassOf(document_.values(), wanted);
    if (position >= 0) Q_EMIT textWanted(position);
  });
  follow(level);
  Q_EMIT changed();
}

QString PageEquations::fullName() const {
  return around_.isEmpty() ? name_ : around_ + "." + name_;
}

// What happens to parts and wires is wanted in sight; values, names and texts are changed beside the equations.
void PageEquations::follow(OpenDocument& level) {
  watch_ = std::make_unique<QObject>();
  isElsewhere_ = isRenamed_ = false;
  for (const auto change : {&OpenDocument::partInserted, &OpenDocument::partRemoved, &OpenDocument::partMoved,
                            &OpenDocument::connectionInserted, &OpenDocument::connectionRemoved,
                            &OpenDocument::routeChanged, &OpenDocument::endsChanged})
    connect(&level, change, watch_.get(), [this] { isElsewhere_ = true; });
  connect(&level, &OpenDocument::partRenamed, watch_.get(), [this, &level](int index, const QString& before) {
    isRenamed_ = true;  // the ends of its wires are, too
    if (before != name_) return;
    name_ = QString::fromStdString(level.values().components[static_cast<size_t>(index)].name);
    page_->setPath(fullName());
  });
  connect(&level, &OpenDocument::edited, watch_.get(), [this, &level] { followEdit(level); });
  connect(&catalog_, &Catalog::arrived, watch_.get(), [this, &level](const QString& className) {
    if (className == page_->part().className) tellClass(level);
  });
}

void PageEquations::followEdit(OpenDocument& level) {
  const bool isElsewhere = std::exchange(isElsewhere_, false), isRenamed = std::exchange(isRenamed_, false);
  const int index = level.partIndex(name_.toStdString());
  const bool isThere = index >= 0 && level.values().components[static_cast<size_t>(index)].className ==
                                         page_->part().className.toStdString();
  if (!isThere || (isElsewhere && !isRenamed)) return leave();
  tellClass(level);
  if (isRenamed) Q_EMIT changed();
}

// What is known of the class: it may be on its way.
void PageEquations::tellClass(const OpenDocument& level) {
  const int index = level.partIndex(name_.toStdString());
  const ClassPtr info = catalog_.find(page_->part().className);
  if (!info) return;
  page_->setTitle(classText(info->name, info->description));
  if (index >= 0) page_->setKnown(knownValues(level.values().components[static_cast<size_t>(index)], *info));
}

// A class whose text is being written cannot be read at every moment: what was read last stays meanwhile.
void PageEquations::readAgain() {
  if (!page_) return;
  const auto owner = classesOnly(document_.values());
  const std::string className = page_->part().className.toStdString();
  engine_.post(EngineThread::normal, this, [this, owner, className, visit = visit_](Engine& engine) {
    auto read = std::make_shared<Result<ClassEquations>>(engine.equationsOf(*owner, className));
    return EngineThread::Answer([this, read, visit] {
      if (page_ && visit == visit_ && *read) page_->setEquations(**read);
    });
  });
}

// It may be one of its keys that leads away: it goes when that is over. The others are shown first, in the room that
// they have then.
void PageEquations::leave() {
  if (!page_) return;
  watch_.reset();
  EquationPage* const gone = page_.release();
  gone->disconnect(this);
  Q_EMIT changed();
  views_.removeWidget(gone);
  gone->setParent(nullptr);
  gone->deleteLater();
}

void PageEquations::setGlasses(const Glasses& glasses) {
  glasses_ = glasses;
  if (page_) page_->setGlasses(glasses);
}

void PageEquations::setPlotted(const QSet<QString>& names) {
  plotted_ = names;
  if (page_) page_->setPlotted(names);
}

}  // namespace armature::app
