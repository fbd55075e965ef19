// The hand that pulls a body while a run goes on: from the point that it has taken hold of towards the pointer, with a
// force in proportion to the length pulled, like a spring, with a damper that lets what is held come to rest. What the
// run hears is a force that stays as it is until it is told another one; let go, it is zero. In: the scene with its
// eye, the run. It needs no graphics system.
#pragma once
#include <QPainter>
#include <QPointer>

#include "app/run/run_control.h"
#include "app/view3d/view_scene.h"

namespace armature::app {

class PushHand : public QObject {
  Q_OBJECT
 public:
  // The scene must outlive it.
  explicit PushHand(ViewScene& scene, QObject* parent = nullptr);

  // Whose run is pushed; null: none.
  void setRun(RunControl* run);
  // Takes hold of the body at a pixel; false where there is none or the run cannot be pushed there (`refused` says
  // why).
  bool take(QPointF pixel);
  // `isStrong`: ten times as strong.
  void pull(QPointF pixel, bool isStrong);
  void letGo();
  bool isHolding() const { return held_.has_value(); }

  // What acts now [N], resolved in the world, and where [m]; nothing while nobody pulls.
  struct Pull {
    QString part;
    Vec3 place, force;
  };
  std::optional<Pull> pulled() const;
  // A line from the body to the pointer, and the force as an arrow: at rest the one is as long as the other.
  void paint(QPainter& painter) const;

 Q_SIGNALS:
  void changed();
  void refused(const QString& reason);

 private:
  struct Held {
    QString part;
    PushSource source;
    FrameVariables frame;
    Vec3 point;            // in the frame [m]
    double mass = 0;       // that it is pulled like [kg]
    double stiffness = 0;  // [N/m]
    double time = 0;       // of the place [s]
    Vec3 speed;            // of it, as seen lately [m/s]
    QPointF pointer;
    bool isStrong = false;
    bool isPulled = false;  // the pointer has moved since
    Vec3 place, force;      // in the world, as last told
  };
  std::optional<Held> heldAt(const BodyHit& hit) const;
  double massFor(const QString& part) const;
  double stiffnessFor(double mass) const;
  void follow();
  void update();

  ViewScene& scene_;
  QPointer<RunControl> run_;
  std::optional<Held> held_;
};

}  // namespace armature::app
