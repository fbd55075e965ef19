#include "app/shell/notices.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/look/answer_row.h"

namespace armature::app {

Notices::Notices(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(0);
  hide();
}

void Notices::show(const QString& key, const QString& text, const std::vector<Answer>& answers) {
  take(key);
  auto* bar = new QFrame(this);
  bar->setObjectName("notice");
  auto* row = new AnswerRow(bar);
  row->setContentsMargins(12, 5, 8, 5);
  row->setSpacing(8);
  auto* words = new QLabel(text, bar);
  words->setObjectName("noticeText");
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  row->setWords(words);
  for (const auto& [label, act] : answers) {
    auto* button = new QPushButton(label, bar);
    connect(button, &QPushButton::clicked, this, [this, key, act = act] {
      take(key);
      if (act) act();
    });
    row->addWidget(button);
  }
  auto* close = new QToolButton(bar);
  close->setText(QStringLiteral("×"));
  close->setToolTip(tr("Close this message"));
  close->setAccessibleName(close->toolTip());
  connect(close, &QToolButton::clicked, this, [this, key] { take(key); });
  row->setCorner(close);
  layout_->addWidget(bar);
  bars_.insert(key, bar);
  setVisible(true);
}

void Notices::take(const QString& key) {
  QFrame* bar = bars_.take(key);
  if (!bar) return;
  bar->hide();
  bar->deleteLater();  // one of its buttons may be at work
  setVisible(!bars_.isEmpty());
}

}  // namespace armature::app
