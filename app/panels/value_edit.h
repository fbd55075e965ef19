// A field for one value in a panel: Esc takes back what is typed, then leaves the field; undo goes to the document once
// nothing is left to take back here.
#pragma once
#include <QLineEdit>
#include <functional>

namespace armature::app {

class ValueEdit : public QLineEdit {
  Q_OBJECT
 public:
  explicit ValueEdit(const QString& text = {}, QWidget* parent = nullptr);
  // The text that stands in the field while nobody types; without it Esc leaves at once.
  void setRestText(std::function<QString()> text) { restText_ = std::move(text); }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  std::function<QString()> restText_;
};

}  // namespace armature::app
