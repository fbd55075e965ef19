// A list of short texts that grows by itself: a row of fields each, the last row empty for one more; a row whose fields
// are all empty goes. Names are completed while they are typed, variables may be dropped.
#pragma once
#include <QStringList>
#include <QWidget>
#include <functional>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace armature::app {

class TextRows : public QWidget {
  Q_OBJECT
 public:
  // `hints`: one for each field of a row, in the empty row.
  TextRows(const QString& name, const QStringList& hints, QWidget* parent = nullptr);

  // Does not emit.
  void setRows(const QList<QStringList>& rows);
  QList<QStringList> rows() const;
  // What the first field is completed from.
  void setNames(const QStringList& names);
  // What becomes of the name of a variable that is dropped: texts of a row.
  void setDropped(std::function<QStringList(const QString&)> row) { dropped_ = std::move(row); }
  // What is wrong with a row, empty: nothing. Asked when it is left.
  void setProblem(std::function<QString(const QStringList&)> problem) { problem_ = std::move(problem); }
  QLineEdit* field(int row, int place) const;

 Q_SIGNALS:
  void edited();

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  struct Row {
    QList<QLineEdit*> fields;
    QLabel* note = nullptr;
  };
  void addRow();
  void complete(const Row& row);
  void tell(Row& row);
  void settle();
  QStringList textsOf(const Row& row) const;

  QString name_;
  QStringList hints_, names_;
  QGridLayout* grid_;
  QList<Row> rows_;
  QList<QStringList> last_;  // as they were said last
  std::function<QStringList(const QString&)> dropped_;
  std::function<QString(const QStringList&)> problem_;
};

}  // namespace armature::app
