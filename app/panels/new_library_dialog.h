// Asks for what a new library needs: its name, the folder that it is made in, its version.
#pragma once
#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace armature::app {

class NewLibraryDialog : public QDialog {
  Q_OBJECT
 public:
  // `taken`: names that libraries on the path have already.
  NewLibraryDialog(const QStringList& taken, const QString& folder, QWidget* parent = nullptr);

  QString name() const;
  QString folder() const;
  QString version() const;

 private:
  void chooseFolder();
  void check();

  QStringList taken_;
  QLineEdit *name_, *folder_, *version_;
  QLabel* words_;
  QPushButton* make_ = nullptr;
};

}  // namespace armature::app
