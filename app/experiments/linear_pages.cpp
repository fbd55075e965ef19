#include "app/experiments/linear_pages.h"

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>

#include "app/experiments/chart.h"
#include "app/experiments/data_table.h"
#include "app/experiments/page_head.h"
#include "app/experiments/shown_values.h"
#include "app/look/elided_box.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/plots/plot_ticker.h"
#include "engine/experiments/response.h"

namespace armature::app {

namespace {

constexpr double kTurn = 6.283185307179586477;

QString nameOf(const solve::Signal& signal) {
  return QString::fromStdString(signal.name);
}

QString unitOf(const solve::Signal& signal) {
  const QString unit = prettyUnit(QString::fromStdString(signal.unit));
  return unit.isEmpty() ? QStringLiteral("1") : unit;
}

// Of what changes by the unit in a second: m, m/s, m/s², …; N·m/(rad·s).
QString unitPerSecond(const solve::Signal& signal) {
  return unitOver(unitOf(signal), QStringLiteral("s"));
}

QString poleText(const experiments::Mode& mode) {
  QString text = formatNumber(mode.real, 5);
  if (mode.imaginary != 0) text += QStringLiteral(" ± %1 i").arg(formatNumber(std::fabs(mode.imaginary), 5));
  return text + QStringLiteral(" 1/s");
}

QString participantsText(const LinearOutcome& linear, const experiments::Mode& mode) {
  QStringList all;
  for (const auto& p : mode.participants)
    all << QStringLiteral("%1 %2 %").arg(nameOf(linear.model.states[p.state])).arg(qRound(100 * p.share));
  return all.join(QStringLiteral(", "));
}

// What is zero but for rounding is shown as zero.
std::vector<experiments::Mode> shownModes(std::vector<experiments::Mode> modes) {
  for (experiments::Mode& mode : modes)
    if (mode.isZero()) mode.real = mode.imaginary = 0;
  return modes;
}

// Pairs once, with the positive imaginary part.
std::vector<experiments::Mode> pairsOnce(std::vector<experiments::Mode> modes) {
  std::erase_if(modes, [](const experiments::Mode& mode) { return mode.imaginary < 0; });
  return modes;
}

}  // namespace

DataTable* makeModesTable(const OutcomePtr& outcome, QWidget* parent) {
  auto* table = new DataTable(parent);
  table->setObjectName(QStringLiteral("modesTable"));
  const std::vector<experiments::Mode> modes = pairsOnce(shownModes(outcome->linear->modes));
  std::vector<DataTable::Column> columns{
      {MatrixPage::tr("Real part, 1/s"), {}},
      {MatrixPage::tr("Imaginary part, 1/s"), {}},
      {MatrixPage::tr("Frequency, Hz"), MatrixPage::tr("As an undamped oscillation")},
      {MatrixPage::tr("Damping"), MatrixPage::tr("1: critically damped; negative: grows")},
      {MatrixPage::tr("Time constant, s"), MatrixPage::tr("Time in which it falls to 37 %")},
      {MatrixPage::tr("Participation"), MatrixPage::tr("Shares of the states in this motion")}};
  table->setData(std::move(columns), static_cast<int>(modes.size()), [outcome, modes](int row, int column) {
    const experiments::Mode& mode = modes[static_cast<size_t>(row)];
    switch (column) {
      case 0:
        return numberCell(mode.real);
      case 1:
        return numberCell(mode.imaginary);
      case 2:
        return numberCell(mode.frequency() / kTurn);
      case 3:
        return numberCell(mode.frequency() > 0 ? mode.damping() : std::nan(""));
      case 4:
        return numberCell(mode.real != 0 ? -1 / mode.real : std::nan(""));
      default:
        return textCell(participantsText(*outcome->linear, mode));
    }
  });
  return table;
}

WayPage::WayPage(OutcomePtr outcome, Picture picture, QWidget* parent)
    : QWidget(parent), outcome_(std::move(outcome)), picture_(picture), chart_(new Chart) {
  QVBoxLayout* layout = layOutPage(this);
  const solve::Linearization& l = outcome_->linear->model;
  if (!l.inputs.empty() && !l.outputs.empty()) {
    QHBoxLayout* head = addHead(layout);
    const auto add = [&](const QString& title, const QString& name, const std::vector<solve::Signal>& list) {
      QComboBox* box = addChoice(head, title, name);
      for (const solve::Signal& s : list) box->addItem(nameOf(s));
      connect(box, &QComboBox::currentIndexChanged, this, [this] { chart_->paint(); });
      return box;
    };
    input_ = add(tr("From"), QStringLiteral("wayInput"), l.inputs);
    output_ = add(tr("to"), QStringLiteral("wayOutput"), l.outputs);
    head->addStretch(1);
  } else if (picture_ != Picture::poles) {
    auto* hint = new QLabel(
        l.inputs.empty() ? tr("The model has no input. Name one at the left: the output of a source, or a parameter.")
                         : tr("Name an output at the left."));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    hint->setProperty("role", "quiet");
    layout->addWidget(hint, 1);
    chart_->hide();
  }
  layout->addWidget(chart_, 1);
  static constexpr const char* kNames[] = {"bodeChart", "stepChart", "polesChart"};
  chart_->setObjectName(QString::fromLatin1(kNames[static_cast<int>(picture_)]));
  if (picture_ == Picture::bode) {
    for (int pane = 0; pane < 2; ++pane) chart_->setLogarithmic(chart_->pane(pane)->axis(QCPAxis::atBottom));
    chart_->setLogarithmic(chart_->pane(0)->axis(QCPAxis::atLeft));
  }
  chart_->setWords([this](QPointF at) { return wordsAt(at); });
  chart_->setPainter([this] { paint(); });
}

QString WayPage::unitOfWay(size_t input, size_t output) const {
  const solve::Linearization& l = outcome_->linear->model;
  return unitOver(unitOf(l.outputs[output]), unitOf(l.inputs[input]));
}

void WayPage::paint() {
  const bool isWay = input_ && output_;
  const auto input = static_cast<size_t>(isWay ? std::max(0, input_->currentIndex()) : 0);
  const auto output = static_cast<size_t>(isWay ? std::max(0, output_->currentIndex()) : 0);
  if (picture_ == Picture::poles) return paintPoles(input, output);
  if (!isWay) return;
  if (picture_ == Picture::bode)
    paintBode(input, output);
  else
    paintStep(input, output);
}

namespace {

// Ticks at quarters of a turn, halves of those or multiples; a closer look has them where any axis has.
class AngleTicker : public PlotTicker {
 protected:
  double getTickStep(const QCPRange& range) override {
    const double least = PlotTicker::getTickStep(range);
    for (const double step : {45.0, 90.0, 180.0, 360.0, 720.0})
      if (least > 20 && step > 0.85 * least) return step;
    return least;
  }
};

}  // namespace

void WayPage::paintBode(size_t input, size_t output) {
  const solve::Linearization& l = outcome_->linear->model;
  auto response = experiments::frequencyResponse(l, input, output, experiments::usefulFrequencies(l));
  if (!response) return;
  const Theme& theme = Theme::of(this);
  QVector<double> hertz, gain, phase;
  const std::vector<double> phases = response->phases();
  for (size_t k = 0; k < phases.size(); ++k) {
    hertz << response->frequencies[k] / kTurn;
    gain << std::abs(response->values[k]);
    phase << phases[k] / kTurn * 360;
  }
  const auto add = [&](int pane, const QVector<double>& values) {
    QCPAxisRect* rect = chart_->pane(pane);
    auto* line = new QCPGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
    line->setData(hertz, values, true);
    line->setPen(QPen(curveColor(0, theme), 1.5));
    line->removeFromLegend();
  };
  add(0, gain);
  add(1, phase);
  const QString unit = unitOfWay(input, output);
  chart_->pane(0)->axis(QCPAxis::atLeft)->setLabel(unit.isEmpty() ? tr("gain") : tr("gain") + ", " + unit);
  chart_->pane(1)->axis(QCPAxis::atLeft)->setLabel(tr("phase, °"));
  chart_->pane(1)->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<AngleTicker>::create());
  chart_->pane(1)->axis(QCPAxis::atBottom)->setLabel(axisText(tr("frequency"), QStringLiteral("Hz")));
  chart_->pane(0)->axis(QCPAxis::atBottom)->setTickLabels(false);
  chart_->showAll();
}

