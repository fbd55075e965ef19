// Geometries that are in use, by what they show: equal forms share one. Qt Quick 3D 6.4 does not draw a geometry again
// that has been out of use for a while, so those that nothing uses any more are forgotten and made anew.
#pragma once
#include <map>
#include <memory>
#include <string>

#include "app/view3d/scene_item.h"

namespace armature::app {

// A geometry that is deleted by the event loop: the picture may still hold it.
inline std::shared_ptr<MeshGeometry> makeGeometry(MeshPtr mesh) {
  return {new MeshGeometry(std::move(mesh)), [](MeshGeometry* old) { old->deleteLater(); }};
}

class GeometryCache {
 public:
  // The geometry in use under a key, or a new one of the mesh that `make` gives.
  template <class Make>
  std::shared_ptr<MeshGeometry> get(const std::string& key, Make make) {
    std::weak_ptr<MeshGeometry>& known = geometries_[key];
    if (auto inUse = known.lock()) return inUse;
    MeshPtr mesh;
    if constexpr (std::is_convertible_v<decltype(make()), MeshPtr>)
      mesh = make();  // shared, not copied
    else
      mesh = std::make_shared<const Mesh>(make());
    auto made = makeGeometry(std::move(mesh));
    known = made;
    return made;
  }

 private:
  std::map<std::string, std::weak_ptr<MeshGeometry>> geometries_;
};

}  // namespace armature::app
