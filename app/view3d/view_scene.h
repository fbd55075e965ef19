// The scene behind the 3-D view, as the picture sees it: bodies, ghost and marks as items, the eye, the ground, and
// what is selected. In: a model's scene with a store, a time. Out: items for the picture. It needs no graphics system.
// What it consists of are objects with subjects of their own; here is the order in which they follow a change.
#pragma once
#include <set>

#include "app/view3d/annotations.h"
#include "app/view3d/draft_mode.h"
#include "app/view3d/eye.h"
#include "app/view3d/ground_grid.h"
#include "app/view3d/scene_bodies.h"
#include "app/view3d/scene_marks.h"

namespace armature::app {

// What may be drawn besides the bodies.
enum class Overlay { grid, frames, centres, ellipsoids, forces, torques, traces, ghost, labels };

class ViewScene : public QObject {
  Q_OBJECT
  Q_PROPERTY(Eye* eye READ eyeObject CONSTANT)
  Q_PROPERTY(DraftMode* draft READ draftObject CONSTANT)
  Q_PROPERTY(SectionPlane* section READ sectionObject CONSTANT)
  Q_PROPERTY(ItemList* shapes READ shapes CONSTANT)
  Q_PROPERTY(ItemList* surfaces READ surfaces CONSTANT)
  Q_PROPERTY(ItemList* ghosts READ ghosts CONSTANT)
  Q_PROPERTY(ItemList* marks READ marks CONSTANT)
  Q_PROPERTY(QColor background READ background NOTIFY themeChanged)
  Q_PROPERTY(QColor ambient READ ambient NOTIFY themeChanged)
  Q_PROPERTY(QQuick3DGeometry* grid READ grid CONSTANT)
  Q_PROPERTY(bool hasGrid READ hasGrid NOTIFY gridChanged)
 public:
  explicit ViewScene(QObject* parent = nullptr);

  // Another model or run; the eye stays when the shapes are the same. `files`: paths of shapes from files, by their
  // name in the model. A null store empties the scene.
  void setSource(const SceneDescription& scene, std::shared_ptr<const results::Store> store,
                 const std::map<std::string, std::string>& files);
  void clear() { setSource({}, nullptr, {}); }
  bool isEmpty() const { return bodies_.isEmpty(); }
  const SceneReader* reader() const { return reader_.get(); }
  // Shapes from files: which could not be read, and whether some are still being read while the others are shown.
  const FileMeshes& files() const { return bodies_.shapes().files(); }

  // Puts everything where it is at a time.
  void show(double time);
  // The same for the newest row.
  void showLast();
  // The same while the run goes on: a draft stays one until the next row.
  void showLive();
  double time() const { return time_; }
  // What is on show, in the store of the reader; nothing before the first row.
  const std::optional<TimePlace>& place() const { return place_; }

  void setTheme(const Theme& theme);
  const Theme& theme() const { return *look_.theme; }
  void setOverlay(Overlay overlay, bool isOn);
  bool has(Overlay overlay) const { return overlays_.count(overlay) > 0; }
  void select(const QSet<QString>& parts);
  const QSet<QString>& selected() const { return look_.selected; }
  // The eye goes with a part; empty: stands still.
  void follow(const QString& part);

  // ---- its parts ----
  Eye& eye() { return eye_; }
  const Eye& eye() const { return eye_; }
  const Camera& camera() const { return eye_.camera(); }
  DraftMode& draft() { return draft_; }
  SectionPlane& section() { return section_; }
  const SceneBodies& bodies() const { return bodies_; }
  const GroundGrid& ground() const { return ground_; }
  // The part whose body is nearest to the eye at a pixel; empty when there is none.
  QString partAt(QPointF pixel) const {
    const auto hit = hitAt(pixel);
    return hit ? hit->part : QString();
  }
  std::optional<BodyHit> hitAt(QPointF pixel) const { return bodies_.hitBy(camera().rayThrough(pixel), section_); }
  // How far the bodies reach about their middle [m].
  double radius() const { return extent_.bounds().radius(); }

  // ---- for the overlay's painter, at the time on show ----
  std::vector<Label> labels() const;
  // Of axes that are drawn as arrows.
  std::vector<SceneShapes::Letter> letters() const;
  std::vector<LoadArrow> loads(LoadKind kind) const;
  std::vector<Vec3> centres() const;
  // Up to the time on show.
  const Traces& traces() const { return traces_; }

  // ---- for the picture ----
  QColor background() const;

 Q_SIGNALS:
  void themeChanged();
  void gridChanged();
  void viewChosen();      // someone has changed the eye or the overlays
  void overlayChanged();  // labels, traces, axes have to be painted anew
  void shown();           // another time is on show
  void fileRead();        // files() say something new

 private:
  void showAt(const TimePlace& place);
  void makeGhosts();
  void makeMarks();
  void growExtent();
  void takeFile(const QString& path);
  void drawGround() { ground_.draw(extent_, camera().up(), theme()); }

  Eye* eyeObject() { return &eye_; }
  DraftMode* draftObject() { return &draft_; }
  SectionPlane* sectionObject() { return &section_; }
  ItemList* shapes() { return &bodies_.shapes().list(); }
  ItemList* surfaces() { return &bodies_.surfaces().list(); }
  ItemList* ghosts() { return &ghosts_; }
  ItemList* marks() { return &marks_.list(); }
  QColor ambient() const;
  QQuick3DGeometry* grid() { return &ground_.geometry(); }
  bool hasGrid() const { return has(Overlay::grid) && !isEmpty(); }

  std::unique_ptr<SceneReader> reader_;
  std::optional<TimePlace> place_;  // on show
  double time_ = 0;
  BodyLook look_;
  std::set<Overlay> overlays_{Overlay::grid};

  SceneExtent extent_;
  Eye eye_;
  DraftMode draft_;
  SectionPlane section_;
  GroundGrid ground_;
  GeometryCache geometries_;
  SceneBodies bodies_;
  ItemList ghosts_;
  SceneMarks marks_;
  Traces traces_;
  mutable VectorScale scale_;  // grows with what is painted
};

}  // namespace armature::app
