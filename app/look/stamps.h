// Small drawings that come again and again (heads of arrows, signs of connectors, frames of numbers), kept as pictures
// and put where they belong, on whole pixels of the device.
#pragma once
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <cmath>

namespace armature::app {

// What a stamp looks like; two that look alike have equal keys.
struct StampKey {
  int kind = 0;
  QRgb ink = 0, back = 0;
  int width = 0, height = 0;  // what its maker understands by them
  int way = 0;
  bool operator==(const StampKey&) const = default;
};

inline size_t qHash(const StampKey& key, size_t seed = 0) {
  return qHashMulti(seed, key.kind, key.ink, key.back, key.width, key.height, key.way);
}

class Stamps {
 public:
  // Before painting: of another density of pixels everything is made anew.
  void setRatio(double ratio) {
    if (ratio == ratio_) return;
    ratio_ = ratio;
    made_.clear();
  }
  double ratio() const { return ratio_; }
  // Nothing is kept: what is put is drawn as such, for pictures that are made of lines.
  void drawAsSuch() { isKept_ = false; }
  // Puts a stamp with its (0, 0) at `at`; `make` draws it about (0, 0) within `box` when it is not there yet.
  template <typename Make>
  void put(QPainter& painter, const StampKey& key, QPointF at, const QRectF& box, Make make) {
    if (!isKept_) {
      painter.save();
      painter.translate(at);
      make(painter);
      painter.restore();
      return;
    }
    auto found = made_.constFind(key);
    if (found == made_.constEnd()) found = keep(key, box, make);
    const auto onPixel = [&](double x) { return std::round(x * ratio_) / ratio_; };
    painter.drawPixmap(QPointF(onPixel(at.x()) + box.left(), onPixel(at.y()) + box.top()), *found);
  }

 private:
  static constexpr qsizetype kMost = 4000;

  template <typename Make>
  QHash<StampKey, QPixmap>::const_iterator keep(const StampKey& key, const QRectF& box, Make make) {
    if (made_.size() >= kMost) made_.clear();
    QPixmap picture(
        QSize(static_cast<int>(std::ceil(box.width() * ratio_)), static_cast<int>(std::ceil(box.height() * ratio_))));
    picture.setDevicePixelRatio(ratio_);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-box.topLeft());
    make(painter);
    painter.end();
    return made_.insert(key, picture);
  }

  double ratio_ = 1;
  bool isKept_ = true;
  QHash<StampKey, QPixmap> made_;
};

}  // namespace armature::app
