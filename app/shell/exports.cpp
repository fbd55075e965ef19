#include "app/shell/exports.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <numeric>

#include "app/language/messages.h"
#include "app/look/shipped.h"
#include "app/shell/announcements.h"
#include "app/shell/open_pages.h"
#include "app/shell/picture_dialog.h"
#include "app/shell/printing.h"
#include "engine/base/durable_file.h"
#include "engine/diagram/kept_members.h"
#include "engine/facade/session.h"

namespace armature::app {

QString folderFor(DiagramPage& page) {
  const QString diagram = page.document().path(), model = page.file().modelicaFile();
  const QString own = !model.isEmpty() ? model : isExample(diagram) ? QString() : diagram;
  return own.isEmpty() ? QDir::homePath() : QFileInfo(own).absolutePath();
}

constexpr int kWordsStay = 6000;  // [ms]

void Exports::tell(const QString& path, const Result<void>& written) const {
  if (written) announcements_.say(tr("Written: %1").arg(QFileInfo(path).fileName()), kWordsStay);
  warnIfFailed(path, written);
}

void Exports::warnIfFailed(const QString& path, const Result<void>& written) const {
  if (!written)
    announcements_.warn(
        tr("%1 was not written.\n%2").arg(QFileInfo(path).fileName(), spoken(written.reason().message)));
}

// Other programs do not find ways for wires: they get those that are drawn.
diagram::Document withDrawnRoutes(DiagramScene& scene) {
  diagram::Document values = scene.document().values();
  const auto& wires = scene.wires();
  for (size_t i = 0; i < values.connections.size() && i < wires.size(); ++i) {
    std::vector<diagram::Point> corners;
    for (int k = 1; k + 1 < wires[i].points.size(); ++k) corners.push_back(fromQt(wires[i].points[k]));
    diagram::setDrawnRoute(values.connections[i], std::move(corners));
  }
  return values;
}

void Exports::exportModelica() {
  DiagramPage& page = pages_.current();
  const QString start = folderFor(page) + "/" + QString::fromStdString(page.document().values().name);
  // Beside the file that the model came from, not over it.
  const bool isOrigin =
      !page.file().modelicaFile().isEmpty() && QFileInfo(start + ".mo") == QFileInfo(page.file().modelicaFile());
  const QString path = QFileDialog::getSaveFileName(&announcements_.window(), tr("Export Modelica text"),
                                                    start + (isOrigin ? "_changed.mo" : ".mo"), tr("Modelica (*.mo)"));
  if (path.isEmpty()) return;
  const auto copy = std::make_shared<const diagram::Document>(withDrawnRoutes(page.scene()));
  engine_.post(EngineThread::urgent, this, [this, copy, path](Engine& engine) -> EngineThread::Answer {
    auto text = std::make_shared<Result<std::string>>(engine.exportModelica(*copy));
    return [this, text, path] {
      tell(path, *text ? writeDurably(path.toStdString(), **text) : Result<void>(text->reason()));
    };
  });
}

// First how large, then where.
void Exports::exportPicture() {
  DiagramPage& page = pages_.current();
  PictureDialog how(usualForm(page), &announcements_.window());
  if (how.exec() != QDialog::Accepted) return;
  const QString name = QString::fromStdString(page.document().values().name);
  const QString path =
      QFileDialog::getSaveFileName(&announcements_.window(), tr("Export a picture"),
                                   folderFor(page) + "/" + name + ".svg", tr("Pictures (*.svg *.png *.pdf)"));
  if (!path.isEmpty()) tell(path, writePicture(page, how.form(), path));
}

void Exports::print() {
  const QString place = askToPrint(pages_.current(), announcements_.window());
  if (!place.isEmpty()) announcements_.say(tr("Printed: %1").arg(place), kWordsStay);
}

void Exports::exportResults() {
  DiagramPage& page = pages_.current();
  const StorePtr store = page.run().store();
  if (!store || page.run().isActive()) return announcements_.warn(tr("There is no finished run to export."));
  const QString name = folderFor(page) + "/" + QString::fromStdString(page.document().values().name) + ".csv";
  const QString path = QFileDialog::getSaveFileName(&announcements_.window(),
                                                    page.overlay().glasses().areOn()
                                                        ? tr("Export results (as this library counts, without glasses)")
                                                        : tr("Export results"),
                                                    name, tr("Results (*.csv *.mat *.h5)"));
  if (path.isEmpty()) return;
  // Thousands of variables take a while.
  engine_.post(EngineThread::normal, this, [this, store, path](Engine&) -> EngineThread::Answer {
    std::vector<uint32_t> columns(store->columns().size());
    std::iota(columns.begin(), columns.end(), 0U);
    auto written = std::make_shared<Result<void>>(saveResults(*store, columns, path.toStdString()));
    return [this, written, path, count = columns.size()] {
      warnIfFailed(path, *written);
      if (*written)
        announcements_.say(tr("%1 variables were written to %2.").arg(count).arg(QFileInfo(path).fileName()),
                           kWordsStay);
    };
  });
}

}  // namespace armature::app
