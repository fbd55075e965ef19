#include "app/shell/picture_job.h"

#include <QCoreApplication>
#include <QImage>
#include <QTimer>
#include <cstdio>

#include "app/look/picture_file.h"
#include "app/panels/palette_panel.h"
#include "app/shell/filmstrip.h"
#include "app/shell/main_window.h"
#include "app/view3d/view3d_panel.h"

namespace armature::app {

namespace {
constexpr int kTurn = 50;         // [ms]
constexpr int kMostTurns = 1200;  // a minute
constexpr int kQuietTurns = 8;    // so long nothing must be under way
}  // namespace

PictureJob::PictureJob(MainWindow& window, QString path, bool isRunWanted, int instants, const QSize& size)
    : QObject(&window),
      window_(window),
      path_(std::move(path)),
      isRunWanted_(isRunWanted || instants > 0),
      instants_(instants),
      size_(size) {
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &PictureJob::poll);
  timer->start(kTurn);
  window_.palettePanel().reveal("Modelica.Mechanics.Rotational.Components");
}

void PictureJob::poll() {
  if (++turns_ > kMostTurns) {
    std::fprintf(stderr, "armature: no picture after a minute\n");
    return QCoreApplication::exit(1);
  }
  const bool isBusy = window_.engine().isBusy() || window_.checker().isChecking() || window_.run().isActive() ||
                      window_.view3d().isBusy();
  quietTurns_ = isBusy ? 0 : quietTurns_ + 1;
  if (quietTurns_ < kQuietTurns) return;
  if (isRunWanted_ && !hasStarted_) {
    hasStarted_ = true;
    quietTurns_ = 0;
    window_.run().start();
    return;
  }
  take();
}

void PictureJob::take() {
  window_.canvas().scene().setHover(-1, {}, -1);  // wherever the pointer happens to be
  if (instants_ > 0 && !window_.run().store()) {
    std::fprintf(stderr, "armature: there is no run to make a filmstrip of\n");
    return QCoreApplication::exit(1);
  }
  window_.view3d().scene().draft().rest();
  const double ratio = window_.devicePixelRatioF();
  const QImage picture = instants_ > 0 ? filmstrip(window_, instants_, size_, ratio) : window_.grab().toImage();
  if (const auto saved = savePicture(picture, path_); !saved) {
    std::fprintf(stderr, "armature: %s\n", saved.reason().message.c_str());
    return QCoreApplication::exit(1);
  }
  std::printf("%s\n", qPrintable(path_));
  QCoreApplication::exit(0);
}

}  // namespace armature::app
