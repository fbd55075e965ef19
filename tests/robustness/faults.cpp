// Failing calls to the system over opening, editing with recovery copies, saving and exporting in the real window:
// every n-th open, read, write, fsync, close, linkat, rename and mmap fails with ENOSPC, EIO, EDQUOT, ESTALE, EROFS and
// EACCES in turn.
//
//     faults [COUNT]      at least COUNT faults (150)
//
// After each: what was told names the file and the reason, or nothing has failed; the file is the old one or the new
// one, byte by byte; the document is as it was, and counts as saved only if it is; nothing is left beside it. Exit
// status 1 where one of these does not hold.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <map>

#include "app/plots/plot_export.h"
#include "app/plots/plot_view.h"
#include "app/shell/diagram_files.h"
#include "app/shell/main_window.h"
#include "engine/facade/session.h"
#include "engine/results/row_stream.h"
#include "fault_calls.h"

using namespace armature;
using namespace armature::app;

namespace {

QStringList told;  // to the person, by a window that asks nothing
void listen(QtMsgType type, const QMessageLogContext&, const QString& text) {
  // Qt has warnings of its own.
  if (type == QtWarningMsg && text.contains("was not")) told << text;
}

QByteArray textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList namesIn(const QString& folder) {
  return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

// What one try has done.
struct Outcome {
  bool isDone = false;
  QString reason;  // why not
};

class Campaign {
 public:
  explicit Campaign(int wanted) : wanted_(wanted) {
    MainWindow::Options options;
    options.isQuiet = true;
    options.recoveryFolder = home_.filePath("recovery");
    options.settingsFile = home_.filePath("settings.ini");
    options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    path_ = work_.filePath("First.armature.json");
    QFile::copy(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json", path_);
    QFile::setPermissions(path_, QFile::ReadOwner | QFile::WriteOwner);
    // A file that cannot be read might be another one: that is asked, and answered "Replace it" here.
    QObject::connect(&answer_, &QTimer::timeout, [] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!question || question->objectName() != "fileQuestion") return;
      for (QAbstractButton* button : question->buttons())
        if (button->text() == "Replace it" || button->text() == "Save it there again") return button->click();
    });
    answer_.start(5);
    window_->show();
    window_->openFile(path_);
    window_->run().start();
    QElapsedTimer watch;
    watch.start();
    while (window_->run().state() != RunState::done && watch.elapsed() < 60'000) QTest::qWait(20);
    QTest::qWait(200);
  }

  int perform() {
    if (!window_->run().store()) {
      std::printf("there is no run\n");
      return 1;
    }
    // Calls that fail one at a time, then several at once.
    for (int round = 0; faults_ < wanted_ && round < 1000; ++round)
      for (const faults::Call call : faults::kCalls)
        for (const int period : {0, 1, 2, 3}) tryAll(call, 1 + round % 4, period, kErrors[round % 6]);
    print();
    return problems_ > 0 || faults_ < wanted_ ? 1 : 0;
  }

 private:
  static constexpr int kErrors[] = {ENOSPC, EIO, EDQUOT, ESTALE, EROFS, EACCES};
  struct Count {
    int tries = 0, faults = 0, refused = 0;
  };

  void tryAll(faults::Call call, int first, int period, int error) {
    call_ = call, first_ = first, period_ = period, error_ = error;
    opening();
    saving();
    recovery();
    const auto isWritten = [](const Result<void>& result) {
      return Outcome{result.ok(), result ? QString() : QString::fromStdString(result.reason().message)};
    };
    const auto& store = *window_->run().store();
    std::vector<uint32_t> columns(store.columns().size());
    for (uint32_t k = 0; k < columns.size(); ++k) columns[k] = k;
    const auto results = [&](const QString& path) {
      return isWritten(saveResults(store, columns, path.toStdString()));
    };
    exporting("results.csv", results);
    exporting("results.mat", results);
    const auto streamed = [&](const QString& path) {
      return isWritten(results::RowStream(store, columns, path.toStdString()).finish());
    };
    exporting("streamed.csv", streamed);
    exporting("streamed.mat", streamed);
    newResults("new.csv", streamed);
    PlotView* plot = window_->plots().findChild<PlotView*>();
    if (!plot) return problem("plots", "there is no plot");
    exporting("plot.csv", [&](const QString& path) { return isWritten(exportPlotValues(*plot, path)); });
    exporting("plot.png", [&](const QString& path) { return isWritten(exportPlotPicture(*plot, path)); });
    exporting("plot.svg", [&](const QString& path) { return isWritten(exportPlotPicture(*plot, path)); });
    const auto menu = [&](const char* words) {
      return [this, words](const QString& path) { return byMenu(words, path); };
    };
    exporting("First.mo", menu("Modelica text"));
    exporting("diagram.svg", menu("picture of the diagram"));
  }

  // The person's way: the menu, the path into the dialog; what is told afterwards.
  Outcome byMenu(const char* words, const QString& path) {
    QAction* action = nullptr;
    for (QAction* candidate : window_->findChildren<QAction*>())
      if (candidate->text().remove('&').contains(words)) action = candidate;
    if (!action) return {false, "there is no such action"};
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
      // How large the picture is to be is asked first.
      auto* asked = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (asked && asked->objectName() == "pictureDialog") return asked->accept();
      auto* dialog = qobject_cast<QFileDialog*>(asked);
      if (!dialog) return;
      timer.stop();
      dialog->setOption(QFileDialog::DontConfirmOverwrite);
      dialog->selectFile(path);
      dialog->setResult(QDialog::Accepted);
      QMetaObject::invokeMethod(dialog, "accept");
    });
    timer.start(5);
    told.clear();
    action->trigger();
    while (window_->engine().isBusy()) QTest::qWait(1);
    QCoreApplication::processEvents();
    return {told.isEmpty(), told.join('\n')};
  }

