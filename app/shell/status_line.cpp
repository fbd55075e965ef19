#include "app/shell/status_line.h"

#include <QLabel>
#include <QStatusBar>

#include "app/shell/open_pages.h"

namespace armature::app {

StatusLine::StatusLine(QStatusBar& bar, OpenPages& pages) : pages_(pages) {
  hover_ = new QLabel(&bar);
  hover_->setObjectName("hoverWords");
  hover_->setMinimumWidth(80);
  size_ = new QLabel(&bar);
  zoom_ = new QLabel(&bar);
  bar.setSizeGripEnabled(false);
  bar.addWidget(hover_, 1);
  bar.addPermanentWidget(size_);
  bar.addPermanentWidget(zoom_);
  for (auto signal : {&OpenPages::statusChanged, &OpenPages::runStateChanged})
    connect(&pages, signal, this, &StatusLine::update);
  connect(&pages, &OpenPages::currentChanged, this, &StatusLine::update);
}

void StatusLine::update() {
  DiagramPage& page = pages_.current();
  const QString words = page.hoverWords();
  hover_->setText(hover_->fontMetrics().elidedText(words, Qt::ElideRight, std::max(80, hover_->width() - 12)));
  hover_->setToolTip(words);
  zoom_->setText(tr("%1 %").arg(qRound(page.canvas().zoom() * 100)));
  if (const ModelPtr& model = page.checker().lastModel()) {
    const auto& statistics = model->statistics();
    size_->setText(tr("%1 equations, %2 states").arg(statistics.unknowns).arg(statistics.states));
  } else {
    size_->clear();
  }
}

}  // namespace armature::app
