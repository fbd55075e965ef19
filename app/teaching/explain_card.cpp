#include "app/teaching/explain_card.h"

#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include "app/look/letters.h"
#include "app/teaching/quadrant_view.h"

namespace armature::app {

namespace {

constexpr int kWidth = 340;   // [px] with letters of the usual size
constexpr int kBeside = 12;   // [px] from the pointer, so that it hides nothing that was pointed at
constexpr int kPadding = 12;  // [px]

}  // namespace

ExplainCard::ExplainCard(QWidget* parent) : QFrame(parent, Qt::Popup), title_(new QLabel), text_(new QLabel) {
  setObjectName("explainCard");
  setAttribute(Qt::WA_DeleteOnClose);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kPadding, kPadding, kPadding, kPadding);
  for (QLabel* label : {title_, text_}) {
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
  }
  // As large as those of the diagram that is spoken of.
  const double letters = parent ? letterScale(parent->font()) : 1;
  setStyleSheet(QString("#explainCard * { font-size: %1px; }").arg(qRound(kLetters * letters)));
  QFont font = title_->font();
  font.setBold(true);
  title_->setFont(font);
  setFixedWidth(qRound(kWidth * (1 + letters) / 2));
}

void ExplainCard::addQuadrants(PowerBook& book, const QString& part, const QString& connector, double time) {
  constexpr int kHeight = 220;  // [px]
  if (!book.powers() || !book.powers()->sidedAt(part.toStdString(), connector.toStdString())) return;
  auto* view = new QuadrantView(this);
  view->setFixedHeight(kHeight);
  view->setPoint(&book, part, connector);
  view->setTime(time);
  static_cast<QVBoxLayout*>(layout())->addWidget(view);
}

void ExplainCard::showFor(const Explanation& explanation, QPoint global) {
  title_->setText(explanation.title);
  text_->setText(explanation.sentences.join("\n\n"));
  text_->setTextFormat(Qt::PlainText);
  setAccessibleName(explanation.title + ". " + explanation.sentences.join(' '));
  for (QLabel* label : {title_, text_}) label->ensurePolished();
  setFixedHeight(layout()->totalHeightForWidth(width()));
  const QScreen* on = screen();
  QPoint corner = global + QPoint(kBeside, kBeside);
  const QRect room = on ? on->availableGeometry() : QRect();
  if (!room.isEmpty()) {
    corner.setX(std::max(room.left(), std::min(corner.x(), room.right() - width())));
    corner.setY(std::max(room.top(), std::min(corner.y(), room.bottom() - height())));
  }
  move(corner);
  show();
}

}  // namespace armature::app
