#include "app/experiments/runs_pages.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>

#include "app/experiments/chart.h"
#include "app/experiments/data_table.h"
#include "app/experiments/page_head.h"
#include "app/experiments/shown_values.h"
#include "app/language/messages.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "engine/experiments/assignment.h"

namespace armature::app {

namespace {

constexpr int kFew = 8;               // curves with colours and words of their own
constexpr uint64_t kMostDrawn = 400;  // curves; of more runs every nth

bool isRandom(const experiments::Study& study) {
  return study.runs > 0;
}

// A column of a page: choices above, the picture below.
QHBoxLayout* makeHead(QWidget* page, Chart* chart) {
  QVBoxLayout* layout = layOutPage(page);
  QHBoxLayout* head = addHead(layout);
  layout->addWidget(chart, 1);
  return head;
}

double factorNumber(const experiments::Study& study, size_t factor, uint64_t run) {
  return experiments::numberOf(study.valuesOf(run)[factor]).value_or(std::nan(""));
}

// Place of a run's value of the first factor between the smallest and the largest, from 0 to 1.
std::vector<double> sharesOf(const experiments::Study& study, const std::vector<uint64_t>& runs) {
  std::vector<double> values;
  for (const uint64_t run : runs) {
    const double number = factorNumber(study, 0, run);
    values.push_back(std::isnan(number) ? static_cast<double>(run) : number);
  }
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  const double from = *low, span = *high - *low;
  for (double& v : values) v = span > 0 ? (v - from) / span : 0.5;
  return values;
}

std::vector<uint64_t> drawnRuns(const RunsOutcome& runs) {
  std::vector<uint64_t> all;
  const uint64_t stride = (runs.table.rows() + kMostDrawn - 1) / kMostDrawn;
  for (uint64_t run = 0; run < runs.table.rows(); run += std::max<uint64_t>(1, stride))
    if (runs.table.status(run) == 0) all.push_back(run);
  return all;
}

}  // namespace

// Which line of the picture of curves is of which run. Random runs have one look: nothing tells them apart.
class FamilyLines {
 public:
  explicit FamilyLines(const RunsOutcome& runs) : drawn_(drawnRuns(runs)), isRandom_(isRandom(runs.study)) {
    if (!drawn_.empty()) shares_ = sharesOf(runs.study, drawn_);
  }
  const std::vector<uint64_t>& drawn() const { return drawn_; }
  const std::vector<double>& shares() const { return shares_; }
  // With colours and names of their own.
  bool areFew() const { return drawn_.size() <= kFew && !isRandom_; }
  QPen pen(size_t place, const Theme& theme) const {
    if (isRandom_) {
      QColor color = theme.accent;
      color.setAlphaF(drawn_.size() > 60 ? 0.14F : 0.3F);
      return {color, 1};
    }
    if (!areFew()) return {scaleColor(shares_[place], theme.isDark), 1};
    constexpr int kColors = 7;  // of curveColor()
    const int index = static_cast<int>(place);
    return {curveColor(index, theme), 1.5, index < kColors ? Qt::SolidLine : Qt::DashLine};
  }
  // Of a run; nothing where it has no line, or none of its own.
  std::optional<QPen> penOf(uint64_t run, const Theme& theme) const {
    const auto found = std::ranges::lower_bound(drawn_, run);
    if (isRandom_ || found == drawn_.end() || *found != run) return std::nullopt;
    return pen(static_cast<size_t>(found - drawn_.begin()), theme);
  }

