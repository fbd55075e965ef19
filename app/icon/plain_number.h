// A field for a number of shapes.
#pragma once
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>

namespace armature::app {

// A number without zeros at its end, with a real minus sign; that of a keyboard is understood as well.
class PlainNumber : public QDoubleSpinBox {
 public:
  using QDoubleSpinBox::QDoubleSpinBox;
  // `instead` is shown where several shapes have unlike values.
  void show(double value, const QString& instead) {
    isMixed_ = !instead.isEmpty();
    lineEdit()->setPlaceholderText(instead);
    setValue(isMixed_ ? maximum() : value);  // what is typed then is another value, whatever it is
  }
  QString textFromValue(double value) const override {
    if (isMixed_ && value == maximum()) return {};
    QString text = QLocale().toString(value, 'f', decimals());
    while (text.endsWith('0')) text.chop(1);
    if (!text.isEmpty() && !text.back().isDigit()) text.chop(1);
    return text.replace('-', kMinus);
  }
  double valueFromText(const QString& text) const override { return QDoubleSpinBox::valueFromText(typed(text)); }
  QValidator::State validate(QString& text, int& at) const override {
    QString plain = typed(text);
    return QDoubleSpinBox::validate(plain, at);
  }

 private:
  bool isMixed_ = false;
  static constexpr QChar kMinus{0x2212};
  static QString typed(QString text) { return text.replace(kMinus, '-'); }
};

}  // namespace armature::app
