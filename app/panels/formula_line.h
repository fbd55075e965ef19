// A line of typeset Modelica with words before and behind it ("if … then"): as wide as it is given room, broken between
// its terms where that is not enough. To readers of the screen it is its text.
#pragma once
#include <QLabel>
#include <memory>

#include "app/look/formula_box.h"

namespace armature::app {

class FormulaLine : public QLabel {
  Q_OBJECT
 public:
  // `text` may be empty, where there are only words.
  FormulaLine(const QString& before, const QString& text, const QString& behind, QWidget* parent = nullptr);
  ~FormulaLine() override;

  // Height of its letters [px].
  void setLetters(int pixels);
  // It counts for nothing at the instant that is shown.
  void setDimmed(bool isDimmed);
  bool isDimmed() const { return isDimmed_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double around() const;
  const FormulaBox& box(int width) const;
  QFont wordFont() const;

  QString before_, text_, behind_;
  QFont font_;
  bool isDimmed_ = false;
  mutable int boxWidth_ = -1;
  mutable std::unique_ptr<FormulaBox> box_;
  mutable int least_ = -1;
};

}  // namespace armature::app
