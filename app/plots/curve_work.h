// What the curves of one run share while they are painted: where the columns lie, and the making of their shapes, all
// at once on all cores. Rows in memory are waited for; those that a disk has to give for a moment only: then a picture
// is painted of what is known without them, and once more when they have come.
#pragma once
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

#include "app/plots/curve_series.h"

class QThreadPool;

namespace armature::app {

class CurveWork {
 public:
  // `again`: called when shapes have come that a picture was painted without.
  explicit CurveWork(std::function<void()> again = {});
  ~CurveWork();
  CurveWork(const CurveWork&) = delete;
  CurveWork& operator=(const CurveWork&) = delete;

  // Curves whose shapes are made together. They have to be taken out before they go.
  void add(const CurveSeries& series, bool isStepped);
  void remove(const CurveSeries& series);
  // Where the columns of a store lie. See ColumnRows::place.
  const std::shared_ptr<const ColumnRows>& columns(const StorePtr& store, double from, double to,
                                                   const ColumnRows::Kind& kind);
  // Of a curve in these columns; those of the others of its store are made with it. Null where it takes longer.
  std::shared_ptr<const CurveShape> shape(const CurveSeries& series, const std::shared_ptr<const ColumnRows>& columns,
                                          bool isStepped);
  // Whether disks are waited for, however long they take.
  bool isPatient() const { return isPatient_; }
  void setPatient(bool isPatient) { isPatient_ = isPatient; }
  // Whether shapes are still being made that a picture has been painted without.
  bool isLate() const { return batch_ != nullptr; }

  // Used by the painting, and kept for the next one.
  std::vector<ValueRange> stretches;
  std::vector<uint8_t> cells;

 private:
  struct Batch;
  struct Entry {
    const CurveSeries* series = nullptr;
    bool isStepped = false;
    std::shared_ptr<CurveShape> shape;
  };
  Entry* find(const CurveSeries& series);
  void begin(const std::shared_ptr<const ColumnRows>& columns);
  // Whether the batch has been made and its shapes taken over.
  bool takeOver();
  void drop();
  void look();

  std::vector<Entry> entries_;
  std::vector<std::shared_ptr<const ColumnRows>> columns_;  // by store
  std::shared_ptr<Batch> batch_;
  std::unique_ptr<QThreadPool> threads_;
  std::function<void()> again_;
  QTimer late_;
  bool isPatient_ = false;
};

}  // namespace armature::app