void WayPage::paintStep(size_t input, size_t output) {
  const solve::Linearization& l = outcome_->linear->model;
  const auto response = experiments::stepResponse(l, input, output, experiments::usefulTime(l));
  if (!response) return;
  auto* line = new QCPGraph(chart_->xAxis, chart_->yAxis);
  line->setData(QVector<double>(response->times.begin(), response->times.end()),
                QVector<double>(response->values.begin(), response->values.end()), true);
  line->setPen(QPen(curveColor(0, Theme::of(this)), 1.5));
  line->removeFromLegend();
  chart_->xAxis->setLabel(axisText(tr("time since the step"), QStringLiteral("s")));
  const QString unit = unitOfWay(input, output);
  const QString name = nameOf(l.outputs[output]);
  chart_->yAxis->setLabel(unit.isEmpty() ? name : name + ", " + unit);
  chart_->showAll();
}

void WayPage::paintPoles(size_t input, size_t output) {
  const LinearOutcome& linear = *outcome_->linear;
  const Theme& theme = Theme::of(this);
  const auto add = [&](const std::vector<std::complex<double>>& points, QCPScatterStyle::ScatterShape shape,
                       const QColor& color, const QString& name) {
    auto* dots = new QCPCurve(chart_->xAxis, chart_->yAxis);
    QVector<double> t, x, y;
    for (const auto& p : points) t << t.size(), x << p.real(), y << p.imag();
    dots->setData(t, x, y);
    dots->setLineStyle(QCPCurve::lsNone);
    dots->setScatterStyle(QCPScatterStyle(shape, QPen(color, 1.8), QBrush(Qt::NoBrush), 9));
    dots->setName(name);
  };
  std::vector<std::complex<double>> poles;
  for (const experiments::Mode& mode : shownModes(linear.modes)) poles.emplace_back(mode.real, mode.imaginary);
  add(poles, QCPScatterStyle::ssCross, curveColor(0, theme), tr("poles"));
  if (input_ && output_) {
    const auto zeros = experiments::zerosOf(linear.model, input, output);
    add(zeros, QCPScatterStyle::ssCircle, curveColor(1, theme), tr("zeros"));
  }
  // Right of it what moves there grows.
  auto* border = new QCPItemStraightLine(chart_);
  border->point1->setCoords(0, 0);
  border->point2->setCoords(0, 1);
  border->setPen(QPen(theme.quiet, 1, Qt::DashLine));
  chart_->xAxis->setLabel(tr("real part, 1/s"));
  chart_->yAxis->setLabel(tr("imaginary part, 1/s"));
  chart_->legend->setVisible(true);
  chart_->showAll();
  const QCPRange x = chart_->xAxis->range();
  const double left = std::min(x.lower, 0.0), right = std::max(x.upper, 0.0);
  const double margin = std::max(1e-6, 0.08 * (right - left));
  chart_->xAxis->setRange(left - margin, right + margin);
  const QCPRange y = chart_->yAxis->range();
  if (y.size() < 1e-6 * (right - left)) return chart_->yAxis->setRange(-0.5 * (right - left), 0.5 * (right - left));
  chart_->yAxis->setRange(y.lower - 0.08 * y.size(), y.upper + 0.08 * y.size());  // no cross upon the frame
}

