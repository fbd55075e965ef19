#include "app/look/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QFontDatabase>
#include <QFontInfo>
#include <QHash>
#include <QHeaderView>
#include <QInputDialog>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QProxyStyle>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>
#include <QWidget>
#include <algorithm>
#include <array>

#include "app/look/domain_facts.h"
#include "app/look/icons.h"
#include "app/look/screen_room.h"
#include "app/look/word_wrap.h"

namespace armature::app {

QColor Theme::domain(Domain domain) const {
  const DomainFacts& facts = factsOf(domain);
  if (!facts.light) return quiet;
  return QColor(isDark ? facts.dark : facts.light);
}

QPalette Theme::palette() const {
  QPalette p;
  p.setColor(QPalette::Window, panel);
  p.setColor(QPalette::WindowText, text);
  p.setColor(QPalette::Base, canvas);
  p.setColor(QPalette::AlternateBase, panel);
  p.setColor(QPalette::Text, text);
  p.setColor(QPalette::PlaceholderText, quiet);
  p.setColor(QPalette::Button, panel);
  p.setColor(QPalette::ButtonText, text);
  p.setColor(QPalette::BrightText, error);
  p.setColor(QPalette::Highlight, accent);
  p.setColor(QPalette::HighlightedText, onAccent);
  p.setColor(QPalette::ToolTipBase, raised);
  p.setColor(QPalette::ToolTipText, text);
  p.setColor(QPalette::Link, accent);
  p.setColor(QPalette::Light, raised);
  p.setColor(QPalette::Midlight, line);
  p.setColor(QPalette::Mid, line);
  p.setColor(QPalette::Dark, line);
  p.setColor(QPalette::Shadow, line);
  for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, isDark ? QColor("#5F6873") : QColor("#A3ABB5"));
  return p;
}

const Theme& Theme::light() {
  static const Theme theme{false,     "#FFFFFF", "#F6F7F9", "#FFFFFF", "#DFE3E8", "#1B1F24", "#5B6570",
                           "#2563EB", "#FFFFFF", "#C62828", "#9A5B00", "#2E7D32", "#D3D9E0"};
  return theme;
}

const Theme& Theme::dark() {
  static const Theme theme{true,      "#14171B", "#1C2026", "#232830", "#323841", "#E6E9ED", "#9BA5B1",
                           "#6EA0FF", "#0F1318", "#FF6B60", "#F5B04C", "#6CCB7A", "#2A3038"};
  return theme;
}

const Theme& Theme::of(const QPalette& palette) {
  return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? dark() : light();
}

const Theme& Theme::of(const QWidget* widget) {
  return of(widget->palette());
}

QString darkIconColor(const QString& lightColor) {
  static const QHash<QString, QString> neutral{
      {"#DFE3E8", "#3A414B"}, {"#9BA5B1", "#7C8794"}, {"#F6F7F9", "#262C34"}, {"#FFFFFF", "#1C2026"},
      {"#5B6570", "#9BA5B1"}, {"#1B1F24", "#E6E9ED"}, {"#000000", "#E6E9ED"}, {"#2563EB", "#6EA0FF"},
      {"#C62828", "#FF6B60"}, {"#9A5B00", "#F5B04C"}, {"#2E7D32", "#6CCB7A"},
  };
  const QString key = lightColor.toUpper();
  if (const auto found = neutral.find(key); found != neutral.end()) return found.value();
  for (const DomainFacts& facts : domainFacts())
    if (facts.light && key == QLatin1String(facts.light)) return QLatin1String(facts.dark);
  return lightColor;
}

QColor curveColor(int index, const Theme& theme) {
  // Okabe and Ito, "Color Universal Design", 2008; the yellow is left out, it is too pale for a thin line on white.
  static const std::array<const char*, 6> colors{"#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"};
  const int n = index % 7;
  if (n == 6) return theme.text;
  const QColor color(colors[static_cast<size_t>(n)]);
  return theme.isDark ? color.lighter(n == 0 ? 150 : 115) : color;
}

