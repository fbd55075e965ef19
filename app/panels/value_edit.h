// A field for one value in a panel: Esc takes back what is typed, then leaves the field; undo goes to the document once
// nothing is left to take back here.
#pragma once
#include <QLineEdit>
#include <functional>

#include "app/panels/row_parts.h"

namespace armature::app {

class ValueEdit : public QLineEdit {
  Q_OBJECT
 public:
  explicit ValueEdit(const QString& text = {}, QWidget* parent = nullptr);
  // The text that stands in the field while nobody types; without it Esc leaves at once.
  void setRestText(std::function<QString()> text) { restText_ = std::move(text); }
  // Whether what stands in the field is what was typed and not taken.
  bool isUnfinished() const { return !restText_ || text() != restText_(); }
  // What the field's menu offers besides.
  void setMenu(FillMenu fill) { fillMenu_ = std::move(fill); }
  // What is pasted in the stead of a text of several lines or columns; empty: as it is.
  void setPasteForm(std::function<QString(const QString&)> form) { pasteForm_ = std::move(form); }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;

 private:
  bool pasteInForm();

  std::function<QString()> restText_;
  FillMenu fillMenu_;
  std::function<QString(const QString&)> pasteForm_;
};

}  // namespace armature::app
