#include "app/shell/print_preview.h"

#include <QGraphicsRectItem>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QLocale>
#include <QPageSetupDialog>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QScreen>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/look/flow_row.h"
#include "app/look/icons.h"
#include "app/look/theme.h"

namespace armature::app {

static constexpr double kStep = 1.25;  // of the zoom

PrintPreview::PrintPreview(QPrinter& printer, const Icons& icons, std::function<void(QPrinter&)> paint, QWidget* parent)
    : QDialog(parent), printer_(printer), icons_(icons), sheet_(new QPrintPreviewWidget(&printer, this)) {
  setObjectName("printPreview");
  setWindowTitle(tr("Print"));
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(0);
  bar_ = new QWidget(this);
  auto* line = new FlowRow(bar_);
  line->setContentsMargins(12, 8, 12, 8);
  line->setSpacing(4);
  addZoom(*line);
  addPaper(*line);
  line->addGap();
  QToolButton* go = addButton(*line, "printNow", tr("Print…"));
  go->setProperty("primary", true);
  connect(go, &QToolButton::clicked, this, &PrintPreview::print);
  lines->addWidget(bar_);
  lines->addWidget(sheet_, 1);
  // Its frame would be the window's edge, of which broken pixels leave half.
  sheet_->findChild<QGraphicsView*>()->setFrameShape(QFrame::NoFrame);
  sheet_->setFocus();
  connect(sheet_, &QPrintPreviewWidget::paintRequested, this, [paint](QPrinter* on) { paint(*on); });
  connect(sheet_, &QPrintPreviewWidget::previewChanged, this, &PrintPreview::refresh);
}

QToolButton* PrintPreview::addButton(FlowRow& line, const char* name, const QString& words, const char* icon) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  const Theme& theme = Theme::of(this);
  if (icon) button->setIcon(icons_.action(icon, theme.text, theme.quiet));
  if (icon) button->setToolTip(words);
  button->setText(words);
  button->setAccessibleName(words);
  line.addWidget(button);
  return button;
}

void PrintPreview::addZoom(FlowRow& line) {
  QToolButton* fit = addButton(line, "printFit", tr("Show the whole sheet"), "zoom-fit");
  connect(fit, &QToolButton::clicked, sheet_, &QPrintPreviewWidget::fitInView);
  QToolButton* out = addButton(line, "printZoomOut", tr("Zoom out"), "zoom-out");
  connect(out, &QToolButton::clicked, this, [this] { sheet_->zoomOut(kStep); });
  zoom_ = addButton(line, "printZoom", {});
  zoom_->setToolTip(tr("Size on paper"));
  zoom_->setAccessibleName(zoom_->toolTip());
  zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("0000 %")) + 16);
  connect(zoom_, &QToolButton::clicked, this, [this] { sheet_->setZoomFactor(1); });
  QToolButton* in = addButton(line, "printZoomIn", tr("Zoom in"), "zoom-in");
  connect(in, &QToolButton::clicked, this, [this] { sheet_->zoomIn(kStep); });
}

void PrintPreview::addPaper(FlowRow& line) {
  lying_ = addButton(line, "printLying", tr("Landscape"));
  standing_ = addButton(line, "printStanding", tr("Portrait"));
  for (QToolButton* button : {lying_, standing_}) button->setCheckable(true);
  connect(lying_, &QToolButton::clicked, sheet_, &QPrintPreviewWidget::setLandscapeOrientation);
  connect(standing_, &QToolButton::clicked, sheet_, &QPrintPreviewWidget::setPortraitOrientation);
  QToolButton* paper = addButton(line, "printPaper", tr("Paper and margins…"));
  connect(paper, &QToolButton::clicked, this, &PrintPreview::choosePaper);
}

void PrintPreview::refresh() {
  coverShadows();
  zoom_->setText(tr("%1 %").arg(QLocale().toString(qRound(sheet_->zoomFactor() * 100))));
  const bool isLying = printer_.pageLayout().orientation() == QPageLayout::Landscape;
  lying_->setChecked(isLying);
  standing_->setChecked(!isLying);
}

// The pages throw a hard black shadow to the right and below, in every theme: the surface is laid over it, and over a
// hair of the page, for the shadow begins on the pixel of the screen that the page ends on.
void PrintPreview::coverShadows() {
  auto* view = sheet_->findChild<QGraphicsView*>();
  if (!view || !view->scene()) return;
  const QColor surface = Theme::of(this).panel;
  view->setBackgroundBrush(surface);
  view->scene()->setBackgroundBrush(surface);
  for (QGraphicsItem* page : view->scene()->items()) {
    if (page->parentItem() || !page->childItems().isEmpty()) continue;
    const QRectF whole = page->boundingRect();
    const QSizeF paper = printer_.pageLayout().fullRectPixels(printer_.resolution()).size();
    constexpr double kHair = 0.0015;  // of the page
    const QSizeF seen = paper * (1 - kHair);
    for (const QRectF& part : {QRectF(QPointF(seen.width(), whole.top()), whole.bottomRight()),
                               QRectF(QPointF(whole.left(), seen.height()), whole.bottomRight())}) {
      auto* cover = new QGraphicsRectItem(part, page);
      cover->setPen(Qt::NoPen);
      cover->setBrush(surface);
    }
  }
}

void PrintPreview::showAllButtons() {
  constexpr int kSpare = 8;  // [px]
  const int most = screen()->availableSize().width(), wanted = bar_->layout()->sizeHint().width() + kSpare;
  if (width() < wanted && wanted <= most) resize(wanted, height());
}

void PrintPreview::choosePaper() {
  QPageSetupDialog dialog(&printer_, this);
  if (dialog.exec() == QDialog::Accepted) sheet_->updatePreview();
}

void PrintPreview::print() {
  QPrintDialog dialog(&printer_, this);
  if (dialog.exec() != QDialog::Accepted) return;
  sheet_->print();
  accept();
}

// Only a widget that is shown knows its size, and what its buttons ask for: they stand in one row where the screen has
// room for them.
void PrintPreview::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  QTimer::singleShot(0, this, &PrintPreview::showAllButtons);
  sheet_->fitInView();
}

}  // namespace armature::app
