#include "app/lessons/class_answers.h"

#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "app/language/messages.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {
constexpr int kMostFiles = 1000;
}

ClassAnswers::ClassAnswers(QWidget* parent) : QDialog(parent), table_(new QTableWidget(this)), note_(new QLabel(this)) {
  setObjectName("classAnswers");
  setWindowTitle(tr("Answers of a class"));
  resize(760, 460);
  auto* lines = new QVBoxLayout(this);
  table_->setObjectName("answersTable");
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->verticalHeader()->hide();
  table_->setAccessibleName(tr("Answers: students are rows, steps are columns"));
  lines->addWidget(table_, 1);
  note_->setWordWrap(true);
  note_->setProperty("role", "quiet");
  note_->setTextFormat(Qt::PlainText);
  lines->addWidget(note_);
  auto* row = new QHBoxLayout;
  auto* save = new QPushButton(tr("Export as CSV…"), this);
  save->setObjectName("exportAnswers");
  save->setAutoDefault(false);
  row->addStretch(1);
  row->addWidget(save);
  lines->addLayout(row);
  connect(save, &QPushButton::clicked, this, &ClassAnswers::exportCsv);
}

void ClassAnswers::setFolder(const QString& folder) {
  records_.clear();
  QStringList unread;
  const QStringList names = QDir(folder).entryList({"*.json"}, QDir::Files, QDir::Name).mid(0, kMostFiles);
  for (const QString& name : names) {
    auto record = openRecord(QDir(folder).filePath(name));
    if (!record) {
      unread << name + ": " + spoken(record.reason().message);
      continue;
    }
    if (record->student.isEmpty()) record->student = QString(name).remove(".json").remove(".answers");
    records_.push_back(record.take());
  }
  std::stable_sort(records_.begin(), records_.end(), [](const LessonRecord& a, const LessonRecord& b) {
    return std::tuple(a.lesson, a.student.toLower()) < std::tuple(b.lesson, b.student.toLower());
  });
  note_->setText((records_.size() == 1 ? tr("One answer file.")
                                       : tr("%n answer files.", nullptr, static_cast<int>(records_.size()))) +
                 (unread.isEmpty() ? QString() : " " + tr("Not read: %1").arg(unread.mid(0, 5).join("; ")) + '.'));
  fill();
}

void ClassAnswers::fill() {
  std::set<int> steps;
  for (const LessonRecord& record : records_)
    for (const auto& [step, entry] : record.steps) steps.insert(step);
  QStringList heads{tr("Student"), tr("Lesson")};
  for (const int step : steps) heads << tr("Step %1").arg(step + 1);
  heads << tr("Correct");
  table_->clear();
  table_->setColumnCount(static_cast<int>(heads.size()));
  table_->setHorizontalHeaderLabels(heads);
  table_->setRowCount(static_cast<int>(records_.size()));
  const Theme& theme = Theme::of(this);
  for (int row = 0; row < table_->rowCount(); ++row) {
    const LessonRecord& record = records_[static_cast<size_t>(row)];
    table_->setItem(row, 0, new QTableWidgetItem(record.student));
    table_->setItem(row, 1, new QTableWidgetItem(record.title.isEmpty() ? record.lesson : record.title));
    int column = 2;
    for (const int step : steps) {
      const auto found = record.steps.find(step);
      auto* cell = new QTableWidgetItem;
      cell->setTextAlignment(Qt::AlignCenter);
      if (found != record.steps.end()) {
        const StepRecord& entry = found->second;
        cell->setText(entry.isRight ? (entry.tries > 1 ? QString("✓ %1").arg(entry.tries) : QStringLiteral("✓"))
                                    : QStringLiteral("✗"));
        cell->setForeground(entry.isRight ? theme.done : theme.error);
        cell->setToolTip(entry.isRight ? tr("correct at attempt %1").arg(entry.tries)
                                       : tr("wrong, %1 attempts").arg(entry.tries));
      }
      table_->setItem(row, column++, cell);
    }
    auto* sum = new QTableWidgetItem(QString("%1/%2").arg(record.rightCount()).arg(record.stepCount));
    sum->setTextAlignment(Qt::AlignCenter);
    table_->setItem(row, column, sum);
  }
  for (const int column : {0, 1})
    table_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->resizeColumnsToContents();
}

void ClassAnswers::exportCsv() {
  QString path = QFileDialog::getSaveFileName(this, tr("Export the answers"), QDir::homePath() + "/answers.csv",
                                              tr("Comma-separated values (*.csv)"));
  if (path.isEmpty()) return;
  if (!path.endsWith(".csv")) path += ".csv";
  QSaveFile file(path);
  const QByteArray text = asCsv(records_).toUtf8();
  const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
  if (!isWritten) note_->setText(tr("The table was not written: %1").arg(file.errorString()));
}

}  // namespace armature::app
