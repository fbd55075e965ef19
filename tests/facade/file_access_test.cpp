// What models may touch of the world, from the source to the message: by what lies beside the document, what the user
// names or allows, and what a look, a check or a run may do.
#include <QtTest>

#include <algorithm>

#include "engine/facade/session.h"

using namespace armature;

namespace {

// Functions as the standard library declares them; one forgets to say that it is impure.
const char* const kFunctions = R"(
    impure function remove
      input String name;
      external "C" ModelicaInternal_removeFile(name);
    end remove;
    impure function print
      input String line;
      input String name;
      external "C" ModelicaInternal_print(line, name);
    end print;
    function forgetful
      input String name;
      output Real y;
    protected
      impure function drop
        input String name;
        external "C" ModelicaInternal_removeFile(name);
      end drop;
    algorithm
      drop(name);
      y := 1;
    end forgetful;
    impure function count
      input String name;
      output Integer n;
      external "C" n = ModelicaInternal_countLines(name);
    end count;
    impure function variable
      input String name;
      output String value;
      output Boolean isThere;
      external "C" ModelicaInternal_getenv(name, 0, value, isThere);
    end variable;
)";

struct Outcome {
  bool isTranslated = false;
  solve::RunResult result;
  std::vector<Message> messages;
  const Message* find(const std::string& code) const {
    const auto at = std::find_if(messages.begin(), messages.end(), [&](const Message& m) { return m.code == code; });
    return at == messages.end() ? nullptr : &*at;
  }
};

}  // namespace

class FileAccessTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void translationChangesNothing();
  void lookChangesNothing();
  void runAsksForPermission();
  void runWritesIntoItsFolder();
  void readingBesideTheDocument();
  void namedByTheUser();
  void refusedInTranslation();
  void homeIsTooWide();
  void librariesOfTheDocumentOpenNothing();
  void resourceFiles();
  void environmentIsTold();

 private:
  QString path(const QString& name) const { return top_ + "/" + name; }
  void put(const QString& name, const QByteArray& text) const;
  // A model with text in its body, beside its document; `adapt` changes source and settings before the run.
  Outcome run(const QString& body, const std::function<void(Source&)>& adapt = {},
              native::Effects effects = native::Effects::allowed, bool isRun = true) const;

  std::unique_ptr<QTemporaryDir> place_;
  QString top_;
};

void FileAccessTest::put(const QString& name, const QByteArray& text) const {
  QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
  QFile file(path(name));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
}

void FileAccessTest::init() {
  place_ = std::make_unique<QTemporaryDir>();
  top_ = QFileInfo(place_->path()).canonicalFilePath();
  put("doc/data.txt", "one\ntwo\n");
  put("outside/secret.txt", "secret\n");
  put("home/.ssh/key", "key\n");
  qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
  qputenv("HOME", path("home").toUtf8());
}

Outcome FileAccessTest::run(const QString& body, const std::function<void(Source&)>& adapt, native::Effects effects,
                            bool isRun) const {
  put("doc/M.mo", (QStringLiteral("model M\n") + kFunctions + body + "\nend M;\n").toUtf8());
  Session session({});
  Source source;
  source.file = path("doc/M.mo").toStdString();
  if (adapt) adapt(source);
  Outcome outcome;
  const auto model = session.translate(source, outcome.messages);
  outcome.isTranslated = model != nullptr;
  if (!model || !isRun) return outcome;
  solve::Settings settings = model->defaultSettings();
  if (effects == native::Effects::allowed) allowEffects(settings, model->name());
  settings.permissions.effects = effects;
  solve::Control control;
  const auto store = model->makeStore();
  outcome.result = model->run(settings, {}, control, *store, outcome.messages);
  return outcome;
}

// Constants, functions that are not declared impure, initial algorithms: a translation leaves all of it to the run.
void FileAccessTest::translationChangesNothing() {
  const QString secret = path("outside/secret.txt");
  for (const QString& body :
       {QString("Real x = 1; initial algorithm remove(\"%1\");").arg(secret),
        QString("parameter Real p = forgetful(\"%1\"); Real x = p;").arg(secret),
        QString("constant Real p = forgetful(\"%1\"); Real x = p;").arg(secret),
        QString("Real x = forgetful(\"%1\");").arg(secret),
        QString("Real x = 1; algorithm when initial() then print(\"a\", \"%1\"); end when;").arg(secret)}) {
    const Outcome outcome = run(
        body, [&](Source& source) { source.writeFolders = {path("outside").toStdString()}; }, native::Effects::refused,
        false);
    QVERIFY2(outcome.isTranslated, qPrintable(body));
    QVERIFY2(QFileInfo::exists(secret), qPrintable(body));
    QCOMPARE(QFileInfo(secret).size(), qint64(7));
  }
  QVERIFY(!QFileInfo::exists(path("cache")));
}