namespace {

// One that stands within another window has that window's room.
void keepDialogOnScreen(QDialog& dialog) {
  if (dialog.isWindow()) keepOnScreen(dialog);
}

// Words on buttons are never cut: a question is as wide as they are beside one another, and where the screen is too
// narrow for that, they stand below one another in its whole width. Qt decides how wide a question may be when it is
// shown, and again when its layout has changed.
void fitTightButtons(QMessageBox& box) {
  const auto isTight = [](const QAbstractButton* one) { return one->width() < one->sizeHint().width(); };
  auto* row = box.findChild<QDialogButtonBox*>();
  if (!row || !box.isVisible() || row->orientation() == Qt::Vertical) return;
  if (std::ranges::none_of(box.buttons(), isTight)) return;
  // [px] of the question; as wide as can be read; and how wide Qt lets it be (QMessageBoxPrivate::updateSize).
  constexpr int kEdges = 40, kMost = 800, kWide = 1024, kBeside = 480;
  const int screen = box.screen()->availableSize().width(), most = screen <= kWide ? screen : screen - kBeside;
  int wanted = 0;
  for (const QAbstractButton* one : box.buttons()) wanted += one->sizeHint().width();
  wanted += std::max(0, row->layout()->spacing()) * static_cast<int>(box.buttons().size() - 1);
  if (row->minimumWidth() < wanted && wanted + kEdges <= std::min(kMost, most)) return row->setMinimumWidth(wanted);
  row->setMinimumWidth(0);
  row->setOrientation(Qt::Vertical);
  row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

constexpr const char* kStacker = "buttonStacker";

// Does that whenever a question's layout has found its size: its buttons get theirs from the style sheet, late.
class ButtonStacker : public QObject {
 public:
  explicit ButtonStacker(QMessageBox& box) : QObject(&box), box_(box) { box.installEventFilter(this); }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Show || event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
      QTimer::singleShot(0, this, [this] { fitTightButtons(box_); });
    return false;
  }

 private:
  QMessageBox& box_;
};

// Sizes and dates of files as the window's language writes them: Qt writes those of the system.
class FileWords : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const QFileInfo file(index.siblingAtColumn(0).data(QFileSystemModel::FilePathRole).toString());
    constexpr int kSize = 1, kDate = 3;  // columns
    if (index.column() == kSize && !file.isDir())
      option->text = QLocale().formattedDataSize(file.size(), 1, QLocale::DataSizeSIFormat);
    if (index.column() == kDate) option->text = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
  }
};

// Fusion with the icons of this program in questions, warnings and where the desktop has no dialog of its own for
// files.
class Style : public QProxyStyle {
 public:
  Style() : QProxyStyle("Fusion"), icons_(shippedFolder("icons")) {}
  QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override {
    const Theme& theme = Theme::of(widget ? widget->palette() : QApplication::palette());
    const auto drawn = [&](const char* name, const QColor& color) { return icons_.action(name, color, color); };
    const auto outline = [&](const char* name) { return icons_.action(name, theme.text, theme.line); };
    switch (which) {
      case SP_MessageBoxQuestion:
        return drawn("help", theme.accent);
      case SP_MessageBoxInformation:
        return drawn("info", theme.accent);
      case SP_MessageBoxWarning:
        return drawn("warning", theme.warning);
      case SP_MessageBoxCritical:
        return drawn("error", theme.error);
      case SP_LineEditClearButton:
        return icons_.action("close", theme.quiet, theme.line);
      case SP_FileDialogBack:
      case SP_ArrowBack:
        return outline("chevron-left");
      case SP_ArrowForward:
        return outline("chevron-right");
      case SP_FileDialogToParent:
        return outline("chevron-up");
      case SP_FileDialogNewFolder:
        return outline("add");
      case SP_FileDialogListView:
        return outline("tiles");
      case SP_FileDialogDetailedView:
        return outline("rows");
      case SP_DirIcon:
      case SP_DirOpenIcon:
      case SP_DirClosedIcon:
      case SP_DirHomeIcon:
      case SP_DirLinkIcon:
        return outline("open");
      case SP_FileIcon:
      case SP_FileLinkIcon:
        return outline("file");
      case SP_ComputerIcon:
      case SP_DesktopIcon:
      case SP_DriveHDIcon:
      case SP_DriveNetIcon:
      case SP_DriveCDIcon:
      case SP_DriveDVDIcon:
      case SP_DriveFDIcon:
        return outline("computer");
      default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
  }

  // A menu that is higher than the screen is scrolled: beside a second column there may be no room.
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* back) const override {
    return hint == SH_Menu_Scrollable ? 1 : QProxyStyle::styleHint(hint, option, widget, back);
  }

