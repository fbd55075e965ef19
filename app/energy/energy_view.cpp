#include "app/energy/energy_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>
#include <QToolTip>

#include "app/look/focus_ring.h"
#include "app/look/theme.h"
#include "app/look/word_wrap.h"

namespace armature::app {

EnergyView::EnergyView(Shows shows, QWidget* parent) : QWidget(parent), shows_(shows) {
  setFocusPolicy(Qt::StrongFocus);
  setProperty(kFocusRing, true);
  setMouseTracking(true);
  setObjectName(shows == Shows::power ? "energyFlow" : "energySinceStart");
  setAccessibleName(shows == Shows::power ? tr("Power of the parts at this instant") : tr("Energies since the start"));
}

void EnergyView::setBook(PowerBook* book) {
  if (book_ == book) return;
  if (book_) book_->disconnect(this);
  book_ = book;
  if (book) connect(book, &PowerBook::changed, this, &EnergyView::forget);
  forget();
}

void EnergyView::forget() {
  isStale_ = true;
  focus_ = -1;
  update();
}

void EnergyView::setTime(double time) {
  if (time_ == time && !isStale_) return;
  time_ = time;
  isStale_ = true;
  update();
}

void EnergyView::setSelected(const QSet<QString>& parts) {
  if (selected_ == parts) return;
  selected_ = parts;
  update();
}

EnergyPicture EnergyView::laidOut() {
  EnergyPicture nothing;
  const Powers* powers = book_ ? book_->powers() : nullptr;
  if (!powers) {
    nothing.problem = tr("Run the diagram: then this shows where its power comes from and where it goes.");
    return nothing;
  }
  const Survey& survey = book_->survey();
  EnergyInput input{*powers, {}, survey.largest, survey.turnover, survey.usual, time_, shows_ == Shows::energy};
  const QRectF box = QRectF(rect()).adjusted(0, 4, 0, -4);
  if (shows_ == Shows::power) {
    input.values = powers->at(time_);
    return layOutEnergy(input, box, font());
  }
  // A long run is integrated piece by piece, so that the window goes on.
  constexpr uint64_t kAtOnce = 2000;
  Energies& energies = *book_->energies();
  const uint64_t parts = powers->shares().size() + 1;
  if (!energies.advance(std::max<uint64_t>(20, kAtOnce * 10 / (parts + 9)))) {
    QTimer::singleShot(0, this, &EnergyView::forget);
    nothing.problem = tr("Adding up the powers: %1 %").arg(qRound(100 * energies.progress()));
    return nothing;
  }
  input.values = energies.at(time_);
  // The scale is that of the end, where energies are usually largest.
  const auto& store = powers->store();
  input.turnover =
      std::max(powers->sum(energies.at(store.time(store.rowCount() - 1))).turnover, powers->sum(input.values).turnover);
  input.usual = input.turnover;
  return layOutEnergy(input, box, font());
}

const EnergyPicture& EnergyView::picture() {
  if (!isStale_) return picture_;
  isStale_ = false;
  picture_ = laidOut();
  if (focus_ >= static_cast<int>(picture_.bars.size())) focus_ = -1;
  const QString text = picture_.problem.isEmpty() ? picture_.words.join(QStringLiteral(". ")) : picture_.problem;
  setAccessibleDescription(focus_ < 0 ? text : picture_.bars[static_cast<size_t>(focus_)].sentence);
  if (words_ != picture_.words) {
    words_ = picture_.words;
    Q_EMIT wordsChanged(words_);
  }
  return picture_;
}

void EnergyView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = Theme::of(this);
  painter.setFont(font());
  const EnergyPicture& drawn = picture();
  if (drawn.problem.isEmpty()) return paintEnergy(painter, drawn, theme, focus_, selected_);
  painter.setPen(theme.quiet);
  constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
  painter.drawText(evenBox(painter.font(), drawn.problem, rect().adjusted(16, 16, -16, -16), kFlags), kFlags,
                   drawn.problem);
}

void EnergyView::resizeEvent(QResizeEvent*) {
  isStale_ = true;
}

int EnergyView::barAt(QPointF pixel) {
  const auto& bars = picture().bars;
  for (size_t k = 0; k < bars.size(); ++k)
    if (bars[k].bar.adjusted(-3, -2, 3, 2).contains(pixel) || bars[k].label.contains(pixel)) return static_cast<int>(k);
  for (size_t k = 0; k < bars.size(); ++k)
    if (bars[k].ribbon.contains(pixel)) return static_cast<int>(k);
  return -1;
}

void EnergyView::choose(int bar) {
  if (bar < 0 || picture().bars[static_cast<size_t>(bar)].part.isEmpty()) return;
  // A copy: whoever hears of it may lay out anew.
  const QString part = picture_.bars[static_cast<size_t>(bar)].part;
  Q_EMIT partChosen(part);
}

void EnergyView::setFocusedBar(int bar) {
  focus_ = bar;
  if (bar >= 0) setAccessibleDescription(picture().bars[static_cast<size_t>(bar)].sentence);
  update();
}

void EnergyView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const int bar = barAt(event->position());
  setFocusedBar(bar);
  choose(bar);
}

void EnergyView::mouseMoveEvent(QMouseEvent* event) {
  const int bar = barAt(event->position());
  setCursor(bar >= 0 && !picture_.bars[static_cast<size_t>(bar)].part.isEmpty() ? Qt::PointingHandCursor
                                                                                : Qt::ArrowCursor);
}

void EnergyView::keyPressEvent(QKeyEvent* event) {
  const int count = static_cast<int>(picture().bars.size());
  const int key = event->key();
  if (count > 0 && (key == Qt::Key_Down || key == Qt::Key_Right)) return setFocusedBar((focus_ + 1) % count);
  if (count > 0 && (key == Qt::Key_Up || key == Qt::Key_Left))
    return setFocusedBar(focus_ <= 0 ? count - 1 : focus_ - 1);
  if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) return choose(focus_);
  QWidget::keyPressEvent(event);
}

void EnergyView::focusOutEvent(QFocusEvent*) {
  setFocusedBar(-1);
}

bool EnergyView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int bar = barAt(help->pos());
    if (bar >= 0)
      QToolTip::showText(help->globalPos(), picture_.bars[static_cast<size_t>(bar)].sentence, this);
    else
      QToolTip::hideText();
    return true;
  }
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) isStale_ = true;
  return QWidget::event(event);
}

}  // namespace armature::app
