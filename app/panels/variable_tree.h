// Variables of the translated model with their values: as a tree by part, or flat for one part. A tick puts a variable
// onto the current plot; rows can be dragged onto any plot.
#pragma once
#include <QSet>
#include <QTimer>
#include <QTreeWidget>
#include <functional>
#include <optional>

#include "app/look/glasses.h"
#include "app/look/number_column.h"
#include "app/panels/present_names.h"
#include "app/run/run_control.h"

namespace armature::app {

class VariableTree : public QTreeWidget {
  Q_OBJECT
 public:
  enum class Kind { tree, flat };
  explicit VariableTree(Kind kind, QWidget* parent = nullptr);

  // The variables; of a store when there is one (with values), else of the model. Both may be null.
  void setSource(const StorePtr& store, const ModelPtr& model);
  // What stands beside the diagram is not listed, from the next source on. Null: there is nothing.
  void setBeside(const PushPointsPtr& points);
  // Flat: the part whose variables are listed, with those that its class hides when wanted. Tree: nothing.
  void setPart(const QString& part, bool hasProtected = false);
  // The elements of a part that is an array, in their order ("[1]", "[2]"; "[1,2]").
  QStringList elementsOf(const QString& part) const;
  // The diagram that says what of a run is recorded, and may be told so here. It must outlive the tree.
  void setDocument(OpenDocument& document);
  // Variables of a run are listed under the names that their parts have by now.
  void setNamesInRun(PresentNames::NameInRun nameInRun) { nameInRun_ = std::move(nameInRun); }
  // Shows only names that contain all words of the text.
  void setFilter(const QString& text);
  // Ticks the first variable of the list, or takes its tick away.
  void toggleFirst();
  // Ticks those on the current plot.
  void setPlotted(const QSet<QString>& names);
  // That values are shown through: those that they turn carry their badge.
  void setGlasses(const Glasses& glasses);
  // Fetches the values of what is visible, at a time [s] or the newest; call it a few times a second during a run.
  void updateValues(std::optional<double> time = std::nullopt);

  QSize sizeHint() const override;

 Q_SIGNALS:
  void plotToggled(const QString& name, bool isPlotted);
  // There are other variables.
  void sourceChanged();
  // What the variable's value says is wanted, at this point of the screen.
  void explainWanted(const QString& name, QPoint global);

 protected:
  void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void resizeEvent(QResizeEvent* event) override;
  void startDrag(Qt::DropActions actions) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  struct Entry {
    QString name;  // by now
    bool isProtected = false;
    bool isParameter = false;
    size_t index = 0;     // among the variables of the model, without one among the columns of the store
    int64_t column = -1;  // of the store; −1: it does not have it
  };
  bool joinStore();
  bool readNames();
  void readRecorded();
  bool isRecorded(const QString& name) const;
  void noteClasses();
  bool isOfOtherClass() const;
  std::vector<const Entry*> found() const;
  void rebuild();
  void markGone();
  // What a row says: words, or a number.
  struct Reading {
    QString words;
    std::optional<Amount> amount = {};
    bool isTurned = false;
  };
  Reading readingOf(const QTreeWidgetItem* item) const;
  QList<QTreeWidgetItem*> writtenRows() const;
  QString fitting(const QTreeWidgetItem* item, const std::function<QString(int)>& write, QString* leftOut) const;
  void setBadge(QTreeWidgetItem* item, const QString& text, bool isTurned) const;
  void fill(QTreeWidgetItem* group);
  QTreeWidgetItem* makeRow(const Entry& entry, const QString& shown) const;
  QList<QTreeWidgetItem*> partRows(bool withProtected) const;

  Kind kind_;
  StorePtr store_;
  ModelPtr model_;
  QString part_, filter_;
  QSet<QString> beside_;  // parts
  std::vector<Entry> entries_;
  bool isOfModel_ = false;  // the entries are the model's variables
  OpenDocument* document_ = nullptr;
  PresentNames::NameInRun nameInRun_;
  PresentNames present_;
  QHash<QString, std::string> classes_;  // of the diagram's parts when the source came
  std::vector<uint8_t> isKept_;          // of a model without a run: which variables the next one records; empty: all
  QSet<QString> plotted_;
  Glasses glasses_;
  std::optional<double> time_;
  bool hasProtected_ = false;
  bool isUpdating_ = false;
};

}  // namespace armature::app
