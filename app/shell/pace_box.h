// How fast a run goes, chosen or typed: full speed, real time, or any factor from a thousandth on.
#pragma once
#include <QComboBox>
#include <optional>

namespace armature::app {

class PaceBox : public QComboBox {
  Q_OBJECT
 public:
  explicit PaceBox(QWidget* parent = nullptr);
  // Simulated seconds per second, 0 = as fast as possible.
  void show(double pace);

 Q_SIGNALS:
  void paceChosen(double pace);

 private:
  void take();
  double shown_ = 0;
};

// "0.03", "0,03 x", "2×" and the words of the list; nothing for anything else, or for a factor that no one could see.
std::optional<double> readPace(const QString& text);
QString paceText(double pace);

}  // namespace armature::app