  // The icon of a chosen row keeps its colours: they tell the domain.
  QPixmap generatedIconPixmap(QIcon::Mode mode, const QPixmap& pixmap, const QStyleOption* option) const override {
    return mode == QIcon::Selected ? pixmap : QProxyStyle::generatedIconPixmap(mode, pixmap, option);
  }

  // The last line of a text is not a word alone.
  void drawItemText(QPainter* painter, const QRect& box, int flags, const QPalette& palette, bool isEnabled,
                    const QString& text, QPalette::ColorRole role) const override {
    const bool isWrapped = flags & Qt::TextWordWrap;
    QProxyStyle::drawItemText(painter, isWrapped ? evenBox(painter->font(), text, box, flags) : box, flags, palette,
                              isEnabled, text, role);
  }

  // Tabs of docks have no line of their own below them, whatever the window's layout asks of their bars.
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    if (element != PE_FrameTabBarBase) QProxyStyle::drawPrimitive(element, option, painter, widget);
  }

  using QProxyStyle::polish;
  void polish(QWidget* widget) override {
    // A list of completions belongs to no window that would have the colours.
    if (widget->windowType() == Qt::Popup && !widget->parent() && qobject_cast<QListView*>(widget)) {
      widget->setProperty("role", "completions");
      widget->setProperty(kSchemeProperty, Theme::of(QApplication::palette()).isDark ? "dark" : "light");
    }
    // An editor's list of completions takes the points of its signs for pixels.
    constexpr int kSign = 14;  // [px]
    auto* words = qobject_cast<QListWidget*>(widget);
    if (words && words->isWindow()) words->setIconSize({kSign, kSign});
    QProxyStyle::polish(widget);
    auto* anyDialog = qobject_cast<QDialog*>(widget);
    auto* box = qobject_cast<QMessageBox*>(anyDialog);
    if (box && box->findChild<QObject*>(kStacker) == nullptr) (new ButtonStacker(*box))->setObjectName(kStacker);
    // A line to type in has the room of a few words; the question's layout has its own mind of how wide it may be.
    constexpr int kAnswer = 300;  // [px]
    if (qobject_cast<QInputDialog*>(anyDialog))
      for (QLineEdit* line : anyDialog->findChildren<QLineEdit*>()) line->setMinimumWidth(kAnswer);
    if (anyDialog) QTimer::singleShot(0, anyDialog, [anyDialog] { keepDialogOnScreen(*anyDialog); });
    // The program's dialog for files has room for whole dates and kinds.
    auto* dialog = qobject_cast<QFileDialog*>(anyDialog);
    if (!dialog) return;
    // It takes the size that it had last when it is shown.
    QTimer::singleShot(0, dialog, [dialog] {
      dialog->resize(dialog->size().expandedTo({760, 440}));
      keepDialogOnScreen(*dialog);
      if (auto* places = dialog->findChild<QListView*>("sidebar")) places->setIconSize({16, 16});
      auto* list = dialog->findChild<QTreeView*>("treeView");
      constexpr int kKind = 2, kNarrow = 700;  // column, [px]: names first
      if (list) list->setColumnHidden(kKind, dialog->width() < kNarrow);
      for (const int column : {1, 3})
        if (list) list->setItemDelegateForColumn(column, new FileWords(list));
      for (int k = 0; list && k < list->header()->count(); ++k)
        list->header()->setSectionResizeMode(k, k == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    });
  }

 private:
  Icons icons_;
};

}  // namespace

void dressApplication() {
  QApplication::setStyle(new Style);  // the application owns it
  QFont font = QApplication::font();
  // Without a desktop that sets a font, the fallback is DejaVu; Inter reads better at this size.
  if (QFontInfo(font).family().startsWith("DejaVu") && QFontDatabase::families().contains("Inter"))
    font.setFamily("Inter");
  font.setPixelSize(13);
  QApplication::setFont(font);
}

}  // namespace armature::app
