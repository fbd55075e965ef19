// Beside the icon: what the selected shapes have in common and can be given (place, colours, patterns, text), the place
// of the selected connector, or the coordinate system where nothing is selected. Each change is one step of undo.
#pragma once
#include <QWidget>
#include <functional>
#include <vector>

#include "app/icon/icon_view.h"

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLineEdit;
class QVBoxLayout;

namespace armature::app {

class ColorButton;

class IconInspector : public QWidget {
  Q_OBJECT
 public:
  explicit IconInspector(IconView& view, QWidget* parent = nullptr);
  // The field of the selected text, all of it selected.
  void focusText();

 private:
  using Read = std::function<double(const diagram::IconItem&)>;
  using Write = std::function<void(diagram::IconItem&, double)>;

  void rebuild();
  void refresh();
  QGridLayout* group(const QString& title);
  void alignColumns();
  void buildIcon();
  void buildConnector();
  void buildShapes();
  void buildPlace();
  void buildLine(bool hasArrows, bool hasSmooth);
  void buildFill();
  void buildKind(diagram::IconItem::Kind kind);
  void buildText();
  void buildImage();
  void addRow(QGridLayout* grid, const QString& name, QWidget* field, const QString& unit = {});
  // A number of the selected items.
  void addNumber(QGridLayout* grid, const QString& id, const QString& name, double least, const Read& read,
                 const Write& write, const QString& unit = {});
  // A number field by itself.
  QDoubleSpinBox* number(const QString& id, const QString& name, double least, const std::function<double()>& read,
                         const std::function<void(double)>& write, const std::function<bool()>& isMixed = {});
  template <class Of>
  bool isMixed(const Of& read) const;
  void addColor(QGridLayout* grid, const QString& id, const QString& name, int diagram::IconItem::*color);
  template <class Enum>
  void addChoice(QGridLayout* grid, const QString& id, const QString& name, const QStringList& texts,
                 const std::function<Enum(const diagram::IconItem&)>& read,
                 const std::function<void(diagram::IconItem&, Enum)>& write);
  void addTick(QGridLayout* grid, const QString& id, const QString& name, bool diagram::IconItem::*member);
  // The first selected item: what the fields show.
  diagram::IconItem shown() const;
  void change(const QString& name, const std::function<void(diagram::IconItem&)>& edit);

  IconView& view_;
  IconModel& model_;
  QVBoxLayout* layout_;
  QWidget* body_ = nullptr;
  std::vector<QGridLayout*> grids_;  // of the body
  std::vector<std::function<void()>> refreshers_;
  QLineEdit* text_ = nullptr;
  bool isRefreshing_ = false;
};

}  // namespace armature::app
