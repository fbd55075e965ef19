// A button that shows a colour and offers others: usual ones of icons, those of the domains, and any.
#pragma once
#include <QToolButton>

namespace armature::app {

class ColorButton : public QToolButton {
  Q_OBJECT
 public:
  explicit ColorButton(const QString& name, QWidget* parent = nullptr);
  // 0xRRGGBB; of several that are unlike none is shown.
  void setColor(int rgb, bool isMixed = false);
  int color() const { return rgb_; }

 Q_SIGNALS:
  void picked(int rgb);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void open();
  int rgb_ = 0;
  bool isMixed_ = false;
};

}  // namespace armature::app
