#include "app/look/focus_ring.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFocusEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QTabBar>
#include <QTextBrowser>

#include "app/look/theme.h"

namespace armature::app {
namespace {

class Ring : public QWidget {
 public:
  explicit Ring(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::of(this).accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  }
};

// Fields and buttons change their own edge, and views that are painted by hand draw theirs, or ask for this one. A list
// that belongs to a field is a window of its own.
bool hasNoEdge(const QWidget& widget) {
  if (widget.property(kFocusRing).toBool()) return true;
  if (qobject_cast<const QAbstractItemView*>(&widget)) return !widget.window()->windowFlags().testFlag(Qt::Popup);
  return qobject_cast<const QTabBar*>(&widget) || qobject_cast<const QTextBrowser*>(&widget) ||
         qobject_cast<const QScrollArea*>(&widget) || qobject_cast<const QLabel*>(&widget);
}

bool isByKey(const QFocusEvent& event) {
  return event.reason() == Qt::TabFocusReason || event.reason() == Qt::BacktabFocusReason ||
         event.reason() == Qt::ShortcutFocusReason;
}

}  // namespace

FocusRing::FocusRing(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

void FocusRing::install() {
  static QPointer<FocusRing> only;
  if (!only) only = new FocusRing(qApp);
}

bool FocusRing::eventFilter(QObject* object, QEvent* event) {
  const bool isRinged = ring_ && ring_->parentWidget() == object;
  switch (event->type()) {
    case QEvent::FocusIn:
      if (auto* widget = qobject_cast<QWidget*>(object);
          widget && hasNoEdge(*widget) && isByKey(*static_cast<QFocusEvent*>(event)))
        showIn(*widget);
      break;
    case QEvent::FocusOut:
      if (isRinged) delete ring_;
      break;
    case QEvent::MouseButtonPress:
      delete ring_;
      break;
    case QEvent::Resize:
    case QEvent::LayoutRequest:
      if (isRinged) place();
      break;
    default:
      break;
  }
  return false;
}

void FocusRing::showIn(QWidget& widget) {
  delete ring_;
  ring_ = new Ring(&widget);
  place();
  ring_->show();
  if (auto* tabs = qobject_cast<QTabBar*>(&widget))
    QObject::connect(tabs, &QTabBar::currentChanged, ring_, [this] { place(); });
}

void FocusRing::place() {
  const QWidget* const widget = ring_->parentWidget();
  const auto* tabs = qobject_cast<const QTabBar*>(widget);
  ring_->setGeometry(tabs ? tabs->tabRect(tabs->currentIndex()) : widget->rect());
  ring_->raise();
}

}  // namespace armature::app
