// What diagrams have been allowed for always, to be seen and taken back.
#pragma once
#include <QDialog>

#include "app/run/file_grants.h"

class QLabel;
class QPushButton;
class QSettings;
class QTreeWidget;

namespace armature::app {

class GrantsDialog : public QDialog {
  Q_OBJECT
 public:
  explicit GrantsDialog(QSettings& settings, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void fitColumns();
  void revoke();

  QSettings& settings_;
  QLabel* words_;
  QTreeWidget* list_;
  QPushButton* revoke_;
};

}  // namespace armature::app
