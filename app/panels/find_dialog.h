// Find and replace over the parts and parameters of the diagram on show and of its sub-models; it stays open beside the
// diagram. Enter shows one place after the other, with Shift backwards.
#pragma once
#include <QDialog>
#include <QPointer>
#include <functional>

#include "app/document/find_text.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace armature::app {

class FindDialog : public QDialog {
  Q_OBJECT
 public:
  // Puts another text in these places of the document (see replaceText).
  using Replace = std::function<int(OpenDocument& document, const std::vector<FindHit>& hits, const FindWhat& what,
                                    const QString& by, QString* problem)>;
  FindDialog(Replace replace, QWidget* parent);
  // The diagram that is searched; null: none.
  void setDocument(OpenDocument* document);
  // Shows it with the cursor in the first field.
  void open() override;
  // Goes aside where it covers a place of the screen.
  void keepClearOf(const QRect& place);

 Q_SIGNALS:
  // Parts that are to be shown, by their names; what lies within one by its path ("load1.spring").
  void partsWanted(const QStringList& names);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  FindWhat what() const;
  void search();
  void go(bool isBack);
  void showHit(int row);
  void replaceAll();

  Replace replaceIn_;
  QPointer<OpenDocument> document_;
  std::vector<FindHit> hits_;
  QLineEdit* text_;
  QLineEdit* by_;
  QCheckBox* hasCase_;
  QCheckBox* inNames_;
  QCheckBox* inValues_;
  QListWidget* list_;
  QPushButton* replace_;
  QLabel* state_;
};

}  // namespace armature::app
