// Plots as files: pictures of any size, and what they show as tables.
#pragma once
#include <QByteArray>
#include <QSize>
#include <QString>
#include <atomic>
#include <vector>

#include "app/run/run_book.h"
#include "engine/base/cancel.h"
#include "engine/base/result.h"

namespace armature::app {

class PlotView;

// A picture of a size [px], a .png (with `ratio` dots a pixel), .svg or .pdf by the name's ending; the size of the view
// itself where it is empty. Failure F301.
Result<void> exportPlotPicture(PlotView& view, const QString& path, QSize size = {}, double ratio = 2);

// What the curves of a plot show: a column for what they are drawn over, and one for each of them.
struct PlotTable {
  QByteArray head;
  StorePtr across;  // null without results
  struct Series {
    StorePtr store;
    size_t column = 0;
  };
  std::vector<Series> series;
};
PlotTable tableOf(const PlotView& view);
// `done` counts rows that are written. Nothing is written when it is cancelled. Failure F301.
Result<void> writeTable(const PlotTable& table, const QString& path, std::atomic<uint64_t>* done = nullptr,
                        const CancelToken* cancel = nullptr);
inline Result<void> exportPlotValues(const PlotView& view, const QString& path) {
  return writeTable(tableOf(view), path);
}
// The same beside the window, which says how far it is, if that takes long, and what failed.
void exportValuesBeside(PlotView& view, const QString& path);

// Tells the person that nothing was written, and why; nothing where that is not so.
void tellIfFailed(PlotView& view, const Result<void>& written);

}  // namespace armature::app