 private:
  std::vector<uint64_t> drawn_;
  bool isRandom_;
  std::vector<double> shares_;  // of the scale of colours, by place
};

namespace {

// The value below which a share of sorted numbers lies.
double quantile(const std::vector<double>& sorted, double share) {
  const double at = share * static_cast<double>(sorted.size() - 1);
  const auto k = static_cast<size_t>(at);
  return k + 1 < sorted.size() ? sorted[k] + (at - static_cast<double>(k)) * (sorted[k + 1] - sorted[k]) : sorted[k];
}

// The plottable nearest to the pointer, with its distance below ten pixels; −1: none.
int nearest(Chart& chart, QPointF at) {
  int best = -1;
  double distance = 10;
  for (int k = 0; k < chart.plottableCount(); ++k) {
    const double d = chart.plottable(k)->selectTest(at, false);
    if (d >= 0 && d < distance) distance = d, best = k;
  }
  return best;
}

// A measure against a factor, for one combination of the others.
struct Line {
  std::vector<std::pair<double, double>> points;  // as they are shown
  std::vector<std::string> others;
};

// Values that are no numbers stand side by side.
bool areOfWords(const experiments::Factor& factor) {
  return factor.kind == experiments::Factor::Kind::choices &&
         std::any_of(factor.choices.begin(), factor.choices.end(),
                     [](const std::string& c) { return !experiments::numberOf(c); });
}

// In the order in which their combinations come; of random values one line.
std::vector<Line> linesOf(const RunsOutcome& runs, const Model& model, size_t measure, size_t factor) {
  const experiments::Study& study = runs.study;
  const std::vector<std::string>& choices = study.factors[factor].choices;
  const DisplayUnit shown = shownUnitOfMeasure(model, study.measures[measure]);
  const DisplayUnit across = shownUnit(model, study.factors[factor].name);
  const bool areWords = areOfWords(study.factors[factor]);
  std::map<std::vector<std::string>, size_t> places;
  std::vector<Line> lines;
  for (uint64_t run = 0; run < runs.table.rows(); ++run) {
    if (runs.table.status(run) != 0) continue;
    std::vector<std::string> values = study.valuesOf(run);
    const std::string own = values[factor];
    values.erase(values.begin() + static_cast<ptrdiff_t>(factor));
    if (isRandom(study)) values.clear();
    const auto [place, isNew] = places.emplace(values, lines.size());
    if (isNew) lines.push_back({{}, values});
    const double x = areWords ? static_cast<double>(std::find(choices.begin(), choices.end(), own) - choices.begin())
                              : across.shown(experiments::numberOf(own).value_or(std::nan("")));
    lines[place->second].points.emplace_back(x, shown.shown(runs.table.values(run)[measure]));
  }
  return lines;
}

}  // namespace

FamilyPage::FamilyPage(OutcomePtr outcome, QWidget* parent)
    : QWidget(parent), outcome_(std::move(outcome)), chart_(new Chart) {
  QHBoxLayout* head = makeHead(this, chart_);
  variable_ = addChoice(head, tr("Variable"), QStringLiteral("familyVariable"));
  for (const std::string& name : outcome_->runs->study.sampled) variable_->addItem(QString::fromStdString(name));
  head->addStretch(1);
  if (outcome_->runs->table.rows() > kMostDrawn) {
    auto* note =
        new QLabel(tr("Every %1th run is drawn").arg((outcome_->runs->table.rows() + kMostDrawn - 1) / kMostDrawn));
    note->setProperty("role", "quiet");
    head->addWidget(note);
  }
  chart_->setObjectName(QStringLiteral("familyChart"));
  connect(variable_, &QComboBox::currentIndexChanged, this, [this] { chart_->paint(); });
  chart_->setWords([this](QPointF at) { return wordsAt(at); });
  chart_->setPainter([this] { paint(); });
}

void FamilyPage::addCurves(size_t variable) {
  const RunsOutcome& runs = *outcome_->runs;
  const Theme& theme = Theme::of(this);
  const FamilyLines lines(runs);
  const std::vector<uint64_t>& drawn = lines.drawn();
  const DisplayUnit shown = shownUnit(*outcome_->model, runs.study.sampled[variable]);
  for (size_t i = 0; i < drawn.size(); ++i) {
    auto* line = new QCPGraph(chart_->xAxis, chart_->yAxis);
    QVector<double> times, values;
    for (size_t k = 0; k < runs.study.times.size(); ++k) {
      times << runs.study.times[k];
      values << shown.shown(runs.sampled(drawn[i], variable, k));
    }
    line->setData(times, values, true);
    line->setPen(lines.pen(i, theme));
    line->setName(runText(*outcome_->model, runs.study, drawn[i]));
    line->setProperty("run", QVariant::fromValue<qulonglong>(drawn[i]));
    if (!lines.areFew()) line->removeFromLegend();
  }
  if (!lines.areFew() && !isRandom(runs.study)) addSamples(lines);
}

// Of the scale of colours, as the legend's words: its ends, and values between them.
void FamilyPage::addSamples(const FamilyLines& lines) {
  constexpr size_t kSamples = 5;
  const experiments::Study& study = outcome_->runs->study;
  const std::string& name = study.factors[0].name;
  QStringList said;
  for (size_t k = 0; k < kSamples && !lines.shares().empty(); ++k) {
    const double wanted = static_cast<double>(k) / (kSamples - 1);
    const auto at = std::ranges::min_element(lines.shares(), {}, [&](double one) { return std::abs(one - wanted); });
    const auto place = static_cast<size_t>(at - lines.shares().begin());
    const QString words = QStringLiteral("%1 = %2").arg(
        QString::fromStdString(name), factorText(*outcome_->model, name, study.valuesOf(lines.drawn()[place])[0]));
    if (said.contains(words)) continue;
    said << words;
    auto* sample = new QCPGraph(chart_->xAxis, chart_->yAxis);
    sample->setPen(QPen(lines.pen(place, Theme::of(this)).color(), 2));
    sample->setName(words);
  }
}

void FamilyPage::addSpread(size_t variable) {
  const RunsOutcome& runs = *outcome_->runs;
  const Theme& theme = Theme::of(this);
  const DisplayUnit shown = shownUnit(*outcome_->model, runs.study.sampled[variable]);
  QVector<double> times, low, middle, high;
  for (size_t k = 0; k < runs.study.times.size(); ++k) {
    std::vector<double> values;
    for (uint64_t run = 0; run < runs.table.rows(); ++run) {
      if (runs.table.status(run) != 0) continue;
      const double value = runs.sampled(run, variable, k);
      if (std::isfinite(value)) values.push_back(shown.shown(value));
    }
    if (values.empty()) continue;
    std::sort(values.begin(), values.end());
    times << runs.study.times[k];
    low << quantile(values, 0.05), middle << quantile(values, 0.5), high << quantile(values, 0.95);
  }
  const auto add = [&](const QVector<double>& values, const QString& name, Qt::PenStyle style) {
    auto* line = new QCPGraph(chart_->xAxis, chart_->yAxis);
    line->setData(times, values, true);
    line->setPen(QPen(theme.text, 1.5, style));
    line->setName(name);
    return line;
  };
  add(middle, tr("median"), Qt::SolidLine);
  add(low, tr("5 % and 95 %"), Qt::DashLine);
  add(high, {}, Qt::DashLine)->removeFromLegend();
}

void FamilyPage::paint() {
  const RunsOutcome& runs = *outcome_->runs;
  const auto variable = static_cast<size_t>(std::max(0, variable_->currentIndex()));
  if (variable >= runs.study.sampled.size()) return;
  addCurves(variable);
  if (isRandom(runs.study)) addSpread(variable);
  const std::string& name = runs.study.sampled[variable];
  chart_->xAxis->setLabel(axisText(tr("time"), QStringLiteral("s")));
  chart_->yAxis->setLabel(axisText(QString::fromStdString(name), shownUnit(*outcome_->model, name).unit));
  chart_->legend->setVisible(chart_->legend->itemCount() > 0);
  chart_->showAll();
}

QString FamilyPage::wordsAt(QPointF at) const {
  const int which = nearest(*chart_, at);
  if (which < 0) return {};
  const auto* graph = qobject_cast<QCPGraph*>(chart_->plottable(which));
  return graph ? graph->name() : QString();
}

ResponsePage::ResponsePage(OutcomePtr outcome, QWidget* parent)
    : QWidget(parent), outcome_(std::move(outcome)), chart_(new Chart) {
  QHBoxLayout* head = makeHead(this, chart_);
  const experiments::Study& study = outcome_->runs->study;
  measure_ = addChoice(head, tr("Measure"), QStringLiteral("responseMeasure"));
  for (const std::string& measure : study.measures) measure_->addItem(QString::fromStdString(measure));
  factor_ = addChoice(head, tr("against"), QStringLiteral("responseFactor"));
  for (const experiments::Factor& factor : study.factors) factor_->addItem(QString::fromStdString(factor.name));
  if (isRandom(study)) factor_->insertItem(0, tr("number of runs"));
  factor_->setCurrentIndex(0);
  head->addStretch(1);
  chart_->setObjectName(QStringLiteral("responseChart"));
  connect(measure_, &QComboBox::currentIndexChanged, this, [this] { chart_->paint(); });
  connect(factor_, &QComboBox::currentIndexChanged, this, [this] { chart_->paint(); });
  chart_->setWords([this](QPointF at) { return wordsAt(at); });
  chart_->setPainter([this] { paint(); });
}

void ResponsePage::paint() {
  const experiments::Study& study = outcome_->runs->study;
  const auto measure = static_cast<size_t>(std::max(0, measure_->currentIndex()));
  if (measure >= study.measures.size()) return;
  chart_->yAxis->setTicker(QSharedPointer<QCPAxisTicker>::create());
  chart_->xAxis->setTicker(QSharedPointer<QCPAxisTicker>::create());
  int factor = factor_->currentIndex();
  if (isRandom(study)) --factor;
  if (factor < 0)
    paintHistogram(measure);
  else
    paintResponse(measure, static_cast<size_t>(factor));
  chart_->legend->setVisible(chart_->legend->itemCount() > 0);
}

void ResponsePage::paintHistogram(size_t measure) {
  const RunsOutcome& runs = *outcome_->runs;
  const DisplayUnit shown = shownUnitOfMeasure(*outcome_->model, runs.study.measures[measure]);
  std::vector<double> values;
  for (uint64_t run = 0; run < runs.table.rows(); ++run)
    if (runs.table.status(run) == 0 && std::isfinite(runs.table.values(run)[measure]))
      values.push_back(shown.shown(runs.table.values(run)[measure]));
  chart_->xAxis->setLabel(axisText(QString::fromStdString(runs.study.measures[measure]), shown.unit));
  chart_->yAxis->setLabel(tr("runs"));
  if (values.empty()) return;
  std::sort(values.begin(), values.end());
  // Width after Freedman & Diaconis (1981), at most sixty of them.
  const double spread = quantile(values, 0.75) - quantile(values, 0.25), span = values.back() - values.front();
  double width = 2 * spread / std::cbrt(static_cast<double>(values.size()));
  if (!(width > span / 60)) width = span > 0 ? span / 60 : std::max(1e-12, std::fabs(values.front()) * 0.01);
  const auto count = static_cast<size_t>(std::ceil(span / width)) + 1;
  QVector<double> middles(static_cast<qsizetype>(count)), counts(static_cast<qsizetype>(count));
  for (size_t k = 0; k < count; ++k)
    middles[static_cast<qsizetype>(k)] = values.front() + (static_cast<double>(k) + 0.5) * width;
  for (const double value : values) ++counts[static_cast<qsizetype>((value - values.front()) / width)];
  auto* bars = new QCPBars(chart_->xAxis, chart_->yAxis);
  const Theme& theme = Theme::of(this);
  QColor fill = theme.accent;
  fill.setAlphaF(0.5F);
  bars->setWidth(width);
  bars->setPen(QPen(theme.accent, 1));
  bars->setBrush(fill);
  bars->setData(middles, counts, true);
  double sum = 0, squares = 0;
  for (const double value : values) sum += value;
  const double mean = sum / static_cast<double>(values.size());
  for (const double value : values) squares += (value - mean) * (value - mean);
  const double deviation = values.size() > 1 ? std::sqrt(squares / static_cast<double>(values.size() - 1)) : 0;
  bars->setName(
      tr("mean %1; standard deviation %2").arg(formatValue(mean, shown.unit), formatValue(deviation, shown.unit, 3)));
  chart_->showAll();
  chart_->yAxis->setRange(0, chart_->yAxis->range().upper);
}

void ResponsePage::paintResponse(size_t measure, size_t factor) {
  const RunsOutcome& runs = *outcome_->runs;
  const experiments::Study& study = runs.study;
  const Model& model = *outcome_->model;
  const Theme& theme = Theme::of(this);
  const std::string& name = study.factors[factor].name;
  const bool areWords = areOfWords(study.factors[factor]);
  std::vector<Line> lines = linesOf(runs, model, measure, factor);
  if (areWords) {
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (size_t k = 0; k < study.factors[factor].choices.size(); ++k)
      ticker->addTick(static_cast<double>(k), QString::fromStdString(study.factors[factor].choices[k]));
    chart_->xAxis->setTicker(ticker);
  }
  const bool areFew = lines.size() <= kFew;
  for (size_t i = 0; i < lines.size(); ++i) {
    Line& line = lines[i];
    std::sort(line.points.begin(), line.points.end());
    auto* graph = new QCPGraph(chart_->xAxis, chart_->yAxis);
    QVector<double> x, y;
    for (const auto& [a, b] : line.points) x << a, y << b;
    graph->setData(x, y, true);
    const double share = lines.size() > 1 ? static_cast<double>(i) / static_cast<double>(lines.size() - 1) : 0;
    const QColor color = areFew ? curveColor(static_cast<int>(i), theme) : scaleColor(share, theme.isDark);
    graph->setPen(QPen(color, areFew ? 1.5 : 1));
    const bool areDots = isRandom(study) || line.points.size() <= 60;
    if (areDots)
      graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, color, color, isRandom(study) ? 4 : 5));
    if (isRandom(study) || areWords) graph->setLineStyle(QCPGraph::lsNone);
    QStringList others;
    for (size_t k = 0, at = 0; k < study.factors.size(); ++k) {
      if (k == factor || isRandom(study)) continue;
      others << QStringLiteral("%1 = %2").arg(QString::fromStdString(study.factors[k].name),
                                              factorText(model, study.factors[k].name, line.others[at]));
      ++at;
    }
    graph->setName(others.join(QStringLiteral(", ")));
    if (others.isEmpty() || (!areFew && i > 0 && i + 1 < lines.size())) graph->removeFromLegend();
  }
  chart_->xAxis->setLabel(axisText(QString::fromStdString(name), shownUnit(model, name).unit));
  const std::string& measured = study.measures[measure];
  chart_->yAxis->setLabel(axisText(QString::fromStdString(measured), shownUnitOfMeasure(model, measured).unit));
  chart_->showAll();
  if (areWords) chart_->xAxis->setRange(-0.5, static_cast<double>(study.factors[factor].choices.size()) - 0.5);
}

