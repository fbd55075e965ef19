// A vector with three components as three fields beside its arrow in space. What is no list of three ("2*r0") is left
// to a field for the whole text.
#pragma once
#include <array>
#include <optional>

#include <QWidget>

class QLineEdit;

namespace armature::app {

// The components of "{a, b, c}" as texts, trimmed; empty when the text has another form.
std::optional<std::array<QString, 3>> vectorComponents(const QString& text);

class VectorField : public QWidget {
  Q_OBJECT
 public:
  // The fields are named `name`[1] … [3] (also for a screen reader).
  explicit VectorField(const QString& name, QWidget* parent = nullptr);

  // Shows the vector of a modifier, "" = the default, whose components stand in grey. False when neither can be shown
  // in three fields; then nothing changes.
  bool setText(const QString& text, const QString& defaultText);
  // Puts the cursor into the first field.
  void focus();

 Q_SIGNALS:
  // The whole vector after a component was entered; "" = all three are back to the default. A list or an expression
  // behind an equals sign, typed into any field, stands for the whole vector.
  void edited(const QString& text);

 private:
  void commit();
  void showArrow();

  std::array<QLineEdit*, 3> fields_{};
  std::array<QString, 3> defaults_;
  class VectorArrow* arrow_;
};

}  // namespace armature::app
