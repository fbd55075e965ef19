#include "app/document/autosave.h"

#include <signal.h>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace armature::app {
namespace {
constexpr const char* kPathMember = "recoveryPath";

bool isRunning(qint64 pid) {
  return pid > 0 && ::kill(static_cast<pid_t>(pid), 0) == 0;
}
}  // namespace

Autosave::Autosave(OpenDocument& document, QString folder, int number, int delay, QObject* parent)
    : QObject(parent), document_(document), folder_(std::move(folder)) {
  // The name carries the process, so that a second window's copy is not taken for a leftover.
  file_ = folder_ + QStringLiteral("/%1-%2.armature.json").arg(QCoreApplication::applicationPid()).arg(number);
  timer_.setSingleShot(true);
  timer_.setInterval(delay);
  connect(&timer_, &QTimer::timeout, this, &Autosave::flush);
  connect(&document_, &OpenDocument::edited, this, &Autosave::schedule);
  connect(document_.undoStack(), &QUndoStack::cleanChanged, this, &Autosave::schedule);
}

Autosave::~Autosave() {
  QFile::remove(file_);
}

void Autosave::schedule() {
  if (!document_.isModified())
    QFile::remove(file_);
  else if (!timer_.isActive())
    timer_.start();
}

void Autosave::flush() {
  if (!document_.isModified()) return;
  QDir().mkpath(folder_);
  diagram::Document copy = document_.values();
  copy.extra[kPathMember] = document_.path().toStdString();
  // A failure is silent on purpose: the copy is a second net, the user's own save reports errors.
  [[maybe_unused]] const auto saved = diagram::save(copy, file_.toStdString());
}

std::vector<Autosave::Recovered> Autosave::leftovers(const QString& folder) {
  std::vector<Recovered> found;
  const auto files = QDir(folder).entryInfoList({QStringLiteral("*.armature.json")}, QDir::Files, QDir::Time);
  for (const QFileInfo& info : files) {
    if (isRunning(info.fileName().section('.', 0, 0).section('-', 0, 0).toLongLong())) continue;
    auto loaded = diagram::load(info.filePath().toStdString());
    if (!loaded) continue;
    Recovered item{info.filePath(), {}, loaded.take()};
    if (const auto path = item.document.extra.find(kPathMember); path != item.document.extra.end()) {
      if (path->is_string()) item.originalPath = QString::fromStdString(path->get<std::string>());
      item.document.extra.erase(kPathMember);
    }
    found.push_back(std::move(item));
  }
  return found;
}

}  // namespace armature::app