  void arm() { faults::arm(work_.path().toStdString(), call_, first_, period_, error_); }

  // Counts, and says what does not hold.
  void judge(const char* what, const Outcome& outcome, int failed, const QString& name) {
    Count& count = counts_[{what, call_}];
    ++count.tries;
    count.faults += failed;
    count.refused += outcome.isDone ? 0 : 1;
    faults_ += failed;
    if (outcome.isDone) return;
    if (failed == 0) problem(what, "refused without a fault: " + outcome.reason);
    if (!outcome.reason.contains(name)) problem(what, "the file is not named: " + outcome.reason);
    if (!outcome.reason.contains(std::strerror(error_))) problem(what, "the reason is not named: " + outcome.reason);
  }

  void problem(const char* what, const QString& words) {
    if (++problems_ <= 20)
      std::printf("%s, %s %d of every %d, %s: %s\n", what, faults::nameOf(call_), first_, period_,
                  std::strerror(error_), qPrintable(words));
  }

  void opening() {
    OpenDocument document;
    const std::string before = diagram::toJson(document.values());
    arm();
    const auto opened = document.open(path_);
    const int failed = faults::disarm();
    judge("open", {opened.ok(), opened ? QString() : QString::fromStdString(opened.reason().message)}, failed,
          "First.armature.json");
    if (!opened && diagram::toJson(document.values()) != before) problem("open", "half a document is open");
  }

  void saving() {
    OpenDocument& document = window_->document();
    const int part = document.partIndex("inertia1");
    document.setModifier(part, "J", std::to_string(++number_));
    const QByteArray old = textOf(path_), now = QByteArray::fromStdString(diagram::toJson(document.values()));
    const QStringList names = namesIn(work_.path());
    told.clear();
    arm();
    const bool isSaved = window_->files().saveTo(path_);
    const int failed = faults::disarm();
    judge("save", {isSaved, told.join('\n')}, failed, "First.armature.json");
    const QByteArray there = textOf(path_);
    // The folder that cannot be flushed is told after the file is in its place.
    const bool isInPlace = there == now && (isSaved || (call_ == faults::Call::fsync && failed > 0));
    if (!isInPlace && (isSaved || there != old)) problem("save", "the file is neither the old nor the new one");
    if (document.isModified() == isSaved) problem("save", "the document is taken for what it is not");
    if (QByteArray::fromStdString(diagram::toJson(document.values())) != now) problem("save", "the document differs");
    if (namesIn(work_.path()) != names) problem("save", "left: " + namesIn(work_.path()).join(' '));
    if (!isSaved && !window_->files().saveTo(path_)) problem("save", "still refused: " + told.join('\n'));
  }

