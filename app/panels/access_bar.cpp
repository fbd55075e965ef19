#include "app/panels/access_bar.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QUrl>

namespace armature::app {

AccessBar::AccessBar(RunControl& run, QWidget* parent) : QFrame(parent), run_(run), words_(new QLabel(this)) {
  setObjectName("accessBar");
  setFrameShape(QFrame::StyledPanel);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 4, 6, 4);
  row->setSpacing(6);
  words_->setObjectName("accessWords");
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  row->addWidget(words_, 1);
  once_ = button("allowOnce", tr("Allow once"));
  always_ = button("allowAlways", tr("Always for this folder"));
  deny_ = button("allowNot", tr("Don't allow"));
  open_ = button("openRunFolder", tr("Open the folder"));
  connect(once_, &QToolButton::clicked, this, [this] { run_.allow(false); });
  connect(always_, &QToolButton::clicked, this, [this] { run_.allow(true); });
  connect(deny_, &QToolButton::clicked, this, &QWidget::hide);
  connect(open_, &QToolButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder_)); });
  connect(&run_, &RunControl::stateChanged, this, &QWidget::hide);
  connect(&run_, &RunControl::finished, this, &AccessBar::tell);
  hide();
}

QToolButton* AccessBar::button(const char* name, const QString& text) {
  auto* made = new QToolButton(this);
  made->setObjectName(name);
  made->setText(text);
  layout()->addWidget(made);
  return made;
}

void AccessBar::tell() {
  const QString folder = QString::fromStdString(run_.result().runFolder);
  if (const AccessRequest* request = run_.refused()) {
    ask(*request);
  } else if (!folder.isEmpty()) {
    showFolder(folder);
  } else {
    hide();
  }
}

void AccessBar::ask(const AccessRequest& request) {
  const QString path = QString::fromStdString(request.path), part = QString::fromStdString(request.part);
  const QString function = QString::fromStdString(request.function);
  const QString who = function.isEmpty() ? tr("The model")
                      : part.isEmpty()   ? function
                                         : tr("%1, called by %2,").arg(function, part);
  words_->setText(request.isWrite ? tr("%1 wants to change %2").arg(who, path)
                                  : tr("%1 wants to read %2").arg(who, path));
  for (QToolButton* answer : {once_, always_, deny_}) answer->show();
  always_->setEnabled(run_.checker().grants().canRemember());
  always_->setToolTip(always_->isEnabled()
                          ? tr("Allows the folder %1 to this diagram").arg(QString::fromStdString(request.folder))
                          : tr("Save the diagram first: there is no file to remember it by"));
  open_->hide();
  show();
}

void AccessBar::showFolder(const QString& folder) {
  folder_ = folder;
  words_->setText(tr("The model has written into %1").arg(folder));
  for (QToolButton* answer : {once_, always_}) answer->hide();
  deny_->hide();
  open_->show();
  show();
}

}  // namespace armature::app
