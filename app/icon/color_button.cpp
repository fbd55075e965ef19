#include "app/icon/color_button.h"

#include <QColorDialog>
#include <QGridLayout>
#include <QMenu>
#include <QPainter>
#include <QWidgetAction>

#include "app/look/color_swatch.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {

// Usual colours of icons: greys, then each hue light and strong; the blue of names (0, 0, 255) and of signals (0, 0,
// 127) among them.
constexpr int kSwatches[] = {0x000000, 0x404040, 0x7F7F7F, 0xBFBFBF, 0xE6E6E6, 0xFFFFFF, 0x0000FF, 0x00007F,
                             0x1D4ED8, 0xBFDBFE, 0x0A7F3F, 0xBBF7D0, 0xB42318, 0xFECACA, 0xC05600, 0xFED7AA,
                             0xEAB308, 0xFEF9C3, 0x7C2D92, 0xE9D5FF, 0xA21CAF, 0xFBCFE8, 0x0F766E, 0x99F6E4};
constexpr int kColumns = 6, kSwatch = 22;  // [px]

QString nameOf(int rgb) {
  return QColor::fromRgb(QRgb(rgb)).name().toUpper();
}

}  // namespace

ColorButton::ColorButton(const QString& name, QWidget* parent) : QToolButton(parent) {
  setAccessibleName(name);
  setToolTip(name);
  setProperty("field", true);
  setFixedSize(64, 26);
  connect(this, &QToolButton::clicked, this, &ColorButton::open);
}

void ColorButton::setColor(int rgb, bool isMixed) {
  rgb_ = rgb;
  isMixed_ = isMixed;
  setAccessibleDescription(isMixed ? tr("various") : nameOf(rgb));
  update();
}

void ColorButton::paintEvent(QPaintEvent* event) {
  QToolButton::paintEvent(event);
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (isMixed_) {
    painter.setPen(theme.quiet);
    return painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("…"));
  }
  painter.setPen(QPen(theme.quiet, 1));
  painter.setBrush(QColor::fromRgb(QRgb(rgb_)));
  painter.setOpacity(isEnabled() ? 1 : 0.35);
  painter.drawRoundedRect(QRectF(rect()).adjusted(4.5, 4.5, -4.5, -4.5), 3, 3);
}

void ColorButton::open() {
  QMenu menu(this);
  menu.setObjectName("colors");
  auto* body = new QWidget(&menu);
  auto* grid = new QGridLayout(body);
  grid->setContentsMargins(6, 6, 6, 6);
  grid->setSpacing(2);
  int k = 0;
  for (const int rgb : kSwatches) {
    auto* one = new QToolButton(body);
    one->setObjectName("color_" + nameOf(rgb).mid(1));
    one->setAccessibleName(nameOf(rgb));
    one->setToolTip(nameOf(rgb));
    one->setIconSize({kSwatch - 4, kSwatch - 4});
    one->setIcon(QIcon(colorSwatch(QColor::fromRgb(QRgb(rgb)), kSwatch - 4, devicePixelRatioF(), Theme::of(this))));
    connect(one, &QToolButton::clicked, &menu, [this, &menu, rgb] {
      menu.close();
      Q_EMIT picked(rgb);
    });
    grid->addWidget(one, k / kColumns, k % kColumns);
    ++k;
  }
  auto* swatches = new QWidgetAction(&menu);
  swatches->setDefaultWidget(body);
  menu.addAction(swatches);
  menu.addAction(tr("Another colour…"), this, [this] {
    const QColor chosen = QColorDialog::getColor(QColor::fromRgb(QRgb(rgb_)), window(), accessibleName());
    if (chosen.isValid()) Q_EMIT picked(static_cast<int>(chosen.rgb() & 0xFFFFFF));
  });
  menu.exec(mapToGlobal(QPoint(0, height())));
}

}  // namespace armature::app
