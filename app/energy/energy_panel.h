// The panel "Energy": the powers at the instant on show, the energies since the start, and the four quadrants of what
// is selected. It follows the overlay of the diagram on show, so that both have the same instant and the same powers;
// while it is hidden it does nothing.
#pragma once
#include <QLayout>
#include <QPointer>
#include <QWidget>

#include "app/energy/energy_view.h"
#include "app/teaching/live_overlay.h"
#include "app/teaching/power_book.h"
#include "app/teaching/quadrant_view.h"

class QComboBox;
class QLabel;
class QTabWidget;

namespace armature::app {

class EnergyPanel : public QWidget {
  Q_OBJECT
 public:
  enum class Page { power, energy, quadrants };
  explicit EnergyPanel(QWidget* parent = nullptr);

  // The diagram on show; nulls for none. All must outlive the panel or the next call.
  void setRun(LiveOverlay* overlay, DiagramScene* scene, RunControl* run);
  void showPage(Page page);
  // In a low place the pictures give way before the words do.
  int heightForWidth(int width) const override { return layout()->minimumHeightForWidth(width); }
  // The quadrants of a connector; an empty one is that at which the part acts.
  void showQuadrants(const QString& part, const QString& connector);

  EnergyView& powers() { return *powers_; }
  EnergyView& energies() { return *energies_; }
  QuadrantView& quadrants() { return *quadrants_; }

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void keepRoom();
  void refresh();
  void takeInstant();
  void takeSelection();
  void fillPoints();
  void updateWords();
  void updateSentence();
  void choosePart(const QString& part);
  EnergyView* flowOnShow() const;

  QPointer<LiveOverlay> overlay_;
  QPointer<DiagramScene> scene_;
  QPointer<RunControl> run_;
  QTabWidget* tabs_ = nullptr;
  EnergyView *powers_ = nullptr, *energies_ = nullptr;
  QuadrantView* quadrants_ = nullptr;
  QComboBox* points_ = nullptr;
  QLabel *words_ = nullptr, *sentence_ = nullptr;
  QString part_, connector_;  // of the quadrants
};

}  // namespace armature::app
