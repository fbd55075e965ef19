#include "app/panels/access_bar.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QUrl>

#include "app/look/answer_row.h"

namespace armature::app {

AccessBar::AccessBar(RunControl& run, QWidget* parent)
    : QFrame(parent), run_(run), words_(new QLabel(this)), place_(new QLabel(this)) {
  setObjectName("notice");
  row_ = new AnswerRow(this);
  row_->setContentsMargins(12, 5, 8, 6);
  row_->setSpacing(8);
  row_->setWords(words_);
  row_->setMore(place_);
  words_->setObjectName("accessWords");
  place_->setObjectName("accessPlace");
  place_->setProperty("role", "quiet");
  for (QLabel* line : {words_, place_}) {
    line->setWordWrap(true);
    line->setTextFormat(Qt::PlainText);
  }
  once_ = button("allowOnce", tr("Allow once"));
  always_ = button("allowAlways", tr("Always for this folder"));
  deny_ = button("allowNot", tr("Don't allow"));
  open_ = button("openRunFolder", tr("Open the folder"));
  connect(once_, &QPushButton::clicked, this, [this] { run_.allow(false); });
  connect(always_, &QPushButton::clicked, this, [this] { run_.allow(true); });
  connect(deny_, &QPushButton::clicked, this, &QWidget::hide);
  connect(open_, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder_)); });
  connect(&run_, &RunControl::stateChanged, this, &QWidget::hide);
  connect(&run_, &RunControl::finished, this, &AccessBar::tell);
  hide();
}

QPushButton* AccessBar::button(const char* name, const QString& text) {
  auto* made = new QPushButton(text, this);
  made->setObjectName(name);
  made->setAutoDefault(false);
  row_->addWidget(made);
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

void AccessBar::show(const QString& words, const QString& place, const QList<QPushButton*>& answers) {
  words_->setText(words);
  place_->setText(place);
  for (QPushButton* answer : {once_, always_, deny_, open_}) answer->setVisible(answers.contains(answer));
  setVisible(true);
}

QString AccessBar::wordsOf(const AccessRequest& request) const {
  const QString name = QFileInfo(QString::fromStdString(request.path)).fileName();
  const QString part = QString::fromStdString(request.part);
  const QString who = part.isEmpty() ? tr("The model") : part;
  const QString function = QString::fromStdString(request.function).section('.', -1);
  switch (request.kind) {
    case AccessKind::trust:
      return function.isEmpty()
                 ? tr("%1 wants to call C functions of a library.").arg(who)
                 : tr("%1 wants to call C functions of a library, in the function “%2”.").arg(who, function);
    case AccessKind::write:
      return function.isEmpty() ? tr("%1 wants to change %2.").arg(who, name)
                                : tr("%1 wants to change %2, in the function “%3”.").arg(who, name, function);
    case AccessKind::read:
      break;
  }
  return function.isEmpty() ? tr("%1 wants to read %2.").arg(who, name)
                            : tr("%1 wants to read %2, in the function “%3”.").arg(who, name, function);
}

void AccessBar::ask(const AccessRequest& request) {
  const QString path = QString::fromStdString(request.path), folder = QString::fromStdString(request.folder);
  const bool isTrust = request.kind == AccessKind::trust;
  const QString words = wordsOf(request);
  words_->setToolTip(QString::fromStdString(request.function));
  always_->setEnabled(run_.checker().grants().canRemember(request.kind));
  always_->setToolTip(!always_->isEnabled() ? tr("Save the diagram first: without a file this cannot be remembered")
                      : isTrust             ? tr("Trusts the library in %1 in every diagram").arg(folder)
                                            : tr("Allows this diagram to use the folder %1").arg(folder));
  const bool isItsFolder = QFileInfo(path).path() == folder;
  const QString place = isTrust       ? tr("%1 – its C functions may do whatever you may").arg(folder)
                        : isItsFolder ? path
                                      : tr("%1 – this would allow all of %2").arg(path, folder);
  show(words, place, {once_, always_, deny_});
}

void AccessBar::showFolder(const QString& folder) {
  folder_ = folder;
  words_->setToolTip({});
  show(tr("The model has written files"), folder, {open_});
}

}  // namespace armature::app