  // A copy of its own, in the folder whose calls fail.
  void recovery() {
    const QString folder = work_.filePath("copies");
    OpenDocument document;
    document.reset(window_->document().values(), path_);
    QStringList reasons;
    {
      Autosave autosave(document, folder);
      QObject::connect(&autosave, &Autosave::failed, [&](const QString& reason) { reasons << reason; });
      document.setModifier(document.partIndex("inertia1"), "J", std::to_string(++number_));
      if (!autosave.flush()) problem("recovery", "refused without a fault");
      const QString copy = QDir(folder).filePath(QDir(folder).entryList({"*.json"}, QDir::Files).value(0));
      const QByteArray old = textOf(copy);
      document.setModifier(document.partIndex("inertia1"), "J", std::to_string(++number_));
      arm();
      const bool isWritten = autosave.flush();
      const int failed = faults::disarm();
      QCoreApplication::processEvents();
      judge("recovery", {isWritten, reasons.join('\n')}, failed, "armature.json");
      const QByteArray there = textOf(copy);
      const bool isNew = there.contains("\"" + QByteArray::number(number_) + "\"");
      const bool isInPlace = isNew && (isWritten || call_ == faults::Call::fsync);
      if (!isInPlace && (isWritten || there != old)) problem("recovery", "the copy is neither the old nor the new one");
    }
    if (!namesIn(folder).isEmpty()) problem("recovery", "left: " + namesIn(folder).join(' '));
    QDir().rmdir(folder);
  }

  template <class Export>
  void exporting(const QString& name, Export write) {
    const QString path = work_.filePath(name);
    QFile(path).remove();
    if (const Outcome first = write(path); !first.isDone) problem("export", name + " fails by itself: " + first.reason);
    const QByteArray whole = textOf(path);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return problem("export", name);
    file.write("what was there before");
    file.close();
    const QStringList names = namesIn(work_.path());
    arm();
    const Outcome outcome = write(path);
    const int failed = faults::disarm();
    judge("export", outcome, failed, name);
    const QByteArray there = textOf(path);
    const bool isInPlace = there == whole && (outcome.isDone || call_ == faults::Call::fsync);
    if (!isInPlace && (outcome.isDone || there != "what was there before"))
      problem("export", name + " is neither the old nor the new one");
    if (namesIn(work_.path()) != names) problem("export", "left: " + namesIn(work_.path()).join(' '));
    QFile(path).remove();
  }

  // Results of a short run that replace nothing wait for no disk, so that none can fail.
  template <class Export>
  void newResults(const QString& name, Export write) {
    if (call_ != faults::Call::fsync) return;
    const QString path = work_.filePath(name);
    arm();
    const Outcome outcome = write(path);
    if (faults::disarm() > 0 || !outcome.isDone) problem("new", "waits for the disk: " + outcome.reason);
    if (!textOf(path).startsWith("time,")) problem("new", "is not there");
    QFile(path).remove();
  }

  void print() const {
    std::printf("%-10s %-8s %8s %8s %8s\n", "what", "call", "tries", "faults", "refused");
    for (const auto& [key, count] : counts_)
      std::printf("%-10s %-8s %8d %8d %8d\n", key.first.c_str(), faults::nameOf(key.second), count.tries, count.faults,
                  count.refused);
    std::printf("faults: %d, problems: %d\n", faults_, problems_);
  }

  int wanted_;
  QTemporaryDir home_, work_;
  QTimer answer_;
  QString path_;
  std::unique_ptr<MainWindow> window_;
  faults::Call call_ = faults::Call::open;
  int first_ = 1, period_ = 0, error_ = EIO, number_ = 0;
  int faults_ = 0, problems_ = 0;
  std::map<std::pair<std::string, faults::Call>, Count> counts_;
};

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  qInstallMessageHandler(listen);
  return Campaign(argc > 1 ? std::atoi(argv[1]) : 150).perform();
}
