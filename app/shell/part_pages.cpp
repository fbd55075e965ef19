#include "app/shell/part_pages.h"

#include <QDesktopServices>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/messages.h"
#include "app/look/color_change.h"
#include "app/look/disabled_ink.h"
#include "app/panels/class_page.h"

namespace armature::app {

namespace {

bool isFindKey(const QKeyEvent& event) {
  for (const auto key : {QKeySequence::Find, QKeySequence::FindNext, QKeySequence::FindPrevious})
    if (event.matches(key)) return true;
  return false;
}

}  // namespace

PageBrowser::PageBrowser(Catalog& catalog, EngineThread& engine, const Icons& icons, ExampleIndex& examples,
                         QWidget* parent)
    : QTextBrowser(parent), catalog_(catalog), engine_(engine), icons_(icons), examples_(examples) {
  setObjectName("pageBrowser");
  document()->setDocumentMargin(18);
  setFrameShape(QFrame::NoFrame);
  const auto arrived = [this](const QString& name) {
    if (!className().isEmpty() && (className() == name || name.section('.', 0, -2) == className())) refresh();
  };
  connect(&catalog_, &Catalog::arrived, this, arrived);
  connect(&catalog_, &Catalog::childrenArrived, this, arrived);
  connect(&examples_, &ExampleIndex::ready, this, &PageBrowser::refresh);
  new ColorChange(*this, [this] { refresh(); });
}

void PageBrowser::refresh() {
  if (className().isEmpty() && !isDiagramPage()) return;
  const int place = verticalScrollBar()->value();
  reload();
  verticalScrollBar()->setValue(place);
}

void PageBrowser::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
  if (url.scheme() == "example")
    Q_EMIT exampleWanted(url.path(), url.fragment());
  else if (url.scheme() == "text")
    toggleText(url.path());
  else if (url.scheme() == "page" || url.scheme() == "diagram" || url.isRelative())
    QTextBrowser::doSetSource(url, type);
  else
    QDesktopServices::openUrl(url);
}

void PageBrowser::toggleText(const QString& className) {
  if (texts_.remove(className) > 0) return refresh();
  if (own_(className)) {
    texts_.insert(className, {});  // it is asked for when it is shown: another diagram may have a class of this name
    return refresh();
  }
  engine_.post(EngineThread::normal, this, [this, className](Engine& engine) -> EngineThread::Answer {
    const auto text = engine.textOf(className.toStdString());
    const QString shown = text ? QString::fromStdString(*text) : spoken(text.reason().message);
    return [this, className, shown] {
      texts_.insert(className, shown);
      refresh();
    };
  });
}

QVariant PageBrowser::loadResource(int type, const QUrl& url) {
  if (type == QTextDocument::HtmlResource && (url.scheme() == "page" || url.scheme() == "diagram")) {
    document()->setDefaultStyleSheet(classPageStyle(Theme::of(this)));
    return url.scheme() == "page" ? html(url.path()) : diagramHtml_();
  }
  if (type == QTextDocument::ImageResource && url.scheme() == "icon") {
    const bool isDark = Theme::of(this).isDark;
    const int size = url.query() == "small" ? 24 : 112;
    const ClassPtr info = catalog_.known(url.path());
    if (!icons_.has(url.path()) && info && info->kind != "model" && info->kind != "block")
      return icons_.picture("classes/" + QString::fromStdString(info->kind), size, devicePixelRatioF(), isDark);
    return icons_.pixmap(url.path(), size, devicePixelRatioF(), isDark);
  }
  return {};
}

QString PageBrowser::html(const QString& className) {
  ClassPage page;
  page.info = own_(className);
  page.isOwn = page.info != nullptr;
  if (!page.info) page.info = catalog_.find(className);
  if (!page.info)
    return QStringLiteral("<p>%1</p>")
        .arg(catalog_.isMissing(className)
                 ? tr("No library on the path has the class %1.").arg(className.toHtmlEscaped())
                 : tr("Reading the class…"));
  if (page.info->kind == "package") {
    if (const QStringList* children = catalog_.children(className))
      for (const QString& child : *children)
        if (const ClassPtr info = catalog_.known(child)) page.children << info;
  } else {
    page.examples = examples_.usesOf(className);
    page.areExamplesKnown = examples_.isReady();
  }
  page.text = page.isOwn && texts_.contains(className) ? ownText_(className) : texts_.value(className);
  return classPageHtml(page, Theme::of(this));
}

