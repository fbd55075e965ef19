#include "app/experiments/study_form.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/experiments/text_rows.h"
#include "app/language/messages.h"
#include "app/look/elided_field.h"
#include "app/look/format.h"
#include "engine/base/glob.h"
#include "engine/experiments/factor.h"
#include "engine/facade/measure.h"

namespace armature::app {

namespace {

using experiments::WrittenStudy;

QList<QStringList> rowsOf(const std::vector<std::string>& texts) {
  QList<QStringList> rows;
  for (const std::string& text : texts) rows << QStringList{QString::fromStdString(text)};
  return rows;
}

QList<QStringList> rowsOf(const std::vector<std::pair<std::string, std::string>>& pairs) {
  QList<QStringList> rows;
  for (const auto& [a, b] : pairs) rows << QStringList{QString::fromStdString(a), QString::fromStdString(b)};
  return rows;
}

std::vector<std::string> textsOf(const TextRows& rows) {
  std::vector<std::string> texts;
  for (const QStringList& row : rows.rows()) texts.push_back(row.first().toStdString());
  return texts;
}

std::vector<std::pair<std::string, std::string>> pairsOf(const TextRows& rows) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const QStringList& row : rows.rows()) pairs.emplace_back(row[0].toStdString(), row[1].toStdString());
  return pairs;
}

QString factorProblem(const QStringList& row) {
  const auto factor = experiments::readFactor((row[0] + "=" + row[1]).toStdString());
  return factor ? QString() : withStop(spokenSentence(factor.reason().message));
}

QString measureProblem(const QStringList& row) {
  const auto measure = Measure::read(row[0].toStdString());
  return measure ? QString() : withStop(spokenSentence(measure.reason().message));
}

}  // namespace

StudyForm::StudyForm(const WrittenStudy& study, QWidget* parent)
    : QWidget(parent), study_(study), layout_(new QVBoxLayout(this)) {
  layout_->setContentsMargins(8, 6, 8, 8);
  layout_->setSpacing(4);
  make();
  layout_->addStretch(1);
  show();
}

StudyForm::~StudyForm() {
  // A field that loses the focus while it is deleted would write into members that have gone.
  for (QWidget* field : findChildren<QWidget*>()) field->blockSignals(true);
}

TextRows* StudyForm::addRows(const QString& title, const QString& name, const QStringList& hints, const QString& tip) {
  auto* label = new QLabel(title);
  label->setProperty("role", "group");
  label->setToolTip(tip);
  layout_->addWidget(label);
  auto* rows = new TextRows(name, hints);
  rows->setToolTip(tip);
  layout_->addWidget(rows);
  connect(rows, &TextRows::edited, this, &StudyForm::take);
  return rows;
}

QLineEdit* StudyForm::addField(const QString& title, const QString& name, const QString& hint) {
  // Fields that follow each other begin at one place.
  if (!grid_) {
    constexpr int kName = 64;  // [px]
    layout_->addLayout(grid_ = new QGridLayout);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    grid_->setColumnMinimumWidth(0, kName);
    grid_->setColumnStretch(1, 1);
  }
  auto* label = new QLabel(title);
  auto* field = new QLineEdit;
  field->setObjectName(name);
  field->setPlaceholderText(hint);
  field->setAccessibleName(title);
  label->setBuddy(field);
  const int row = grid_->rowCount();
  grid_->addWidget(label, row, 0);
  grid_->addWidget(field, row, 1);
  connect(field, &QLineEdit::editingFinished, this, &StudyForm::take);
  return field;
}

void StudyForm::make() {
  const Kind kind = study_.kind;
  if (kind == Kind::sweep || kind == Kind::monteCarlo) {
    const bool isSweep = kind == Kind::sweep;
    vary_ = addRows(isSweep ? tr("Vary") : tr("Draw"), QStringLiteral("vary"),
                    {tr("parameter"), isSweep ? QStringLiteral("range(1, 5, 9)") : QStringLiteral("normal(10, 0.5)")},
                    isSweep ? tr("range(first, last, number) or choices(a, b, …). A run for each combination.")
                            : tr("normal(mean, deviation), uniform(low, high) or lognormal(mean, deviation)"));
    vary_->setProblem(factorProblem);
    if (!isSweep) {
      runs_ = addField(tr("Runs"), QStringLiteral("runs"), QStringLiteral("100"));
      seed_ = addField(tr("Seed"), QStringLiteral("seed"), QStringLiteral("0"));
    }
    addMeasures();
  } else if (kind == Kind::sensitivity) {
    parameters_ = addRows(tr("With respect to"), QStringLiteral("parameters"), {tr("parameter")},
                          tr("Parameters by which measures and curves are differentiated"));
    addMeasures();
  } else if (kind == Kind::calibration) {
    fits_ = addRows(tr("Find"), QStringLiteral("fits"), {tr("parameter"), tr("from"), tr("to")},
                    tr("Parameters, each between two bounds"));
    addData();
    comparisons_ = addRows(tr("Compare"), QStringLiteral("comparisons"), {tr("variable"), tr("column")},
                           tr("A variable of the model with the column of the file that was measured"));
  } else {
    at_ = addField(kind == Kind::steady ? tr("Start at, s") : tr("Instant, s"), QStringLiteral("at"), tr("start"));
    if (kind == Kind::steady) return;
    inputs_ = addRows(tr("Inputs"), QStringLiteral("inputs"), {tr("parameter or output of a source")},
                      tr("Inputs besides the model's own: the output of a source or a block, or a parameter"));
    outputs_ = addRows(tr("Outputs"), QStringLiteral("outputs"), {tr("variable")},
                       tr("Variables that the model responds with"));
    for (TextRows* rows : {inputs_, outputs_}) rows->setDropped([](const QString& name) { return QStringList{name}; });
  }
}