QString WayPage::wordsAt(QPointF at) const {
  if (picture_ == Picture::poles) {
    const LinearOutcome& linear = *outcome_->linear;
    for (const experiments::Mode& mode : shownModes(linear.modes)) {
      const QPointF place(chart_->xAxis->coordToPixel(mode.real), chart_->yAxis->coordToPixel(mode.imaginary));
      if ((place - at).manhattanLength() > 12) continue;
      QString text = poleText(mode);
      if (mode.imaginary != 0)
        text +=
            '\n' + tr("%1 Hz, damping %2").arg(formatNumber(mode.frequency() / kTurn), formatNumber(mode.damping(), 3));
      return text + '\n' + participantsText(linear, mode);
    }
    return {};
  }
  if (chart_->plottableCount() == 0) return {};
  // The value above the pointer's abscissa.
  const auto* graph = qobject_cast<QCPGraph*>(chart_->plottable(0));
  const double x = graph->keyAxis()->pixelToCoord(at.x());
  const auto point = graph->data()->findBegin(x, true);
  if (point == graph->data()->constEnd() || !graph->keyAxis()->range().contains(x)) return {};
  if (picture_ == Picture::step)
    return QStringLiteral("%1: %2").arg(formatValue(point->key, QStringLiteral("s")), formatNumber(point->value));
  const auto* phase = qobject_cast<QCPGraph*>(chart_->plottable(1));
  const double angle = phase->data()->findBegin(x, true)->value;
  return tr("%1: gain %2 (%3 dB), phase %4°")
      .arg(formatValue(point->key, QStringLiteral("Hz")), formatNumber(point->value),
           formatNumber(20 * std::log10(point->value), 3), formatNumber(angle, 4));
}