// The first picture initializes the model: what would change the world is left out, and there is a picture.
void FileAccessTest::lookChangesNothing() {
  const Outcome outcome = run(
      QString("Real x = 1; initial algorithm remove(\"%1\"); print(\"a\", \"new.txt\");")
          .arg(path("outside/secret.txt")),
      [&](Source& source) { source.writeFolders = {path("outside").toStdString()}; }, native::Effects::skipped);
  QCOMPARE(outcome.result.outcome, solve::Outcome::finished);
  QVERIFY(QFileInfo::exists(path("outside/secret.txt")));
  QVERIFY(!QFileInfo::exists(path("doc/new.txt")));
  QVERIFY(!QFileInfo::exists(path("cache")));
}

// A refusal names file, function, part and the folder; allowing the folder is enough.
void FileAccessTest::runAsksForPermission() {
  const QString body = QString("model Part Real x = 1; initial algorithm remove(\"%1\"); end Part; Part part;")
                           .arg(path("outside/secret.txt"));
  const Outcome refused = run(body);
  QCOMPARE(refused.result.outcome, solve::Outcome::failed);
  const Message* const message = refused.find("F502");
  QVERIFY(message && message->access);
  QVERIFY(message->access->kind == AccessKind::write);
  QCOMPARE(QString::fromStdString(message->access->path), path("outside/secret.txt"));
  QCOMPARE(QString::fromStdString(message->access->folder), path("outside"));
  QCOMPARE(QString::fromStdString(message->access->part), QString("part"));
  QVERIFY(QString::fromStdString(message->access->function).endsWith("remove"));
  const QString text = QString::fromStdString(message->toText());
  for (const QString& word : {path("outside/secret.txt"), QString("remove"), QString("--allow-write"), QString("part")})
    QVERIFY2(text.contains(word), qPrintable(text));
  QVERIFY(QFileInfo::exists(path("outside/secret.txt")));
  const Outcome allowed = run(body, [&](Source& source) { source.writeFolders = {message->access->folder}; });
  QCOMPARE(allowed.result.outcome, solve::Outcome::finished);
  QVERIFY(!QFileInfo::exists(path("outside/secret.txt")));
}

// Relative names lead into a folder made for the run, whose place the result tells; without writing there is none.
void FileAccessTest::runWritesIntoItsFolder() {
  const Outcome silent = run("Real x = 1;");
  QVERIFY(silent.result.runFolder.empty());
  QVERIFY(!QFileInfo::exists(path("cache")));
  const Outcome outcome = run("Real x = 1; algorithm when initial() then print(\"a\", \"new.txt\"); end when;");
  QCOMPARE(outcome.result.outcome, solve::Outcome::finished);
  const QString folder = QString::fromStdString(outcome.result.runFolder);
  QVERIFY(folder.startsWith(path("cache/armature/runs/M-")));
  QVERIFY(QFileInfo::exists(folder + "/new.txt"));
  QVERIFY(!QFileInfo::exists(path("doc/new.txt")));
  const Outcome next = run("Real x = 1; algorithm when initial() then print(\"a\", \"new.txt\"); end when;");
  QVERIFY(next.result.runFolder != outcome.result.runFolder);
}

// The document's folder may be read in translation and in the run, and nothing beside it.
void FileAccessTest::readingBesideTheDocument() {
  const Outcome good = run("parameter Integer n = count(\"data.txt\"); Real x[n] = zeros(n);");
  QCOMPARE(good.result.outcome, solve::Outcome::finished);
  const Outcome bad =
      run("Integer n; initial equation n = 0; algorithm when time >= 0.5 then "
          "n := count(\"../outside/secret.txt\"); end when;");
  QCOMPARE(bad.result.outcome, solve::Outcome::failed);
  const Message* const message = bad.find("F501");
  QVERIFY(message && message->access && message->access->kind == AccessKind::read);
}

