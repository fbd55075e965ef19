// The style sheet: flat, dense, one radius, visible focus. Kept apart from the colours that it fills in.
#include "app/look/disabled_ink.h"
#include "app/look/theme.h"

namespace armature::app {
namespace {

// @name stands for a colour of the theme.
const char* const kSheet = R"(
* { font-size: 13px; }
QMainWindow, QDialog { background: @panel; }
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QToolTip { background: @raised; color: @text; border: 1px solid @line; padding: 6px 8px; }
QMenuBar { background: @panel; border-bottom: 1px solid @line; padding: 1px 4px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @raised; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; min-height: 16px; border-radius: 4px; }
QMenu::item:selected { background: @hover; color: @text; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px 5px 8px; }
QMenu::icon { padding-left: 7px; padding-right: 1px; }
QMenu::icon:checked { background: @pressed; border-radius: 4px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 5px; }
QMenu::indicator:checked { image: url(:/controls/@mark.svg); }
QToolBar { background: @panel; border: none; border-bottom: 1px solid @line; spacing: 2px; padding: 0 8px; }
QToolBar::separator { background: @line; width: 1px; margin: 10px 6px; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px; background: transparent; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:checked { background: @pressed; }
QToolButton[field="true"] { border-color: @line; background: @canvas; }
QToolButton[field="true"]:hover { border-color: @quiet; }
QToolButton:focus, QToolButton[field="true"]:focus { border-color: @accent; }
QToolButton[primary="true"] { background: @accent; color: @onAccent; padding: 3px 9px 3px 13px; font-weight: 600; }
QToolButton[primary="true"]:hover { background: @accentHover; }
QToolButton[primary="true"]:disabled { background: @line; color: @disabled; }
QToolButton[primary="true"]:focus { border-color: @text; }
QToolButton::menu-indicator { image: none; }
QToolBarExtension { padding: 0; qproperty-icon: url(:/controls/chevron-right.svg); }
QToolButton[unit="true"] { color: @quiet; padding: 2px 3px; }
QToolButton[unit="true"]::menu-indicator { width: 0px; }
QToolButton[unit="true"]:hover { color: @text; }
QPushButton { border: 1px solid @line; border-radius: 6px; padding: 5px 14px; background: @raised; outline: none; }
QPushButton:hover { background: @hover; }
QPushButton:default { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton:focus { border-color: @accent; }
QPushButton:default:focus { border-color: @text; }
QPushButton:disabled { color: @disabled; background: @panel; border-color: @line; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox {
  border: 1px solid @line; border-radius: 6px; padding: 3px 7px; background: @canvas;
  selection-background-color: @accent; selection-color: @onAccent; }
QPlainTextEdit[role="lines"] { padding: 5px 9px; }
QLineEdit:hover, QComboBox:hover { border-color: @quiet; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
  border-color: @accent; }
QLineEdit[invalid="true"] { border-color: @error; }
QLineEdit:disabled, QComboBox:disabled { color: @disabled; background: @panel; }
#studies:disabled, #studies:disabled QLineEdit { color: @quiet; }
QComboBox { border: 1px solid @line; border-radius: 6px; padding: 3px 3px 3px 8px; background: @canvas; }
QComboBox[default="true"] { color: @quiet; }
QComboBox::drop-down { border: none; width: 16px; }
QComboBox::down-arrow { image: url(:/controls/chevron-down.svg); width: 12px; height: 12px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 18px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @hover; border-radius: 4px; }
QAbstractSpinBox::up-arrow { image: url(:/controls/chevron-up.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/controls/chevron-down.svg); width: 9px; height: 9px; }
QComboBox QAbstractItemView { background: @raised; border: 1px solid @line; selection-background-color: @hover;
  selection-color: @text; outline: none; }
QTreeView, QTableView, QListView { border: none; background: @panel; outline: none;
  selection-background-color: @selected; selection-color: @text; }
QTreeView { padding-left: 4px; }
QTreeView::item { height: 26px; border: none; }
#runs::item, #events::item, #grants::item, #recoveryList QTreeView::item, QFileDialog QTreeView::item {
  padding-right: 10px; }
QTreeView::item:hover, QListView::item:hover, QTableView::item:hover { background: @hover; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: @selected; color: @text; }
QTreeView::item:disabled, QListView::item:disabled { color: @quiet; }
QAbstractScrollArea::corner { background: @panel; border: none; }
QTreeView::branch { background: transparent; }
QTreeView::branch:has-children:closed { image: url(:/controls/chevron-right.svg); }
QTreeView::branch:has-children:open { image: url(:/controls/chevron-down.svg); }
QTreeView::indicator, QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @box; border-radius: 4px;
  background: @canvas; }
QTreeView::indicator:hover, QCheckBox::indicator:hover { border-color: @quiet; }
QCheckBox::indicator:focus { border-color: @accent; }
QRadioButton::indicator { width: 12px; height: 12px; border: 2px solid @quiet; border-radius: 8px; background: @canvas; }
QRadioButton::indicator:hover, QRadioButton::indicator:focus { border-color: @accent; }
QRadioButton::indicator:checked { border: 5px solid @accent; width: 6px; height: 6px; border-radius: 8px; }
QRadioButton::indicator:disabled:!checked { border-color: @scroll; }
QTreeView::indicator:checked, QCheckBox::indicator:checked { background: @accent; border-color: @accent;
  image: url(:/controls/@check.svg); }
QTreeView::indicator:indeterminate, QCheckBox::indicator:indeterminate { background: @accent; border-color: @accent;
  image: url(:/controls/@dash.svg); }
QHeaderView::section { background: @panel; color: @quiet; border: none; border-bottom: 1px solid @line;
  padding: 4px 8px; font-size: 12px; }
QTreeView QHeaderView::section { padding: 4px 8px 4px 3px; }
QHeaderView::section:vertical { border-bottom: none; border-right: 1px solid @line; }
QTableCornerButton::section { background: @panel; border: none; border-bottom: 1px solid @line;
  border-right: 1px solid @line; }
QTableView { gridline-color: @line; }
QTableView::item { padding: 0 4px; border: none; }
QUndoView::item, #editorSteps::item, #findHits::item { padding: 5px 8px; border: none; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tear { width: 0px; border: none; }
QTabBar::tab { padding: 6px 12px; border: none; color: @quiet; border-bottom: 2px solid transparent; }
#bottomTabs > QTabBar::tab { padding: 6px 10px; }
QMainWindow > QTabBar::tab { min-height: 19px; }
QMainWindow > QTabBar > QToolButton#ScrollLeftButton, QMainWindow > QTabBar > QToolButton#ScrollRightButton {
  background: @panel; border: none; border-radius: 0; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
#bottomTabs > QTabBar[closed="true"]::tab:selected { color: @quiet; border-bottom: 2px solid transparent; }
QTabBar::tab:focus { color: @accent; }
#equationPage, #equationBody { background: @canvas; }
#equationText, #equationDocumentation { color: @accent; }
#breadcrumb, #iconTools { background: @panel; border-bottom: 1px solid @line; }
#iconLine { background: @line; border: none; }
#iconNote { background: @raised; border-bottom: 1px solid @line; }
#notice { background: @raised; border-bottom: 1px solid @line; }
#notice QPushButton { padding: 3px 10px; }
QTabBar#pageTabs { background: @panel; border-bottom: 1px solid @line; }
QTabBar#pageTabs::tab { padding: 6px 6px 6px 12px; border-bottom: 2px solid transparent; border-right: 1px solid @line; }
QTabBar#pageTabs::tab:selected { background: @canvas; color: @text; border-bottom: 2px solid @accent; }
QTabBar#pageTabs::close-button { image: url(:/controls/close.svg); width: 12px; height: 12px; margin: 2px;
  border-radius: 4px; }
QTabBar#pageTabs::close-button:hover { background: @pressed; }
QDockWidget { titlebar-close-icon: url(:/controls/close.svg); titlebar-normal-icon: none; }
QDockWidget::close-button { border: none; border-radius: 4px; padding: 1px; subcontrol-position: top right;
  subcontrol-origin: margin; position: absolute; top: 7px; right: 8px; width: 16px; height: 16px; }
QDockWidget::close-button:hover { background: @pressed; }
#closeDock { border: none; padding: 0px; border-radius: 4px; }
#closeDock:hover { background: @pressed; }
QDockWidget::title { background: @panel; padding: 8px 12px 4px 12px; }
QStatusBar { background: @panel; border-top: 1px solid @line; color: @quiet; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @quiet; padding: 0 6px; font-size: 12px; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }
QScrollBar::handle { background: @scroll; border-radius: 3px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @quiet; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @scroll; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 12px; margin: -4px 0; border-radius: 6px; background: @accent; }
QSlider::handle:horizontal:hover { background: @accentHover; }
QSlider::handle:horizontal:focus { background: @text; }
QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::groove:horizontal:disabled { background: @line; }
QSlider::handle:horizontal:disabled { background: @scroll; }
QSplitter::handle { background: @line; }
QFileDialog QSplitter::handle { background: @panel; }
QScrollArea { border: none; background: @panel; }
QLabel[role="quiet"] { color: @quiet; }
QLabel[role="problem"] { color: @error; font-size: 12px; }
QLabel[role="about"] { color: @quiet; font-size: 11px; }
QLabel[role="group"] { color: @quiet; font-size: 11px; font-weight: 600; }
QLabel[role="group"]:disabled, QLabel[role="quiet"]:disabled { color: @disabled; }
QMenu QLabel[role="group"]:disabled { color: @quiet; }
QLabel[role="title"] { font-size: 15px; font-weight: 600; }
#explainCard { background: @raised; border: 1px solid @line; }
QFrame[role="card"] { background: @raised; border: 1px solid @line; border-radius: 6px; }
QListView[role="completions"] { background: @raised; border: 1px solid @line; padding: 2px 6px; }
QListView[role="completions"]::item { padding: 3px 8px; }
QFrame[role="line"] { background: @line; border: none; max-height: 1px; min-height: 1px; }
QCheckBox { spacing: 6px; }
)";

// The sheet in the colours of a theme.
QString inColors(const Theme& theme) {
  QString sheet = QString::fromLatin1(kSheet);
  const auto mixed = [](const QColor& a, const QColor& b, double t) {
    return QColor::fromRgbF(float(a.redF() * (1 - t) + b.redF() * t), float(a.greenF() * (1 - t) + b.greenF() * t),
                            float(a.blueF() * (1 - t) + b.blueF() * t));
  };
  const QColor &panel = theme.panel, &text = theme.text, &accent = theme.accent;
  // Longer names first, so that "@accent" does not eat "@accentHover".
  const std::pair<const char*, QColor> fills[] = {
      {"@accentHover", mixed(accent, text, 0.15)},
      {"@onAccent", theme.onAccent},
      {"@disabled", disabledInk(theme)},
      {"@selected", mixed(panel, accent, theme.isDark ? 0.28 : 0.16)},
      {"@pressed", mixed(panel, text, 0.14)},
      {"@accent", accent},
      {"@canvas", theme.canvas},
      {"@raised", theme.raised},
      {"@scroll", mixed(panel, text, 0.22)},
      {"@box", mixed(panel, text, 0.42)},
      {"@panel", panel},
      {"@hover", mixed(panel, text, 0.07)},
      {"@quiet", theme.quiet},
      {"@error", theme.error},
      {"@line", theme.line},
      {"@text", text},
  };
  sheet.replace(QLatin1String("@check"), theme.isDark ? "check-dark" : "check-light");
  sheet.replace(QLatin1String("@dash"), theme.isDark ? "dash-dark" : "dash-light");
  sheet.replace(QLatin1String("@mark"), theme.isDark ? "mark-dark" : "mark-light");
  for (const auto& [name, color] : fills) sheet.replace(QLatin1String(name), color.name());
  return sheet;
}

// A selector for what is in a dark window, or is one.
QString ofDarkWindows(const QString& selector) {
  const QString mark = QStringLiteral("[%1=\"dark\"]").arg(QLatin1String(kSchemeProperty));
  const QLatin1String window("QMainWindow");
  return selector.startsWith(window) ? window + mark + selector.mid(window.size()) : mark + ' ' + selector;
}

// A selector for a list that is a window of its own, as completions are; empty for those of nothing else.
QString ofDarkList(const QString& selector) {
  const QLatin1String list("QListView");
  if (!selector.startsWith(list)) return {};
  return list + QStringLiteral("[%1=\"dark\"]").arg(QLatin1String(kSchemeProperty)) + selector.mid(list.size());
}

// All rules of a sheet, for dark windows only.
QString ofDarkWindowsAll(const QString& sheet) {
  QString out;
  for (const QString& rule : sheet.split('}', Qt::SkipEmptyParts)) {
    const qsizetype brace = rule.indexOf('{');
    if (brace < 0) continue;
    QStringList selectors;
    for (const QString& selector : rule.left(brace).split(',')) {
      selectors << ofDarkWindows(selector.trimmed());
      if (const QString own = ofDarkList(selector.trimmed()); !own.isEmpty()) selectors << own;
    }
    out += selectors.join(QStringLiteral(", ")) + rule.mid(brace) + QStringLiteral("}\n");
  }
  return out;
}

}  // namespace

QString styleSheet() {
  return inColors(Theme::light()) + ofDarkWindowsAll(inColors(Theme::dark()));
}

}  // namespace armature::app
