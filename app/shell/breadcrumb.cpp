#include "app/shell/breadcrumb.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTextLayout>
#include <QToolButton>
#include <algorithm>

namespace armature::app {

namespace {

// Words that give way: they break into a second line, whose end is dots where even that has no room for all of them.
class Remark : public QLabel {
 public:
  using QLabel::QLabel;
  QSize minimumSizeHint() const override { return {0, fontMetrics().height()}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override {
    const QMargins edges = contentsMargins();
    const bool isBroken = fontMetrics().horizontalAdvance(text()) > width - edges.left() - edges.right();
    return edges.top() + edges.bottom() + fontMetrics().height() * (isBroken ? 2 : 1);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    QTextLayout words(text(), font());
    words.beginLayout();
    QTextLine first = words.createLine();
    first.setLineWidth(room.width());
    words.endLayout();
    QString lines = text().left(first.textLength()).trimmed();
    if (const QString rest = text().mid(first.textLength()); !rest.isEmpty())
      lines += '\n' + fontMetrics().elidedText(rest, Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, lines);
  }
};

}  // namespace

Breadcrumb::Breadcrumb(QWidget* parent) : QFrame(parent) {
  setObjectName("breadcrumb");
  layout_ = new QHBoxLayout(this);
  layout_->setContentsMargins(6, 2, 8, 2);
  layout_->setSpacing(0);
  hide();
}

void Breadcrumb::setPath(const QStringList& names, const QString& className, Kind kind) {
  path_ = {names, className, kind};
  lay(path_);
}

void Breadcrumb::setWay(const QStringList& names, const QString& className) {
  if (names == way_ && className == wayClass_) return;
  way_ = names;
  wayClass_ = className;
  lay(path_);
}

void Breadcrumb::goBack() {
  if (way_.size() > 1) Q_EMIT wayBackWanted(static_cast<int>(way_.size()) - 2);
}

void Breadcrumb::choose(int level) {
  const int above = std::max(static_cast<int>(way_.size()) - 1, 0);
  if (level < above)
    Q_EMIT wayBackWanted(level);
  else
    Q_EMIT levelWanted(level - above);
}

void Breadcrumb::lay(Path path) {
  auto& [names, className, kind] = path;
  if (!way_.isEmpty()) {
    if (names.size() <= 1) className = wayClass_, kind = Kind::editedFile;
    names = way_ + names.mid(1);
  }
  while (QLayoutItem* item = layout_->takeAt(0)) {
    if (item->widget()) item->widget()->deleteLater();
    delete item;
  }
  setVisible(names.size() > 1);
  if (kind == Kind::lookedAt && names.size() > 1) {
    bool isOwn = false;
    Q_EMIT ownLibraryAsked(className, isOwn);
    if (isOwn) kind = Kind::ofLibrary;
  }
  for (int level = 0; level < names.size(); ++level) {
    const bool isLast = level + 1 == names.size();
    if (level > 0) {
      auto* arrow = new QLabel(QStringLiteral("›"), this);
      arrow->setProperty("role", "quiet");
      layout_->addWidget(arrow);
    }
    auto* step = new QToolButton(this);
    step->setText(names[level]);
    step->setObjectName(QStringLiteral("level%1").arg(level));
    step->setEnabled(!isLast);
    // Bold in every state: a button has the width of its usual one.
    if (isLast) step->setStyleSheet("QToolButton { font-weight: 600; } QToolButton:disabled { color: palette(text); }");
    connect(step, &QToolButton::clicked, this, [this, level] { choose(level); });
    layout_->addWidget(step);
  }
  const QString words = kind == Kind::editedLibrary
                            ? tr("%1 – changes here are saved into its library, for all parts of this class")
                        : kind == Kind::edited     ? tr("%1 – changes here apply to all parts of this class")
                        : kind == Kind::editedFile ? tr("%1 – what is saved here applies to all parts of this class")
                        : kind == Kind::lookedAt   ? tr("%1 – view only; edit it in the diagram above")
                        : kind == Kind::locked     ? tr("%1 – view only")
                        : kind == Kind::ofLibrary  ? tr("%1 – of a library, view only here")
                                                   : tr("%1 – its equations, with the values of a run");
  auto* about = new Remark(words.arg(className.section('.', -1)), this);
  about->setProperty("role", "quiet");
  about->setToolTip(className + '\n' + about->text());
  about->setContentsMargins(6, 0, 0, 0);
  layout_->addWidget(about, 1);
  if (kind != Kind::ofLibrary) return;
  auto* edit = new QToolButton(this);
  edit->setObjectName("editClass");
  edit->setText(tr("Edit"));
  edit->setToolTip(tr("Edit %1 in its library; this path leads back here").arg(className));
  connect(edit, &QToolButton::clicked, this, [this, className] { Q_EMIT editWanted(className); });
  layout_->addWidget(edit);
}

}  // namespace armature::app