// A file that a setting names may be read; one that the document's own parameter names may not.
void FileAccessTest::namedByTheUser() {
  const QString body = "parameter String name = \"%1\"; parameter Integer n = count(name); Real x = n;";
  const QString secret = path("outside/secret.txt");
  QVERIFY(!run(body.arg(secret)).isTranslated);
  const Outcome named = run(body.arg("data.txt"), [&](Source& source) {
    source.modifiers = {{"name", "\"" + secret.toStdString() + "\""}};
  });
  QCOMPARE(named.result.outcome, solve::Outcome::finished);
}

// What a translation may not read is told with its own code, and allowing the folder is enough.
void FileAccessTest::refusedInTranslation() {
  const QString body =
      QString("parameter Integer n = count(\"%1\"); Real x[n] = zeros(n);").arg(path("outside/secret.txt"));
  const Outcome refused = run(body);
  QVERIFY(!refused.isTranslated);
  const Message* const message = refused.find("F501");
  QVERIFY(message && message->access);
  QVERIFY(QString::fromStdString(message->access->function).endsWith("count"));
  QVERIFY(run(body, [&](Source& source) { source.readFolders = {message->access->folder}; }).isTranslated);
}

// A document in the home folder itself does not open all that lies there.
void FileAccessTest::homeIsTooWide() {
  qputenv("HOME", path("doc").toUtf8());
  const QString body = "parameter Integer n = count(\"data.txt\"); Real x = n;";
  QVERIFY(run(body).find("F501"));
  qputenv("HOME", path("doc/somebody").toUtf8());
  QVERIFY(run(body).find("F501"));
}

// A diagram that names a folder of libraries may load them, but its model may not read what else lies there.
void FileAccessTest::librariesOfTheDocumentOpenNothing() {
  put("outside/Lib.mo", "package Lib constant Real c = 1; end Lib;");
  diagram::Document document;
  document.name = "D";
  document.libraries = {path("outside").toStdString()};
  document.declarations = QString(
                              "  impure function count input String name; output Integer n; "
                              "external \"C\" n = ModelicaInternal_countLines(name); end count;\n"
                              "  parameter Integer n = count(\"%1\");\n  Real x = n * Lib.c;\n")
                              .arg(path("outside/secret.txt"))
                              .toStdString();
  Session session({});
  Source source;
  source.document = &document;
  source.folder = path("doc").toStdString();
  std::vector<Message> messages;
  QVERIFY(!session.translate(source, messages));
  QVERIFY(std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.code == "F501"; }));
  Session second({path("outside").toStdString()});
  messages.clear();
  QVERIFY(!second.translate(source, messages));  // beside a package in one file only its Resources
}

// Shape files are told to whoever draws only where the model may read them.
void FileAccessTest::resourceFiles() {
  put("doc/shape.stl", "solid a\nendsolid a\n");
  put("outside/shape.stl", "solid b\nendsolid b\n");
  put("doc/M.mo",
      QString("model M\n  parameter String a = \"file://%1\", b = \"file://%2\", c = \"file:///dev/zero\";\n"
              "  Real x = 1;\nend M;\n")
          .arg(path("doc/shape.stl"), path("outside/shape.stl"))
          .toUtf8());
  Session session({});
  Source source;
  source.file = path("doc/M.mo").toStdString();
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  QVERIFY(model);
  QCOMPARE(model->resourceFiles().size(), size_t(1));
  QCOMPARE(QString::fromStdString(model->resourceFiles().begin()->second), path("doc/shape.stl"));
  const auto refusals = std::count_if(messages.begin(), messages.end(), [](const Message& m) {
    return m.code == "F501" && m.severity == Severity::warning && m.access;
  });
  QCOMPARE(refusals, 1);
}

// Whoever asks for HOME gets nothing, and a warning says so, in the run as in translation.
void FileAccessTest::environmentIsTold() {
  const Outcome outcome = run("parameter String home = variable(\"HOME\"); Real x = if home == \"\" then 1 else 2;");
  QVERIFY(outcome.isTranslated);
  QVERIFY(outcome.find("F503"));
}

QTEST_GUILESS_MAIN(FileAccessTest)
#include "file_access_test.moc"
