// The scene behind the 3-D view: bodies, ghost and overlays as items, the eye, the ground; what is selected, and what
// lies under a pixel. In: a model's scene with a store, a time. Out: items for the picture. It needs no graphics
// system.
#pragma once
#include <QColor>
#include <QHash>
#include <QMatrix4x4>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVector3D>
#include <QVector4D>
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "app/look/theme.h"
#include "app/view3d/camera.h"
#include "app/view3d/extent.h"
#include "app/view3d/scene_item.h"
#include "app/view3d/scene_reader.h"

namespace armature::app {

// What may be drawn besides the bodies.
enum class Overlay { grid, frames, centres, ellipsoids, forces, torques, traces, ghost, labels };

class ViewScene : public QObject {
  Q_OBJECT
  Q_PROPERTY(QList<QObject*> shapes READ shapes NOTIFY shapesChanged)
  Q_PROPERTY(QList<QObject*> surfaces READ surfaces NOTIFY surfacesChanged)
  Q_PROPERTY(QList<QObject*> ghosts READ ghosts NOTIFY ghostsChanged)
  Q_PROPERTY(QList<QObject*> marks READ marks NOTIFY marksChanged)
  Q_PROPERTY(QVector3D eyePosition READ eyePosition NOTIFY eyeChanged)
  Q_PROPERTY(QQuaternion eyeRotation READ eyeRotation NOTIFY eyeChanged)
  Q_PROPERTY(QMatrix4x4 projection READ projection NOTIFY eyeChanged)
  Q_PROPERTY(QColor background READ background NOTIFY themeChanged)
  Q_PROPERTY(QColor ambient READ ambient NOTIFY themeChanged)
  Q_PROPERTY(bool isHasty READ isHasty NOTIFY hasteChanged)
  Q_PROPERTY(bool hasOverlay READ hasOverlay NOTIFY overlayChanged)
  Q_PROPERTY(bool hasSection READ hasSection NOTIFY sectionChanged)
  Q_PROPERTY(QVector4D section READ section NOTIFY sectionChanged)
  Q_PROPERTY(QQuick3DGeometry* grid READ grid CONSTANT)
  Q_PROPERTY(bool hasGrid READ hasGrid NOTIFY gridChanged)
 public:
  explicit ViewScene(QObject* parent = nullptr);
  ~ViewScene() override;

  // Another model or run; the eye stays when the shapes are the same. `files`: paths of shapes from files, by their
  // name in the model. A null store empties the scene.
  void setSource(const SceneDescription& scene, std::shared_ptr<const results::Store> store,
                 const std::map<std::string, std::string>& files);
  void clear();
  bool isEmpty() const { return shapes_.empty() && surfaces_.empty(); }
  const SceneReader* reader() const { return reader_.get(); }
  // Reasons why shapes from files are shown as boxes.
  const QStringList& warnings() const { return warnings_; }

  // Puts everything where it is at a time.
  void show(double time);
  // The same for the newest row.
  void showLast();
  // The same while the run goes on: what is drawn in haste stays so until the next row.
  void showLive();
  double time() const { return time_; }

  void setTheme(const Theme& theme);
  const Theme& theme() const { return *theme_; }
  void setOverlay(Overlay overlay, bool isOn);
  bool has(Overlay overlay) const { return overlays_.count(overlay) > 0; }

  // ---- the eye ----
  const Camera& camera() const { return camera_; }
  void setViewport(const QSizeF& size);
  // Changes the eye by hand: from now on it is no longer fitted by itself.
  void changeEye(const std::function<void(Camera&)>& change);
  // Shows everything, in every position of the results, and goes on doing so.
  void fit();
  bool isFitted() const { return isFitted_; }
  // From a side, everything in sight.
  void look(Preset preset);
  void setParallel(bool isParallel);
  // The eye goes with a part; empty: stands still.
  void follow(const QString& part);
  const QString& followed() const { return followed_; }

  // ---- the section ----
  // Takes away what lies beyond a plane across a direction, a part 0 … 1 of the way through everything; such shapes are
  // neither drawn nor met by a click. Ghost and overlays stay whole.
  void setSection(const Vec3& direction, double part);
  void clearSection();
  bool hasSection() const { return section_.has_value(); }
  // Unit normal, and its product with a place of the plane [m].
  QVector4D section() const;

  // ---- selection ----
  void select(const QSet<QString>& parts);
  const QSet<QString>& selected() const { return selected_; }
  // The part whose shape is nearest to the eye at a pixel; empty when there is none.
  QString partAt(QPointF pixel) const;

  // ---- for the overlay's painter ----
  struct Label {
    QString text;
    Vec3 place;
  };
  std::vector<Label> labels() const;
  // Cut forces or torques of the selected parts' frames (of the first frame of every part when nothing is selected), as
  // vectors in space [m] on a common scale, and their values as text.
  struct LoadArrow {
    Vec3 place, vector;
    QString value;
  };
  std::vector<LoadArrow> loads(bool isForce) const;
  // Centres of mass now.
  std::vector<Vec3> centres() const;
  // Paths of the centres of mass (or of shapes where there are no bodies) up to the time shown.
  const std::vector<std::vector<Vec3>>& traces() const { return traces_; }

