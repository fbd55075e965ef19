#include "app/panels/messages_panel.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>

#include "app/look/theme.h"

namespace armature::app {

QString asSentence(const std::string& text) {
  QString out = QString::fromStdString(text);
  // A sentence that begins with a part's name keeps its small letter: the name is spelled so.
  const QString first = out.section(' ', 0, 0);
  const bool isName = first.contains('.') || first.endsWith(':') || first.contains('_') || first.contains('[') ||
                      std::any_of(first.begin(), first.end(), [](QChar c) { return c.isDigit() || c.isUpper(); });
  if (!out.isEmpty() && !isName) out[0] = out[0].toUpper();
  if (!out.isEmpty() && !QStringLiteral(".!?:").contains(out.back())) out += '.';
  return out;
}

MessagesPanel::MessagesPanel(QWidget* parent) : QListWidget(parent) {
  setObjectName("messages");
  setWordWrap(true);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  const auto want = [this](QListWidgetItem* item) { Q_EMIT partsWanted(item->data(Qt::UserRole).toStringList()); };
  connect(this, &QListWidget::itemClicked, this, want);
  connect(this, &QListWidget::itemActivated, this, want);
}

void MessagesPanel::setMessages(const Messages& messages) {
  messages_ = messages;
  std::stable_sort(messages_.begin(), messages_.end(),
                   [](const Message& a, const Message& b) { return a.severity > b.severity; });
  errors_ = static_cast<int>(std::count_if(messages_.begin(), messages_.end(),
                                           [](const Message& m) { return m.severity == Severity::error; }));
  rebuild();
}

void MessagesPanel::rebuild() {
  clear();
  const Theme& theme = Theme::of(this);
  for (const Message& message : messages_) {
    const QColor ink = message.severity == Severity::error     ? theme.error
                       : message.severity == Severity::warning ? theme.warning
                                                               : theme.quiet;
    QStringList parts;
    for (const std::string& part : message.parts) parts << QString::fromStdString(part);
    QString html = QStringLiteral("<span style='color:%1'>●</span>&nbsp; %2")
                       .arg(ink.name(), asSentence(message.text).toHtmlEscaped());
    QString more;
    if (!message.advice.empty()) more += asSentence(message.advice).toHtmlEscaped();
    for (const std::string& note : message.notes) {
      // The folder of a library file helps nobody here.
      static const QRegularExpression folder(QStringLiteral("^/\\S*/(?=[^/\\s]+:\\d+:)"));
      const std::string plain = QString::fromStdString(note).remove(folder).toStdString();
      more += (more.isEmpty() ? "" : "<br>") + asSentence(plain).toHtmlEscaped();
    }
    QString place = QString::fromStdString(message.code);
    if (!message.file.empty() && message.line > 0)
      place += QStringLiteral(" · %1:%2").arg(QString::fromStdString(message.file).section('/', -1)).arg(message.line);
    html += QStringLiteral("<div style='color:%1; margin-left:16px'>%2%3%4</div>")
                .arg(theme.quiet.name(), more, more.isEmpty() ? QString() : QStringLiteral(" · "), place);
    auto* item = new QListWidgetItem(this);
    item->setData(Qt::UserRole, parts);
    auto* label = new QLabel(html);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setContentsMargins(12, 6, 12, 6);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    item->setSizeHint(QSize(100, label->heightForWidth(viewport()->width())));
    setItemWidget(item, label);
  }
}

void MessagesPanel::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  for (int i = 0; i < count(); ++i)
    if (QWidget* label = itemWidget(item(i)))
      item(i)->setSizeHint(QSize(100, label->heightForWidth(viewport()->width())));
}

void MessagesPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) rebuild();
  QListWidget::changeEvent(event);
}

void MessagesPanel::paintEvent(QPaintEvent* event) {
  QListWidget::paintEvent(event);
  if (count() > 0) return;
  QPainter painter(viewport());
  painter.setPen(Theme::of(this).quiet);
  painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("No messages: the diagram is sound so far."));
}

}  // namespace armature::app
