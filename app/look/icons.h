// Icons as SVG text from the shipped folder, adapted to state (groups `state-<parameter>-<value>`) and theme, and drawn
// once per size: the pictures are cached. Classes without a drawing get a box with their short name.
#pragma once
#include <QHash>
#include <QIcon>
#include <QMap>
#include <QPixmap>
#include <QString>
#include <memory>
#include <optional>

#include "app/look/theme.h"

class QSvgRenderer;

namespace armature::app {

// A folder of the installation ("icons", "resources/examples"): beside the program in ../share/armature, or in the
// source folder it was built from; empty if neither is there.
QString shippedFolder(const QString& name);

// Values of parameters that change a drawing, e.g. {"useSupport", "true"}.
using IconState = QMap<QString, QString>;

class Icons {
 public:
  explicit Icons(QString folder);
  ~Icons();

  // Whether there is a drawing for a class, by its qualified name.
  bool has(const QString& className) const;
  // Renderer of a class's drawing in a state, or null; owned by this object.
  QSvgRenderer* part(const QString& className, const IconState& state, bool isDark) const;
  // Outline icon of an action ("run", "undo", …), drawn in one colour; falls back to an empty icon.
  QIcon action(const QString& name, const QColor& color, const QColor& disabled) const;
  // A drawing by its path below the folder ("domains/heat"), square, in the theme's colours; empty if there is none.
  QPixmap picture(const QString& path, int size, double ratio, bool isDark) const;
  // A part's picture of a square size [px], for trees and headers. Device pixel ratio `ratio`.
  QPixmap pixmap(const QString& className, int size, double ratio, bool isDark) const;

 private:
  std::optional<QString> text(const QString& relativePath) const;

  QString folder_;
  mutable QHash<QString, std::optional<QString>> texts_;
  mutable QHash<QString, std::shared_ptr<QSvgRenderer>> renderers_;
  mutable QHash<QString, QPixmap> pixmaps_;
  mutable QHash<QString, QIcon> actions_;
};

// An SVG text with its state groups shown or hidden: a group whose parameter the state names stays only when the values
// are equal; of a parameter that the state does not name, the group "false" (or "none") stays.
QString withState(const QString& svg, const IconState& state);
// An SVG text in the colours of the dark theme.
QString inDark(const QString& svg);

// Draws the stand-in for a class without drawing: a rounded box with the class's short name.
void paintGenericIcon(QPainter& painter, const QRectF& box, const QString& shortName, const Theme& theme);

}  // namespace armature::app