  QList<QObject*> shapes() const;
  QList<QObject*> surfaces() const;
  QList<QObject*> ghosts() const;
  QList<QObject*> marks() const;
  QVector3D eyePosition() const { return toQt(camera_.position()); }
  QQuaternion eyeRotation() const { return toQt(camera_.axes()); }
  QMatrix4x4 projection() const { return camera_.projection(); }
  QColor background() const;
  QColor ambient() const;
  QQuick3DGeometry* grid() const;
  bool hasGrid() const { return has(Overlay::grid) && !isEmpty(); }
  // Something is painted over the bodies.
  bool hasOverlay() const;
  // Where the processor draws, moving scenes are drawn without antialiasing until they have stood still for a moment.
  void setSoftware(bool isSoftware) { isSoftware_ = isSoftware; }
  bool isHasty() const { return isHasty_; }
  // So many shapes that drawing them is slow where the processor does it.
  bool isCrowd() const { return detail_ < 1; }
  void rest();  // at once as if it had stood still
  const SceneItem& shapeItem(size_t index) const { return *shapes_[index].item; }
  const SceneItem& surfaceItem(size_t index) const { return *surfaces_[index].item; }
  // Where the ground lies, along the up direction [m].
  double groundLevel() const { return groundLevel_; }

 Q_SIGNALS:
  void shapesChanged();
  void surfacesChanged();
  void ghostsChanged();
  void marksChanged();
  void eyeChanged();
  void themeChanged();
  void gridChanged();
  void sectionChanged();
  void hasteChanged();
  void viewChosen();      // someone has changed the eye or the overlays
  void overlayChanged();  // labels, traces, axes have to be painted anew
  void shown();           // another time is on show

 private:
  struct Shape {
    SceneItem* item = nullptr;
    ShapePose pose;
    QString part;
    MeshPtr fileMesh;      // null for the elementary forms
    std::string key;       // of the mesh it has
    bool isWorld = false;  // axes and gravity of the world, beside bodies
  };

  struct Surface {
    SceneItem* item = nullptr;
    SurfacePose pose;
    QString part;
    std::vector<Vec3> points;                   // that the mesh was made of
    std::vector<std::array<double, 3>> colors;  // likewise
    bool isRigid = false;                       // these are so at every time
    bool isWorld = false;
  };
  static constexpr double kGhostOpacity = 0.16;

  void showAt(const TimePlace& place);
  void placeShape(Shape& shape, const ShapePose& pose);
  void paintShape(Shape& shape);
  void orderCoincident();
  void makeSurfaces();
  void forgetSurfacePoints();
  MeshPtr surfaceMesh(size_t index, const Surface& surface) const;
  void placeSurface(size_t index, const TimePlace& place);
  void paintSurface(Surface& surface);
  std::vector<Vec3> surfaceOutline(size_t index, const TimePlace& place) const;
  SceneItem* surfaceGhost(size_t index, const TimePlace& start);
  void makeGhosts();
  void makeMarks();
  void placeMarks(const TimePlace& place);
  void extendTraces(const TimePlace& place);
  void growExtent();
  const Bounds& bounds() const { return extent_.bounds(); }
  void fitNow();
  void makeGrid();
  // A geometry that is in use under this key, or a new one.
  template <class Make>
  std::shared_ptr<MeshGeometry> geometry(const std::string& key, Make make);
  std::shared_ptr<MeshGeometry> geometryOf(const ShapeForm& form);
  static void retire(const std::vector<SceneItem*>& items);
  MeshPtr fileMesh(const std::string& type, const std::map<std::string, std::string>& files);
  // The component's name without subscripts: what the diagram calls it.
  static QString diagramPart(const std::string& part) { return QString::fromStdString(part).section('[', 0, 0); }
  QColor shapeColor(const std::array<double, 3>& given, bool isSelected) const;
  std::optional<Vec3> placeOf(const QString& part, const TimePlace& place) const;
  std::vector<size_t> markedFrames() const;
  void hurry(int rest = 0);

  std::unique_ptr<SceneReader> reader_;
  double detail_ = 1;  // of meshes, less for crowds
  bool isSoftware_ = false, isHasty_ = false;
  QTimer restTimer_;
  std::vector<Shape> shapes_;
  std::vector<Surface> surfaces_;
  std::vector<SceneItem*> ghosts_, marks_;
  // Those in use. Qt Quick 3D 6.4 does not draw a geometry again that has been out of use for a while: such are made
  // anew.
  std::map<std::string, std::weak_ptr<MeshGeometry>> geometries_;
  std::map<std::string, MeshPtr> fileMeshes_;
  std::unique_ptr<LineGeometry> grid_;
  QStringList warnings_;
  const Theme* theme_;
  std::set<Overlay> overlays_{Overlay::grid};
  QSet<QString> selected_;
  struct Section {
    Vec3 normal;
    double offset = 0;
  };
  std::optional<Section> section_;
  Camera camera_;
  Extent extent_;      // of the bodies in every position seen so far; of the world's axes where there is nothing else
  Extent world_;       // of the world's axes beside bodies
  Bounds everything_;  // of both
  uint64_t boundedRows_ = 0;  // rows that are in the bounds
  bool isFitted_ = true;
  QString followed_;
  std::optional<Vec3> followedPlace_;
  double time_ = 0;
  std::optional<TimePlace> place_;
  double groundLevel_ = 0;
  double gridRadius_ = 0;
  std::vector<std::vector<Vec3>> traces_;
  uint64_t tracedRows_ = 0;
  mutable double largestForce_ = 0, largestTorque_ = 0;  // seen so far, for the scale of arrows
};

template <class Make>
std::shared_ptr<MeshGeometry> ViewScene::geometry(const std::string& key, Make make) {
  std::weak_ptr<MeshGeometry>& known = geometries_[key];
  if (auto inUse = known.lock()) return inUse;
  const std::shared_ptr<MeshGeometry> made(new MeshGeometry(std::make_shared<const Mesh>(make())),
                                           [](MeshGeometry* old) { old->deleteLater(); });
  known = made;
  return made;
}

}  // namespace armature::app