QString ResponsePage::wordsAt(QPointF at) const {
  const int which = nearest(*chart_, at);
  if (which < 0) return {};
  const auto* graph = qobject_cast<QCPGraph*>(chart_->plottable(which));
  if (!graph) return {};
  const auto point = graph->data()->findBegin(chart_->xAxis->pixelToCoord(at.x()), true);
  if (point == graph->data()->constEnd()) return graph->name();
  QString text = QStringLiteral("%1 → %2").arg(formatNumber(point->key), formatNumber(point->value));
  if (!graph->name().isEmpty()) text += '\n' + graph->name();
  return text;
}

DataTable* makeRunsTable(const OutcomePtr& outcome, QWidget* parent) {
  auto* table = new DataTable(parent);
  table->setObjectName(QStringLiteral("runsTable"));
  const RunsOutcome& runs = *outcome->runs;
  const experiments::Study& study = runs.study;
  std::vector<DataTable::Column> columns;
  const auto unitOf = [&](const std::string& name) { return modelUnit(*outcome->model, name); };
  for (const experiments::Factor& f : study.factors)
    columns.push_back({axisText(QString::fromStdString(f.name), unitOf(f.name)), {}});
  for (const std::string& m : study.measures)
    columns.push_back({axisText(QString::fromStdString(m), unitOf(measuredVariable(m))), {}});
  columns.push_back({DataTable::tr("Ended"), DataTable::tr("How the run ended")});
  const size_t factors = study.factors.size(), measures = study.measures.size();
  // With a sample of its curve before the first value of a run.
  const auto lines = std::make_shared<FamilyLines>(runs);
  const bool areDrawn = !study.sampled.empty();
  table->setData(
      std::move(columns), static_cast<int>(runs.table.rows()),
      [outcome, factors, measures, lines, areDrawn, table](int row, int column) {
        const RunsOutcome& all = *outcome->runs;
        const auto run = static_cast<uint64_t>(row);
        const auto k = static_cast<size_t>(column);
        if (k < factors) {
          const std::string text = all.study.valuesOf(run)[k];
          const std::optional<double> number = experiments::numberOf(text);
          DataTable::Cell cell = number ? chosenCell(*number) : textCell(QString::fromStdString(text));
          if (k == 0 && areDrawn) cell.line = lines->penOf(run, Theme::of(table));
          return cell;
        }
        const uint8_t status = all.table.status(run);
        if (k < factors + measures)
          return numberCell(status == experiments::Table::kOpen ? std::nan("") : all.table.values(run)[k - factors]);
        DataTable::Cell cell = textCell(status == 0                           ? DataTable::tr("done")
                                        : status == experiments::Table::kOpen ? DataTable::tr("not run")
                                        : status == 2                         ? DataTable::tr("has errors")
                                                                              : DataTable::tr("stopped early"));
        cell.isTrouble = status == 2 || status == 3;
        return cell;
      });
  return table;
}

}  // namespace armature::app
