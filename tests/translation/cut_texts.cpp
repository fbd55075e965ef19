#include "tests/translation/cut_texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeView>

namespace armature::app {

namespace {

constexpr int kLeading = 4;  // [px] below the last line of a text nothing is written

class Search {
 public:
  explicit Search(QStringList& found) : found_(found) {}

  void look(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) lookAt(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) lookAt(*button);
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) lookAt(*bar);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) lookAt(*box);
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) lookAt(*field);
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
      compare(widget, group->title(), widget.fontMetrics().horizontalAdvance(group->title()), widget.width());
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
      if (!widget.inherits("QHeaderView")) lookAt(*view);
    if (widget.objectName() == QLatin1String("qt_toolbar_ext_button"))
      found_ << "a toolbar has no room for all of its buttons";
  }

 private:
  void compare(const QWidget& widget, const QString& text, double wanted, double has) {
    if (text.isEmpty() || wanted <= has + 1) return;
    found_ << QStringLiteral("“%1” wants %2, has %3 (%4 %5)")
                  .arg(text.left(80).simplified())
                  .arg(wanted)
                  .arg(has)
                  .arg(widget.metaObject()->className(), widget.objectName());
  }
  // Whether all of a widget is in sight; what scrolls is looked at by scrolling.
  void lookAtPlace(const QWidget& widget, const QString& text) {
    QRect seen = widget.rect();
    for (const QWidget* one = &widget; one->parentWidget() && !one->isWindow(); one = one->parentWidget()) {
      if (one->parentWidget()->objectName() == QLatin1String("qt_scrollarea_viewport")) return;
      seen = seen.translated(one->pos()) & one->parentWidget()->rect();
    }
    if (seen.size() != widget.size())
      found_ << QStringLiteral("“%1” is partly out of sight (%2 %3)")
                    .arg(text.left(80).simplified(), widget.metaObject()->className(), widget.objectName());
  }
  void lookAt(const QLabel& label) {
    if (label.text().isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull()) return;
    if (label.inherits("armature::app::ScrubLabel")) return;  // shortens names of parameters itself
    lookAtPlace(label, label.text());
    const QSize wanted = label.wordWrap() ? QSize(label.minimumSizeHint().width(), label.heightForWidth(label.width()))
                                          : label.sizeHint();
    // Longer than there is room for by design: its tip says all.
    if (label.sizePolicy().horizontalPolicy() != QSizePolicy::Ignored || label.toolTip().isEmpty())
      compare(label, label.text(), wanted.width(), label.width());
    compare(label, label.text(), wanted.height() - kLeading, label.height());
  }
  void lookAt(const QAbstractButton& button) {
    if (button.text().isEmpty()) return;
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) return;
    lookAtPlace(button, button.text());
    // QToolButton::sizeHint() counts two blanks beside the words.
    const int blanks = tool ? 2 * button.fontMetrics().horizontalAdvance(' ') : 0;
    compare(button, button.text(), button.sizeHint().width() - blanks, button.width());
    compare(button, button.text(), button.sizeHint().height() - kLeading, button.height());
  }
  // Tabs of diagrams give way to each other; their tips say all.
  void lookAt(const QTabBar& bar) {
    for (int k = 0; k < bar.count(); ++k) {
      const QRect tab = bar.tabRect(k);
      if (!bar.isTabVisible(k) || bar.elideMode() != Qt::ElideNone) continue;
      compare(bar, bar.tabText(k), tab.right(), bar.width());
      compare(bar, bar.tabText(k), bar.fontMetrics().horizontalAdvance(bar.tabText(k)), tab.width());
    }
  }
  void lookAt(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    compare(box, box.currentText(), box.fontMetrics().horizontalAdvance(box.currentText()), room.width());
  }
  // What the field says of itself; what a person has entered scrolls.
  void lookAt(const QLineEdit& field) {
    const bool isOfNumbers = field.parentWidget() && field.parentWidget()->inherits("QAbstractSpinBox");
    const QString text = isOfNumbers ? field.text() : field.text().isEmpty() ? field.placeholderText() : QString();
    if (!isOfNumbers && field.inherits("armature::app::ValueEdit")) return;  // the library's own expressions
    constexpr int kMargins = 2;  // [px] that Qt leaves free at the sides of the text
    const QRect room = field.contentsRect().marginsRemoved(field.textMargins());
    compare(field, text, field.fontMetrics().horizontalAdvance(text) + kMargins, room.width());
  }
  void lookAt(const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (!model || view.rect().isEmpty()) return;
    for (QModelIndex index = view.indexAt({2, 2}); index.isValid() && model->rowCount() < 5000;) {
      if (view.visualRect(index).top() > view.viewport()->height()) break;
      for (int column = 0; column < model->columnCount(index.parent()); ++column)
        lookAtCell(view, index.siblingAtColumn(column));
      const auto* tree = qobject_cast<const QTreeView*>(&view);
      index = tree ? tree->indexBelow(index) : index.siblingAtRow(index.row() + 1);
    }
  }
  void lookAtCell(const QAbstractItemView& view, const QModelIndex& index) {
    const QString text = index.data().toString();
    if (text.isEmpty() || index.data().typeId() != QMetaType::QString) return;
    if (!index.data(Qt::ToolTipRole).toString().isEmpty() || text.contains('/')) return;
    const QRect box = view.visualRect(index);
    if (box.isEmpty() || view.inherits("QListView")) return;
    const double wanted = QFontMetricsF(view.font()).horizontalAdvance(text.section('\n', 0, 0));
    compare(view, text, wanted, box.width());
  }

  QStringList& found_;
};

// What the words of a column's head need. Its own hint keeps room for the arrow of sorting, wherever that stands.
int widthOfHead(const QHeaderView& head, int column) {
  const QString text = head.model()->headerData(column, Qt::Horizontal).toString();
  const bool isSorted = head.isSortIndicatorShown() && head.sortIndicatorSection() == column;
  if (isSorted) return head.sectionSizeHint(column);
  return head.fontMetrics().size(0, text).width() + 2 * head.style()->pixelMetric(QStyle::PM_HeaderMargin);
}

}  // namespace

QStringList cutTexts(QWidget& window, QSize screen) {
  QStringList found;
  if (window.isVisible() && (window.width() > screen.width() || window.height() > screen.height()))
    found << QStringLiteral("the window is %1 x %2").arg(window.width()).arg(window.height());
  Search search(found);
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    // Qt's own list of files is left to Qt.
    const bool isOfFiles = window.inherits("QFileDialog") && !widget->inherits("QPushButton");
    if (widget->isVisible() && widget->window() == &window && !widget->visibleRegion().isEmpty() && !isOfFiles)
      search.look(*widget);
  }
  if (window.inherits("QFileDialog")) return found;
  for (const auto* header : window.findChildren<QHeaderView*>())
    for (int k = 0; header->isVisible() && header->orientation() == Qt::Horizontal && k < header->count(); ++k)
      if (!header->isSectionHidden(k) && header->sectionSize(k) < widthOfHead(*header, k))
        found << QStringLiteral("the head of the column “%1” is cut off")
                     .arg(header->model()->headerData(k, Qt::Horizontal).toString());
  return found;
}

}  // namespace armature::app
