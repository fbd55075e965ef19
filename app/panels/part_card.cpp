#include "app/panels/part_card.h"

#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include "app/canvas/primitive_icon.h"
#include "app/language/tables.h"
#include "app/panels/class_page.h"

namespace armature::app {

PartCard::PartCard(const Icons& icons, QWidget* parent) : QFrame(parent, Qt::ToolTip), icons_(icons) {
  setProperty("role", "card");
  setAttribute(Qt::WA_ShowWithoutActivating);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(14, 12, 14, 12);
  layout->setSpacing(6);
  picture_ = new QLabel(this);
  picture_->setAlignment(Qt::AlignCenter);
  title_ = new QLabel(this);
  title_->setProperty("role", "title");
  text_ = new QLabel(this);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::RichText);
  layout->addWidget(picture_);
  layout->addWidget(title_);
  layout->addWidget(text_);
  setFixedWidth(280);
}

void PartCard::showFor(const ClassInfo& info, QPoint global) {
  const Theme& theme = Theme::of(this);
  const QString name = QString::fromStdString(info.name);
  const double ratio = devicePixelRatioF();
  const QPixmap drawn = icons_.has(name) ? QPixmap() : primitivePixmap(info, 112, ratio, theme);
  picture_->setPixmap(drawn.isNull() ? icons_.pixmap(name, 112, ratio, theme.isDark) : drawn);
  title_->setText(name.section('.', -1));
  QString html = classText(info.name, info.description).toHtmlEscaped();
  int shown = 0;
  for (const ConnectorInfo& c : info.connectors) {
    if (++shown > 8) {
      html += QStringLiteral("…");
      break;
    }
    QString line = QString::fromStdString(c.name).toHtmlEscaped();
    if (!c.condition.empty())
      line += ' ' + tr("(there if %1)").arg(QString::fromStdString(c.condition).toHtmlEscaped());
    html += QStringLiteral("<p style='margin:%3px 0 0 14px; text-indent:-14px'><span style='color:%1'>%4</span> %2</p>")
                .arg(theme.domain(c.domain).name(), line)
                .arg(shown == 1 ? 8 : 0)
                .arg(connectorSign(c));
  }
  html += QStringLiteral("<p style='margin:10px 0 0 0; color:%1'>%2</p>")
              .arg(theme.quiet.name(), name.section('.', 0, -2).toHtmlEscaped().replace('.', ".\u200b"));
  text_->setText(html);
  layout()->activate();
  resize(width(), layout()->heightForWidth(width()) > 0 ? layout()->heightForWidth(width()) : sizeHint().height());
  QPoint at = global;
  if (const QScreen* screen = QGuiApplication::screenAt(global)) {
    const QRect room = screen->availableGeometry();
    at.setY(std::min(at.y(), room.bottom() - height() - 8));
  }
  move(at);
  show();
}

}  // namespace armature::app