MatrixPage::MatrixPage(OutcomePtr outcome, QWidget* parent)
    : QWidget(parent), outcome_(std::move(outcome)), which_(new ElidedBox), table_(new DataTable) {
  QVBoxLayout* layout = layOutPage(this);
  which_->setObjectName(QStringLiteral("matrix"));
  which_->setAccessibleName(tr("Matrix"));
  which_->addItems({tr("A: from states to their derivatives"), tr("B: from inputs to derivatives of states"),
                    tr("C: from states to outputs"), tr("D: from inputs to outputs")});
  which_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  which_->setMinimumWidth(kLeastBox);
  table_->setObjectName(QStringLiteral("matrixTable"));
  layout->addWidget(which_, 0, Qt::AlignLeft);
  layout->addWidget(table_, 1);
  connect(which_, &QComboBox::currentIndexChanged, this, &MatrixPage::fill);
  fill();
}

void MatrixPage::fill() {
  const solve::Linearization& l = outcome_->linear->model;
  const int which = which_->currentIndex();
  const auto& down = which < 2 ? l.states : l.outputs;
  const auto& across = which % 2 == 0 ? l.states : l.inputs;
  const std::vector<double>& values = which == 0 ? l.a : which == 1 ? l.b : which == 2 ? l.c : l.d;
  const auto unit = [](const solve::Signal& s) {
    return s.unit.empty() ? QString() : QStringLiteral(", ") + unitOf(s);
  };
  std::vector<DataTable::Column> columns;
  for (const solve::Signal& s : across) columns.push_back({nameOf(s) + unit(s), {}});
  QStringList rows, units;  // what stands below each other in a column differs by the unit of its row
  for (const solve::Signal& s : down) {
    units << (s.unit.empty() ? QString() : which < 2 ? unitPerSecond(s) : unitOf(s));
    rows << (which < 2 ? QStringLiteral("der(%1)").arg(nameOf(s)) : nameOf(s)) +
                (s.unit.empty() ? QString() : QStringLiteral(", ") + units.last());
  }
  const size_t width = across.size();
  table_->setData(
      std::move(columns), static_cast<int>(down.size()),
      [values, width, units](int row, int column) {
        return unitCell(values[static_cast<size_t>(row) * width + static_cast<size_t>(column)], units[row]);
      },
      rows);
}

}  // namespace armature::app