PartPages::PartPages(Catalog& catalog, EngineThread& engine, const Icons& icons, QWidget* parent)
    : QWidget(parent),
      icons_(icons),
      examples_(shippedFolder("resources/examples")),
      browser_(new PageBrowser(catalog, engine, icons, examples_, this)) {
  setObjectName("partPages");
  auto* bar = new QToolBar(this);
  bar->setIconSize({20, 20});
  const auto add = [&](const QString& text, const QString& icon, const QKeySequence& keys) {
    QAction* made = bar->addAction(text);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(made);
    made->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    actionIcons_.insert(made, icon);
    made->setEnabled(false);
    return made;
  };
  QAction* back = add(tr("Back"), "chevron-left", QKeySequence(tr("Alt+Left")));
  QAction* forward = add(tr("Forward"), "chevron-right", QKeySequence(tr("Alt+Right")));
  connect(back, &QAction::triggered, browser_, &QTextBrowser::backward);
  connect(forward, &QAction::triggered, browser_, &QTextBrowser::forward);
  connect(browser_, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
  connect(browser_, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
  auto* gap = new QWidget(bar);
  gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar->addWidget(gap);
  found_ = new QLabel(bar);
  found_->setProperty("role", "quiet");
  found_->setContentsMargins(0, 0, 8, 0);
  bar->addWidget(found_);
  field_ = new QLineEdit(bar);
  field_->setObjectName("pageSearch");
  field_->setPlaceholderText(tr("Find on the page"));
  field_->setClearButtonEnabled(true);
  field_->setMinimumWidth(90);
  field_->setMaximumWidth(190);
  bar->addWidget(field_);
  connect(field_, &QLineEdit::textChanged, this, [this] {
    browser_->moveCursor(QTextCursor::Start);
    find(false);
  });
  connect(field_, &QLineEdit::returnPressed, this, [this] { find(false); });
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(bar);
  layout->addWidget(browser_, 1);
  connect(browser_, &QTextBrowser::sourceChanged, found_, &QLabel::clear);
  connect(browser_, &PageBrowser::exampleWanted, this, &PartPages::exampleWanted);
  setFocusProxy(browser_);
  new ColorChange(*this, [this] { refreshIcons(); });
  refreshIcons();
}

void PartPages::showClass(const QString& className) {
  browser_->setSource(QUrl("page:" + className));
}

void PartPages::showDiagram() {
  browser_->setSource(QUrl("diagram:"));
  browser_->refresh();
}

// While one reads a page, the keys of finding find on it; elsewhere they flip parts and show what stands over the
// diagram. An action with such a key would be a second owner, and of two the toolkit asks neither.
bool PartPages::event(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride || !isFindKey(*static_cast<QKeyEvent*>(event)))
    return QWidget::event(event);
  event->accept();
  return true;
}

void PartPages::keyPressEvent(QKeyEvent* event) {
  if (!isFindKey(*event)) return QWidget::keyPressEvent(event);
  if (!event->matches(QKeySequence::Find) && !field_->text().isEmpty())
    return find(event->matches(QKeySequence::FindPrevious));
  field_->setFocus();
  field_->selectAll();
}

void PartPages::refreshIcons() {
  const Theme& theme = Theme::of(this);
  for (auto i = actionIcons_.begin(); i != actionIcons_.end(); ++i)
    i.key()->setIcon(icons_.action(i.value(), theme.text, disabledInk(theme)));
}

void PartPages::find(bool isBackward) {
  const QString text = field_->text();
  found_->clear();
  if (text.isEmpty()) return;
  const QTextDocument::FindFlags flags = isBackward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
  if (browser_->find(text, flags)) return;
  // Once more from the other end.
  browser_->moveCursor(isBackward ? QTextCursor::End : QTextCursor::Start);
  if (!browser_->find(text, flags)) found_->setText(tr("not on this page"));
}

}  // namespace armature::app
