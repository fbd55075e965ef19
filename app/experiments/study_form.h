// The fields of one study, as its kind asks for them. In: a study and the names of the model. Out: the study as the
// person wants it, after each field that was left.
#pragma once
#include <QWidget>

#include "app/run/checker.h"
#include "engine/experiments/written_study.h"

class QGridLayout;
class QLineEdit;
class QVBoxLayout;

namespace armature::app {

class TextRows;

class StudyForm : public QWidget {
  Q_OBJECT
 public:
  explicit StudyForm(const experiments::WrittenStudy& study, QWidget* parent = nullptr);
  ~StudyForm() override;

  // Another state of a study of the same kind. Does not emit.
  void setStudy(const experiments::WrittenStudy& study);
  // Names are completed from its variables; may be null.
  void setModel(const ModelPtr& model);

 Q_SIGNALS:
  void edited(const armature::experiments::WrittenStudy& study);

 private:
  using Kind = experiments::WrittenStudy::Kind;
  void make();
  TextRows* addRows(const QString& title, const QString& name, const QStringList& hints, const QString& tip);
  QLineEdit* addField(const QString& title, const QString& name, const QString& hint);
  void addMeasures();
  void addData();
  void show();
  void take();

  experiments::WrittenStudy study_;
  QVBoxLayout* layout_;
  QGridLayout* grid_ = nullptr;  // of fields with their names before them
  QLineEdit *runs_ = nullptr, *seed_ = nullptr, *at_ = nullptr, *data_ = nullptr;
  TextRows *vary_ = nullptr, *measures_ = nullptr, *curves_ = nullptr, *inputs_ = nullptr, *outputs_ = nullptr,
           *fits_ = nullptr, *comparisons_ = nullptr, *parameters_ = nullptr;
};

}  // namespace armature::app
