// Pictures and videos of the view.
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProcess>
#include <QProgressDialog>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "app/language/messages.h"
#include "app/look/picture_file.h"
#include "app/view3d/scene_widget.h"
#include "app/view3d/view3d_panel.h"
#include "engine/base/durable_file.h"

namespace armature::app {

namespace {
constexpr int kFramesPerSecond = 30;
constexpr int kMostFrames = 9000;

// Puts a finished file in its place, wholly or not at all; the reason if not.
QString moveDurably(const QString& from, const QString& to) {
  QFile source(from);
  if (!source.open(QIODevice::ReadOnly)) return source.errorString();
  DurableFile target(to.toStdString());
  while (!source.atEnd()) {
    const QByteArray block = source.read(1 << 20);
    if (block.isEmpty()) return source.errorString();
    target.write(block.constData(), static_cast<size_t>(block.size()));
  }
  const auto written = target.commit();
  return written ? QString() : spoken(written.reason().message);
}
}  // namespace

void View3dPanel::savePicture() {
  if (!picture_) return;
  const QString path = QFileDialog::getSaveFileName(this, tr("Save picture"), {}, tr("Pictures (*.png *.jpg)"));
  if (path.isEmpty()) return;
  const auto saved = app::savePicture(picture_->picture(), path);
  if (!saved)
    QMessageBox::warning(this, {}, tr("The picture was not written.\n%1").arg(spoken(saved.reason().message)));
}

int View3dPanel::writeFrames(const QString& folder, int count, QString* reason) {
  if (!picture_ || !store_ || store_->rowCount() == 0 || count < 1) return 0;
  const double before = scene_->time(), start = store_->time(0);
  int written = 0;
  QProgressDialog progress(tr("Drawing frames"), tr("Cancel"), 0, count, this);
  progress.setWindowModality(Qt::WindowModal);
  for (; written < count; ++written) {
    scene_->show(start + (endTime() - start) * written / std::max(1, count - 1));
    const QString name = QStringLiteral("frame%1.png").arg(written, 5, 10, QLatin1Char('0'));
    const auto saved = app::savePicture(picture_->picture(), QDir(folder).filePath(name));
    if (!saved) {
      if (reason) *reason = spoken(saved.reason().message);
      written = 0;
      break;
    }
    progress.setValue(written + 1);
    if (progress.wasCanceled()) {
      written = 0;
      break;
    }
  }
  showTime(before);
  return written;
}

void View3dPanel::saveVideo() {
  if (!picture_ || !store_ || store_->rowCount() < 2) {
    QMessageBox::information(this, {}, tr("A video shows a run: press Run first."));
    return;
  }
  const double seconds = (endTime() - store_->time(0)) / speed_->currentData().toDouble();
  const int count = std::clamp(qRound(seconds * kFramesPerSecond), 2, kMostFrames);
  const QString coder = QStandardPaths::findExecutable("ffmpeg");
  if (coder.isEmpty()) {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder for %1 frames (no ffmpeg is installed)").arg(count));
    QString reason;
    if (!folder.isEmpty()) writeFrames(folder, count, &reason);
    if (!reason.isEmpty()) QMessageBox::warning(this, {}, tr("The frames were not all written.\n%1").arg(reason));
    return;
  }
  QString path = QFileDialog::getSaveFileName(this, tr("Save video"), {}, tr("Videos (*.webm *.mp4)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += ".webm";
  const QString reason = writeVideo(path, count);
  if (!reason.isEmpty()) QMessageBox::warning(this, {}, tr("The video could not be written: %1").arg(reason));
}

QString View3dPanel::writeVideo(const QString& path, int count) {
  const QString coder = QStandardPaths::findExecutable("ffmpeg");
  if (coder.isEmpty()) return tr("ffmpeg is not installed");
  QTemporaryDir folder;
  if (!folder.isValid()) return folder.errorString();
  // An hour of frames should not end with the news that they cannot be kept.
  if (const auto checked = DurableFile::check(path.toStdString()); !checked) return spoken(checked.reason().message);
  QString reason;
  if (writeFrames(folder.path(), count, &reason) == 0) return reason;
  QStringList arguments{"-y", "-loglevel", "error", "-framerate", QString::number(kFramesPerSecond)};
  arguments << "-i" << folder.filePath("frame%05d.png");
  // The codecs want even sizes.
  arguments << "-vf"
            << "crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0"
            << "-pix_fmt"
            << "yuv420p";
  const QString kind = QFileInfo(path).suffix().toLower();
  if (kind == "webm")
    arguments << QStringLiteral("-c:v libvpx-vp9 -crf 28 -b:v 0 -deadline good -cpu-used 4").split(' ');
  // The index at the beginning lets a browser play it while it loads.
  if (kind == "mp4") arguments << QStringLiteral("-c:v libx264 -crf 20 -movflags +faststart").split(' ');
  QProcess process;
  QProgressDialog progress(tr("Writing the video"), tr("Cancel"), 0, 0, this);
  progress.setWindowModality(Qt::WindowModal);
  progress.show();
  const QString video = folder.filePath("video." + kind);
  process.start(coder, arguments << video);
  while (process.state() != QProcess::NotRunning && !progress.wasCanceled()) {
    process.waitForFinished(50);
    QCoreApplication::processEvents();
  }
  if (progress.wasCanceled()) {
    process.kill();
    process.waitForFinished();
    return {};  // half a video helps nobody: what was there stays
  }
  if (process.error() == QProcess::FailedToStart) return process.errorString();
  if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return moveDurably(video, path);
  const QString words = QString::fromLocal8Bit(process.readAllStandardError()).trimmed();
  return words.isEmpty() ? tr("ffmpeg has stopped") : words;
}

}  // namespace armature::app
