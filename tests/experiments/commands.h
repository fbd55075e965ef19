// armature-cli as a test starts it.
#pragma once
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

struct Outcome {
  int status = -1;
  QString out, error;
};

inline Outcome cli(const QStringList& arguments, int milliseconds = 500000) {
  QProcess process;
  process.setWorkingDirectory(ARMATURE_SOURCE_DIR);
  process.start(ARMATURE_CLI, arguments);
  process.waitForFinished(milliseconds);
  Outcome o;
  o.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
  o.out = QString::fromUtf8(process.readAllStandardOutput());
  o.error = QString::fromUtf8(process.readAllStandardError());
  return o;
}

inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString writeFile(const QString& path, const QByteArray& text) {
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.write(text);
  return path;
}
