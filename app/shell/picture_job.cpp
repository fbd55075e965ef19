#include "app/shell/picture_job.h"

#include <QCoreApplication>
#include <QImage>
#include <QSaveFile>
#include <QTimer>
#include <cstdio>

#include "app/energy/energy_picture.h"
#include "app/language/messages.h"
#include "app/lines/line_panel.h"
#include "app/look/picture_file.h"
#include "app/panels/palette_panel.h"
#include "app/shell/command_line.h"
#include "app/shell/filmstrip.h"
#include "app/shell/line_room.h"
#include "app/shell/main_window.h"
#include "app/teaching/describe.h"
#include "app/teaching/power_book.h"
#include "app/view3d/view3d_panel.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {
constexpr int kTurn = 50;         // [ms]
constexpr int kMostTurns = 1200;  // a minute
constexpr int kQuietTurns = 8;    // so long nothing must be under way
}  // namespace

std::optional<Domain> viewDomain(const QString& view) {
  const QString kind = view.section(':', 0, 0);
  if (kind == QLatin1String("track")) return Domain::translational;
  if (kind == QLatin1String("shaft")) return Domain::rotational;
  return std::nullopt;
}

bool showLineView(MainWindow& window, const QString& view) {
  const auto domain = viewDomain(view);
  if (domain) window.lineRoom().show(*domain, view.section(':', 1));
  return domain.has_value();
}

PictureJob::PictureJob(MainWindow& window, Wish wish) : QObject(&window), window_(window), wish_(std::move(wish)) {
  wish_.isRunWanted = wish_.isRunWanted || wish_.instants > 0;
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &PictureJob::poll);
  timer->start(kTurn);
  window_.palettePanel().reveal("Modelica.Mechanics.Rotational.Components");
}

void PictureJob::poll() {
  if (++turns_ > kMostTurns) {
    CommandLine::complain(CommandLine::tr("no picture after a minute"));
    return QCoreApplication::exit(1);
  }
  // What parts are made of may have to be asked for.
  if (hasStarted_) (void)window_.page().overlay().book().powers();
  const bool isBusy = window_.engine().isBusy() || window_.checker().isChecking() || window_.run().isActive() ||
                      window_.view3d().isBusy() || window_.plots().isBusy();
  quietTurns_ = isBusy ? 0 : quietTurns_ + 1;
  if (quietTurns_ < kQuietTurns) return;
  if (viewDomain(wish_.view) && !hasView_) {
    hasView_ = true;
    quietTurns_ = 0;
    (void)showLineView(window_, wish_.view);
    return;
  }
  if (wish_.isRunWanted && !hasStarted_) {
    hasStarted_ = true;
    quietTurns_ = 0;
    window_.run().start();
    return;
  }
  take();
}

void PictureJob::take() {
  window_.canvas().scene().setHover(-1, {}, -1);  // wherever the pointer happens to be
  if (wish_.instants > 0 && !window_.run().store()) {
    CommandLine::complain(CommandLine::tr("there is no run to make a filmstrip of"));
    return QCoreApplication::exit(1);
  }
  if (wish_.time) window_.run().setShownTime(*wish_.time);
  // At this very instant, as the diagram: with motion on, the next turn would show another one.
  for (int i = 0; i < window_.plots().plotCount(); ++i) window_.plots().view(i)->replotNow();
  window_.view3d().scene().draft().rest();
  window_.page().overlay().rest();
  const bool isDone = (wish_.picture.isEmpty() || savePictureOf(wish_.picture)) &&
                      (wish_.description.isEmpty() || saveDescription(wish_.description));
  QCoreApplication::exit(isDone ? 0 : 1);
}

bool PictureJob::savePictureOf(const QString& path) {
  const double ratio = window_.devicePixelRatioF();
  const QImage picture =
      wish_.instants > 0 ? filmstrip(window_, wish_.instants, wish_.size, ratio) : window_.grab().toImage();
  const auto saved = savePicture(picture, path);
  if (saved)
    std::printf("%s\n", qPrintable(path));
  else
    CommandLine::complain(spoken(saved.reason().message));
  return static_cast<bool>(saved);
}

// What the painter draws: it is made to paint for that.
bool PictureJob::saveDescription(const QString& path) {
  CanvasView& canvas = window_.canvas();
  canvas.grab();
  QSaveFile file(path);
  diagram::Json all = describe(window_.page().overlay().drawn(), canvas);
  if (PowerBook& book = window_.page().overlay().book(); book.powers()) {
    all["energy"] = describeEnergy(*book.powers(), window_.run().shownTime());
    all["quadrants"] = describeQuadrants(*book.powers(), book.survey(), window_.run().shownTime());
  }
  if (const auto domain = viewDomain(wish_.view))
    all[domain == Domain::rotational ? "shaft" : "track"] = window_.lineRoom().panel().describe(*domain);
  const std::string text = all.dump(2) + "\n";
  if (file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
      file.commit()) {
    std::printf("%s\n", qPrintable(path));
    return true;
  }
  CommandLine::complain(CommandLine::tr("%1 cannot be written: %2").arg(path, file.errorString()));
  return false;
}

}  // namespace armature::app
