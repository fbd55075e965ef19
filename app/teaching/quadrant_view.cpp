#include "app/teaching/quadrant_view.h"

#include <algorithm>

#include "app/look/theme.h"
#include "app/look/word_wrap.h"

namespace armature::app {
namespace {

// Whether a diagram has anything that pushes a point which moves.
bool hasQuadrants(const Powers& powers) {
  return !powers.sources().empty() || std::ranges::any_of(powers.shares(), [&](const EnergyShare& share) {
    return powers.sidedAt(share.part, {}).has_value();
  });
}

}  // namespace

QuadrantView::QuadrantView(QWidget* parent) : QWidget(parent) {
  setObjectName("quadrants");
  setAccessibleName(tr("Four quadrants"));
}

void QuadrantView::setPoint(PowerBook* book, const QString& part, const QString& connector) {
  if (book_ != book) {
    if (book_) book_->disconnect(this);
    book_ = book;
    if (book) connect(book, &PowerBook::changed, this, &QuadrantView::forget);
  }
  part_ = part;
  connector_ = connector;
  forget();
}

void QuadrantView::forget() {
  track_.clear();
  isStale_ = true;
  update();
}

void QuadrantView::setTime(double time) {
  if (time_ == time && !isStale_) return;
  time_ = time;
  isStale_ = true;
  update();
}

const QuadrantPicture& QuadrantView::picture() {
  if (!isStale_) return picture_;
  isStale_ = false;
  picture_ = {};
  if (!book_ || !book_->powers())
    picture_.problem = tr("Run the diagram: then this shows what drives and what brakes.");
  else if (!hasQuadrants(*book_->powers()))
    picture_.problem =
        tr("Nothing in this diagram has quadrants: that takes a source, or a part with a flange or a pin.");
  else if (part_.isEmpty())
    picture_.problem = tr("Select a source, or a part with a flange or a pin.");
  else if (!track_.take(*book_, part_, connector_))
    picture_.problem = tr("%1 has no flange and no pin with values in this run.").arg(part_);
  else
    picture_ = layOutQuadrants(track_, *book_, rect(), font(), time_);
  setAccessibleDescription(picture_.problem.isEmpty() ? picture_.sentence : picture_.problem);
  return picture_;
}

void QuadrantView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = Theme::of(this);
  painter.setFont(font());
  const QuadrantPicture& drawn = picture();
  if (drawn.problem.isEmpty()) return paintQuadrants(painter, drawn, theme);
  painter.setPen(theme.quiet);
  constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
  painter.drawText(evenBox(painter.font(), drawn.problem, rect().adjusted(16, 16, -16, -16), kFlags), kFlags,
                   drawn.problem);
}

void QuadrantView::resizeEvent(QResizeEvent*) {
  isStale_ = true;
}

}  // namespace armature::app