void StudyForm::addMeasures() {
  measures_ = addRows(tr("Measure"), QStringLiteral("measures"), {QStringLiteral("max(inertia1.w)")},
                      tr("final(v), max(v), min(v), mean(v), rms(v), at(v, t) and expressions of them"));
  measures_->setProblem(measureProblem);
  measures_->setDropped([](const QString& name) { return QStringList{QStringLiteral("max(%1)").arg(name)}; });
  curves_ = addRows(tr("Curves"), QStringLiteral("curves"), {tr("variable")},
                    tr("Variables that are drawn over time, one curve per run"));
  curves_->setDropped([](const QString& name) { return QStringList{name}; });
}

void StudyForm::addData() {
  auto* label = new QLabel(tr("Data"));
  label->setProperty("role", "group");
  layout_->addWidget(label);
  auto* line = new QHBoxLayout;
  data_ = new ElidedField(Qt::ElideLeft);
  data_->setObjectName(QStringLiteral("data"));
  data_->setPlaceholderText(tr("file with a column time (.csv)"));
  data_->setAccessibleName(tr("Data"));
  auto* browse = new QToolButton;
  browse->setText(QStringLiteral("…"));
  browse->setToolTip(tr("Choose a file"));
  line->addWidget(data_, 1);
  line->addWidget(browse);
  layout_->addLayout(line);
  connect(data_, &QLineEdit::editingFinished, this, &StudyForm::take);
  connect(browse, &QToolButton::clicked, this, [this] {
    const QString path = QFileDialog::getOpenFileName(this, tr("Measured data"), {}, tr("Tables (*.csv)"));
    if (path.isEmpty()) return;
    data_->setText(path);
    take();
  });
}

void StudyForm::setStudy(const WrittenStudy& study) {
  study_ = study;
  show();
}

void StudyForm::show() {
  if (vary_) vary_->setRows(rowsOf(study_.vary));
  if (measures_) measures_->setRows(rowsOf(study_.measures));
  if (curves_) curves_->setRows(rowsOf(study_.curves));
  if (parameters_) parameters_->setRows(rowsOf(study_.parameters));
  if (inputs_) inputs_->setRows(rowsOf(study_.inputs));
  if (outputs_) outputs_->setRows(rowsOf(study_.outputs));
  if (comparisons_) comparisons_->setRows(rowsOf(study_.comparisons));
  if (runs_) runs_->setText(QString::number(study_.runs));
  if (seed_) seed_->setText(QString::number(study_.seed));
  if (data_) data_->setText(QString::fromStdString(study_.data));
  if (at_) at_->setText(study_.at ? withMark(QString::number(*study_.at, 'g', 12)) : QString());
  if (!fits_) return;
  QList<QStringList> rows;
  for (const auto& [name, bounds] : study_.fits)
    rows << QStringList{QString::fromStdString(name), withMark(QString::number(bounds.first, 'g', 12)),
                        withMark(QString::number(bounds.second, 'g', 12))};
  fits_->setRows(rows);
}

void StudyForm::take() {
  WrittenStudy wanted = study_;
  if (vary_) wanted.vary = pairsOf(*vary_);
  if (measures_) wanted.measures = textsOf(*measures_);
  if (curves_) wanted.curves = textsOf(*curves_);
  if (parameters_) wanted.parameters = textsOf(*parameters_);
  if (inputs_) wanted.inputs = textsOf(*inputs_);
  if (outputs_) wanted.outputs = textsOf(*outputs_);
  if (comparisons_) wanted.comparisons = pairsOf(*comparisons_);
  if (data_) wanted.data = data_->text().trimmed().toStdString();
  const auto count = [](const QLineEdit* field, uint64_t otherwise) {
    bool isNumber = false;
    const qulonglong value = field->text().trimmed().toULongLong(&isNumber);
    return isNumber ? static_cast<uint64_t>(value) : otherwise;
  };
  if (runs_) wanted.runs = std::max<uint64_t>(1, count(runs_, wanted.runs));
  if (seed_) wanted.seed = count(seed_, wanted.seed);
  const auto number = [](const QString& text) -> std::optional<double> {
    bool isNumber = false;
    const double value = withPoint(text.trimmed()).toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
  };
  if (at_) wanted.at = number(at_->text());
  if (fits_) {
    wanted.fits.clear();
    // A bound that is missing stays zero and is complained of when the study begins.
    for (const QStringList& row : fits_->rows())
      wanted.fits.push_back({row[0].toStdString(), {number(row[1]).value_or(0), number(row[2]).value_or(0)}});
  }
  // What could not be read is shown as it is.
  const bool isOther = !(wanted == study_);
  study_ = wanted;
  if (runs_ || at_) show();
  if (isOther) Q_EMIT edited(wanted);
}

void StudyForm::setModel(const ModelPtr& model) {
  if (!model) return;
  QStringList tunable, varying, all;
  for (const ModelVariable& v : model->variables()) {
    if (isOwnName(v.name) || v.type == ModelVariable::Type::string) continue;
    const QString name = QString::fromStdString(v.name);
    const bool isConstant = v.kind == ModelVariable::Kind::constant || v.kind == ModelVariable::Kind::parameter;
    if (v.isTunable && !v.isProtected) tunable << name;
    if (!isConstant) varying << name;
    all << name;
  }
  if (vary_) vary_->setNames(tunable);
  if (fits_) fits_->setNames(tunable);
  if (parameters_) parameters_->setNames(tunable);
  for (TextRows* rows : {curves_, outputs_, comparisons_})
    if (rows) rows->setNames(varying);
  if (inputs_) inputs_->setNames(all);
}

}  // namespace armature::app
