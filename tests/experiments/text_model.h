// A model written down in a test, translated in this process.
#pragma once
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/facade/session.h"

struct TextModel {
  std::shared_ptr<const armature::Model> model;
  std::vector<armature::Message> messages;

  // `text`: declarations and equations of a model.
  explicit TextModel(const char* text) {
    QFile file(folder_.filePath("M.mo"));
    if (!file.open(QIODevice::WriteOnly)) return;
    file.write(QByteArray("model M\n") + text + "\nend M;\n");
    file.close();
    armature::Source source;
    source.file = file.fileName().toStdString();
    model = session_.translate(source, messages);
    for (const armature::Message& m : messages) qDebug("%s", m.toText().c_str());
  }
  bool has(const char* code) const {
    return std::any_of(messages.begin(), messages.end(), [code](const armature::Message& m) { return m.code == code; });
  }

 private:
  QTemporaryDir folder_;
  armature::Session session_{armature::standardLibraryPath({})};
};
