// A library with C functions in a folder of its own, and models of it that are run.
#pragma once
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>

#include "engine/base/foreign_function.h"
#include "engine/facade/session.h"
#include "engine/worker/client.h"

namespace armature::test {

struct Outcome {
  bool isTranslated = false;
  solve::RunResult result;
  std::vector<Message> messages;
  std::shared_ptr<results::Store> store;

  // At the end of the run; no number where there is no such variable.
  double end(const char* name) const {
    const int64_t column = store ? store->find(name) : -1;
    if (column < 0 || store->rowCount() == 0) return std::nan("");
    return store->value(store->columns()[static_cast<size_t>(column)], store->rowCount() - 1);
  }
  const Message* find(const std::string& code) const {
    const auto at = std::find_if(messages.begin(), messages.end(), [&](const Message& m) { return m.code == code; });
    return at == messages.end() ? nullptr : &*at;
  }
  QString words() const {
    QString text;
    for (const Message& m : messages) text += QString::fromStdString(m.toText()) + '\n';
    return text;
  }
};

class ForeignBench {
 public:
  ForeignBench() : top_(QFileInfo(place_.path()).canonicalFilePath()) {
    qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
    qputenv("HOME", path("home").toUtf8());
    QDir().mkpath(path("home"));
  }
  // Processes put away what they have compiled after their last client is gone.
  ~ForeignBench() {
    for (int k = 0; k < 300 && !QDir(path("cache/armature/foreign")).isEmpty(); ++k) QThread::msleep(10);
  }
  ForeignBench(const ForeignBench&) = delete;
  ForeignBench& operator=(const ForeignBench&) = delete;
  QString path(const QString& name) const { return top_ + '/' + name; }
  void put(const QString& name, const QByteArray& text) const {
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) QFAIL(qPrintable(name));
  }
  // The library `Lib` with these classes in one file.
  void putLibrary(const QString& classes) const {
    put("libraries/Lib/package.mo", ("package Lib\n" + classes + "\nend Lib;\n").toUtf8());
  }
  // The first function of that library, as a translation says it, of one Real and with one result.
  ForeignFunction declared(const QString& classes, const char* name, const char* function) const {
    ForeignFunction made;
    made.name = name;
    made.function = function;
    made.library = path("libraries/Lib").toStdString();
    made.file = path("libraries/Lib/package.mo").toStdString();
    made.offset = static_cast<uint32_t>(("package Lib\n" + classes).indexOf("external"));
    made.signature = "r:r";
    return made;
  }
  Source source(const std::string& className) const {
    Source made;
    made.className = className;
    made.trustedFolders = {path("libraries/Lib").toStdString()};
    return made;
  }
  std::vector<std::string> libraries() const { return {path("libraries").toStdString()}; }

  // Here, or in processes of their own, which are locked in.
  Outcome run(const Source& source, bool isApart = false, CancelToken* cancelled = nullptr) const {
    Outcome outcome;
    std::shared_ptr<const Model> model;
    Session session(isApart ? std::vector<std::string>() : libraries());
    std::unique_ptr<worker::Client> client;
    if (isApart) client = std::make_unique<worker::Client>(ARMATURE_CLI, libraries());
    model = isApart ? client->translate(source, outcome.messages) : session.translate(source, outcome.messages);
    outcome.isTranslated = model != nullptr;
    if (!model) return outcome;
    solve::Settings settings = model->defaultSettings();
    allowEffects(settings, model->name());
    solve::ControlState state;
    solve::Control control(state, {});
    outcome.store = model->makeStore();
    std::thread stopper;
    if (cancelled)
      stopper = std::thread([&] {
        while (!cancelled->isCancelled()) QThread::msleep(5);
        state.cancel.cancel();
      });
    outcome.result = model->run(settings, {}, control, *outcome.store, outcome.messages);
    if (cancelled) {
      cancelled->cancel();
      stopper.join();
    }
    return outcome;
  }

 private:
  QTemporaryDir place_;
  QString top_;
};

}  // namespace armature::test
