#include "app/shell/status_line.h"

#include <QLabel>
#include <QStatusBar>
#include <algorithm>

#include "app/canvas/start_mark.h"
#include "app/language/tables.h"
#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_equations.h"
#include "app/teaching/sparklines.h"

namespace armature::app {

namespace {

// What lies under the pointer, and the variables that tell of it.
struct Pointed {
  QString words;
  QString end;            // empty: nothing with values
  bool isSignal = false;  // one value; a flange or pin has its variables inside
  bool isWire = false;
};

Pointed pointedAt(const DiagramScene& scene) {
  if (const ConnectorRef connector = scene.hovered().connector; connector.isValid()) {
    const auto& info = scene.connector(connector).info;
    const QString part = scene.parts()[static_cast<size_t>(connector.part)].name;
    const QString end = info.name.empty() ? part : part + "." + QString::fromStdString(info.name);
    return {end, end, !info.causality.empty()};
  }
  if (scene.hovered().part >= 0) {
    const PartPicture& part = scene.parts()[static_cast<size_t>(scene.hovered().part)];
    QString words = part.name + ", " + part.className.section('.', -1);
    if (part.info && !part.info->description.empty())
      words += ": " + classText(part.info->name, part.info->description);
    const auto& item = scene.document().values().components[static_cast<size_t>(scene.hovered().part)];
    if (const QStringList starts = startValues(item, part.info.get()); !starts.isEmpty())
      words += StatusLine::tr(". At the start: %1").arg(starts.join(QStringLiteral("; ")));
    return {words, {}, false};
  }
  if (scene.hovered().wire < 0) return {};
  const WirePicture& wire = scene.wires()[static_cast<size_t>(scene.hovered().wire)];
  return {StatusLine::tr("Wire from %1 to %2").arg(wire.from, wire.to), wire.from, isSignal(wire.domain), true};
}

// How a part lies to its line, where that is shown and is not along it.
QString axisWords(DiagramPage& page) {
  const int part = page.canvas().scene().hovered().part;
  const Overlays& shown = page.overlay().shown();
  if (part < 0 || !(shown.hasAxis || shown.hasConvention)) return {};
  for (const Line& line : page.overlay().lines().all)
    for (const LineMember& member : line.members) {
      if (member.part != part) continue;
      if (member.check == AxisCheck::against) return StatusLine::tr("drawn against its line");
      if (member.check == AxisCheck::across) return StatusLine::tr("drawn across its line");
    }
  return {};
}

QString valueWords(const results::Column& column, double value) {
  if (isLogic(column.enumeration)) return logicLetter(qRound(value));
  return formatShown(value, QString::fromStdString(column.unit), QString::fromStdString(column.displayUnit));
}

}  // namespace

QString hoverWords(DiagramPage& page) {
  const DiagramScene& scene = page.canvas().scene();
  const Pointed pointed = pointedAt(scene);
  // Of a sparkline under the pointer; of one that has been chosen as long as the pointer tells of nothing.
  const SparkRef spark = scene.hovered().sparkline.isValid() ? scene.hovered().sparkline : scene.selectedSparkline();
  if (pointed.words.isEmpty() && spark.isValid()) return page.overlay().sparklines().words(spark);
  const RunControl& run = page.run();
  const StorePtr& store = run.store();
  QString words = pointed.words;
  if (const QString axis = pointed.end.isEmpty() ? axisWords(page) : QString(); !axis.isEmpty()) words += ", " + axis;
  if (pointed.end.isEmpty() || !store || store->rowCount() == 0) return words;
  const QString path = page.isInside() ? page.insides().back()->path() + "." : QString();
  const std::string exact = (path + pointed.end).toStdString(), inside = exact + ".";
  int shown = 0;
  for (const auto& column : store->columns()) {
    const bool isMember = !pointed.isSignal && column.name.rfind(inside, 0) == 0 &&
                          column.name.find('.', inside.size()) == std::string::npos;
    if (column.name != exact && !isMember) continue;
    const double value = store->valueAt(column, run.shownTime());
    // A signal on a wire is a number of its block.
    const Glasses glasses = pointed.isWire && pointed.isSignal ? Glasses() : page.overlay().glasses();
    const ShownValue seen = shownValue(QString::fromStdString(column.name), value, glasses);
    words += ", " + (isMember ? quantityWords(column.quantity, column.name.substr(inside.size())) + " " : QString()) +
             withBadge(valueWords(column, seen.value), glasses, seen.isTurned);
    if (++shown >= 4) break;
  }
  return words;
}

StatusLine::StatusLine(QStatusBar& bar, OpenPages& pages) : bar_(bar), pages_(pages) {
  hover_ = new QLabel(&bar);
  hover_->setObjectName("hoverWords");
  hover_->setMinimumWidth(80);
  glasses_ = new QLabel(&bar);
  glasses_->setObjectName("wornGlasses");
  size_ = new QLabel(&bar);
  zoom_ = new QLabel(&bar);
  bar.setSizeGripEnabled(false);
  bar.addWidget(hover_, 1);
  bar.addPermanentWidget(glasses_);
  bar.addPermanentWidget(size_);
  bar.addPermanentWidget(zoom_);
  for (auto signal : {&OpenPages::statusChanged, &OpenPages::runStateChanged})
    connect(&pages, signal, this, &StatusLine::update);
  connect(&pages, &OpenPages::currentChanged, this, &StatusLine::update);
  connect(&bar, &QStatusBar::messageChanged, this, [this](const QString& words) {
    if (words.isEmpty()) return;
    saidOf_ = shown();
    said_.start();
  });
  connect(&pages, &OpenPages::currentChanged, this, &StatusLine::forgetOther);
  connect(&pages, &OpenPages::titleChanged, this, &StatusLine::forgetOther);
}

QString StatusLine::shown() const {
  const OpenDocument& document = pages_.current().document();
  return QStringLiteral("%1 %2 %3").arg(quintptr(&document)).arg(document.path(), document.displayName());
}

void StatusLine::forgetOther() {
  if (bar_.currentMessage().isEmpty() || shown() == saidOf_) return;
  // What has just been said is about what comes: a diagram that is opened, a file under its new name.
  constexpr int kJust = 300;  // [ms]
  if (said_.elapsed() < kJust)
    saidOf_ = shown();
  else
    bar_.clearMessage();
}

void StatusLine::update() {
  DiagramPage& page = pages_.current();
  const QString words = hoverWords(page);
  hover_->setText(hover_->fontMetrics().elidedText(words, Qt::ElideRight, std::max(80, hover_->width() - 12)));
  hover_->setToolTip(words);
  const Glasses& glasses = page.overlay().glasses();
  glasses_->setVisible(glasses.areOn());
  glasses_->setText(glasses.areOn()
                        ? QStringLiteral("<b>%1</b>").arg(tr("Glasses: %1").arg(glasses.title).toHtmlEscaped())
                        : QString());
  glasses_->setToolTip(glasses.says);
  const EquationPage* const equations = page.equations().page();
  zoom_->setText(tr("%1 %").arg(qRound((equations ? equations->zoom() : page.canvas().zoom()) * 100)));
  // The last model that there was says nothing of a diagram that has come to be none.
  const bool isBroken = std::ranges::any_of(page.checker().messages(),
                                            [](const Message& one) { return one.severity == Severity::error; });
  if (const ModelPtr& model = page.checker().lastDrawn(); model && !isBroken) {
    const auto& statistics = model->statistics();
    const QString equations = statistics.unknowns == 1 ? tr("1 equation") : tr("%1 equations").arg(statistics.unknowns);
    const QString states = statistics.states == 1 ? tr("1 state") : tr("%1 states").arg(statistics.states);
    size_->setText(tr("%1, %2", "equations, states").arg(equations, states));
  } else {
    size_->clear();
  }
}

}  // namespace armature::app
