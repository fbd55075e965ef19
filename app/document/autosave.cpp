#include "app/document/autosave.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryFile>
#include <QThread>
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <ctime>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "app/document/file_watch.h"
#include "app/language/messages.h"
#include "engine/diagram/json.h"

namespace armature::app {
namespace {
constexpr const char* kPathMember = "recoveryPath";
constexpr const char* kDigestMember = "recoveryDigest";
constexpr const char* kNumberMember = "recoveryNumber";
constexpr int kRetry = 5000;  // [ms] after a failure

QString lockOf(const QString& copy) {
  const QFileInfo info(copy);
  return info.path() + "/." + info.fileName() + ".lock";
}

// Of this thread [ms]: a busy machine makes no copy dearer.
double processorTime() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

// How long after a copy that took so long [ms] the next one may come at the earliest [ms]: small diagrams are copied
// after every edit at once, the copying of large ones takes a tenth of the time at most.
int pauseAfter(double cost) {
  constexpr double kUnnoticed = 8, kPart = 10;
  return cost < kUnnoticed ? 0 : static_cast<int>(kPart * cost);
}

QString newestOf(const QString& copy) {
  const QFileInfo info(copy);
  return info.path() + "/." + info.fileName() + ".newest";
}

int64_t numberOf(const diagram::Document& copy) {
  const auto found = copy.extra->find(kNumberMember);
  return found != copy.extra->end() && found->is_number_integer() ? found->get<int64_t>() : 0;
}

// Whether it is written so fast that nobody notices; else only the thread of copies writes it.
bool isSmall(const diagram::Document& document) {
  constexpr size_t kMostItems = 20'000, kMostText = 2'000'000;  // some 50 ms
  size_t text = document.declarations.size();
  for (const auto& one : document.classes) text += one.size();
  return document.components.size() + document.connections.size() + document.parameters.size() < kMostItems &&
         text < kMostText;
}

// What was written last before a kill becomes the copy; what a kill of the machine has spoiled goes.
void takeNewest(const QString& folder) {
  const auto files = QDir(folder).entryInfoList({QStringLiteral(".*.newest")}, QDir::Files | QDir::Hidden);
  for (const QFileInfo& info : files) {
    const QString copy = info.path() + "/" + info.fileName().mid(1).chopped(7);
    FileLock::Outcome outcome{};
    const auto lock = FileLock::take(lockOf(copy), &outcome);
    if (outcome == FileLock::Outcome::inUse) continue;
    const auto newest = diagram::load(info.filePath().toStdString());
    const auto older = diagram::load(copy.toStdString());
    const bool isNewer = newest && (!older || numberOf(*newest) > numberOf(*older));
    if (!isNewer || diagram::save(*newest, copy.toStdString())) QFile::remove(info.filePath());
  }
}

QByteArray takeText(diagram::Json& members, const char* name) {
  const auto found = members.find(name);
  if (found == members.end()) return {};
  const std::string text = found->is_string() ? found->get<std::string>() : std::string();
  members.erase(name);
  return QByteArray::fromStdString(text);
}
}  // namespace

namespace {

struct Job {
  QString file;
  std::shared_ptr<const diagram::Document> document;  // null: the file goes
};

// A thread that does what it is told. Of what is asked for while it works only the last is done.
class Lane {
 public:
  explicit Lane(std::function<bool(const Job&)> perform) : perform_(std::move(perform)), thread_([this] { work(); }) {}
  ~Lane() {
    {
      const std::lock_guard guard(mutex_);
      isEnding_ = true;
    }
    wake_.notify_all();
    thread_.join();
  }

  void post(Job job) {
    {
      const std::lock_guard guard(mutex_);
      next_ = std::move(job);
    }
    wake_.notify_all();
  }
  // Waits until all is done; whether the last job succeeded. A disk that does not answer is not waited for, nor is this
  // thread by itself, which may be the one in which an invariant has broken.
  bool wait() {
    constexpr std::chrono::seconds kLongest(10);
    if (std::this_thread::get_id() == thread_.get_id()) return false;
    std::unique_lock guard(mutex_);
    return idle_.wait_for(guard, kLongest, [this] { return !next_ && !isBusy_; }) && isDone_;
  }

 private:
  void work() {
    std::unique_lock guard(mutex_);
    while (true) {
      wake_.wait(guard, [this] { return next_ || isEnding_; });
      if (!next_) return;
      const Job job = *std::move(next_);
      next_.reset();
      isBusy_ = true;
      guard.unlock();
      const bool isDone = perform_(job);
      guard.lock();
      isBusy_ = false;
      isDone_ = isDone;
      idle_.notify_all();
    }
  }

  std::function<bool(const Job&)> perform_;
  std::mutex mutex_;
  std::condition_variable wake_, idle_;
  std::optional<Job> next_;
  bool isBusy_ = false, isEnding_ = false, isDone_ = false;
  std::thread thread_;  // last: it uses all others
};

// Whole, but not flushed to the disk: it survives the end of the program, not that of the machine.
// A failure is told by the copy that is flushed.
void writeSwiftly(const QString& file, const diagram::Document& document) {
  QTemporaryFile temporary(file + ".XXXXXX");
  const QByteArray text = QByteArray::fromStdString(diagram::toJson(document));
  if (!temporary.open() || temporary.write(text) != text.size() || !temporary.flush()) return;
  const QByteArray name = QFile::encodeName(temporary.fileName());
  if (std::rename(name.constData(), QFile::encodeName(file).constData()) == 0) temporary.setAutoRemove(false);
}

}  // namespace

// Flushing to the disk may take longer than a person needs for the next edits. Therefore a thread writes the copy,
// flushed, while the newest state is put beside it at once, unflushed. Which of them is newer a number in them tells.
class Autosave::Writer {
 public:
  explicit Writer(std::function<void(const Result<void>&)> done)
      : durable_([done = std::move(done)](const Job& job) {
          if (!job.document) return QFile::remove(job.file);
          const auto saved = diagram::save(*job.document, job.file.toStdString());
          done(saved);
          return saved.ok();
        }) {}

  // Writes a document, or removes its copies where there is none.
  void post(const QString& file, std::optional<diagram::Document> document) {
    Job job{file, nullptr};
    if (document) {
      (*document->extra)[kNumberMember] = ++number_;
      if (isSmall(*document)) writeSwiftly(newestOf(file), *document);
      job.document = std::make_shared<const diagram::Document>(*std::move(document));
    } else {
      QFile::remove(newestOf(file));
    }
    durable_.post(std::move(job));
  }
  // Waits until all is done; whether the last copy is on the disk.
  bool wait() { return durable_.wait(); }
  // Numbers go on where those of a copy that was found have ended.
  void goOnFrom(int64_t number) { number_ = std::max(number_, number); }

 private:
  int64_t number_ = 0;
  Lane durable_;
};

Autosave::Autosave(OpenDocument& document, QString folder, int number, int delay, QObject* parent)
    : QObject(parent), document_(document), folder_(std::move(folder)), delay_(delay) {
  // Process numbers come again: a random number tells this program's copies from those of one that was killed.
  file_ = folder_ + QStringLiteral("/%1-%2-%3.armature.json")
                        .arg(QCoreApplication::applicationPid())
                        .arg(number)
                        .arg(QRandomGenerator::system()->generate64(), 16, 16, QLatin1Char('0'));
  writer_ = std::make_unique<Writer>([this](const Result<void>& saved) {
    const QString reason = saved ? QString() : spoken(saved.reason().message);
    mailbox_.put([this, reason] { take(reason); });
  });
  timer_.setSingleShot(true);
  timer_.setInterval(delay_);
  connect(&timer_, &QTimer::timeout, this, &Autosave::post);
  connect(&document_, &OpenDocument::edited, this, &Autosave::schedule);
  connect(document_.undoStack(), &QUndoStack::cleanChanged, this, &Autosave::schedule);
}

Autosave::~Autosave() {
  if (hasCopy_) writer_->post(file_, std::nullopt);
  writer_.reset();
}

void Autosave::schedule() {
  if (document_.isModified()) {
    if (!timer_.isActive()) timer_.start();
    return;
  }
  timer_.stop();
  timer_.setInterval(delay_);
  if (hasCopy_) writer_->post(file_, std::nullopt);
  hasCopy_ = false;
}

bool Autosave::post() {
  if (!document_.isModified()) return false;
  QDir().mkpath(folder_);
  if (!lock_) lock_ = FileLock::take(lockOf(file_));
  const double before = processorTime();
  diagram::Document copy = document_.values();
  (*copy.extra)[kPathMember] = document_.path().toStdString();
  if (!document_.fileDigest().isEmpty()) (*copy.extra)[kDigestMember] = document_.fileDigest().toHex().toStdString();
  writer_->post(file_, std::move(copy));
  hasCopy_ = true;
  if (QThread::currentThread() == thread()) timer_.setInterval(std::max(delay_, pauseAfter(processorTime() - before)));
  return true;
}

bool Autosave::flush() {
  if (QThread::currentThread() == thread()) timer_.stop();
  return post() && writer_->wait();
}

void Autosave::take(const QString& reason) {
  if (reason != reason_) Q_EMIT failed(reason);
  reason_ = reason;
  if (!reason.isEmpty() && !timer_.isActive() && document_.isModified()) {
    timer_.start(kRetry);  // the next copy sets the interval anew; done here it would begin at once
  }
}

void Autosave::takeOver(Recovered& found) {
  writer_->wait();
  if (hasCopy_) {
    QFile::remove(newestOf(file_));
    QFile::remove(file_);
  }
  if (const auto copy = diagram::load(found.file.toStdString())) writer_->goOnFrom(numberOf(*copy));
  file_ = found.file;
  lock_ = std::move(found.lock);
  hasCopy_ = true;
}

std::vector<Autosave::Recovered> Autosave::leftovers(const QString& folder) {
  takeNewest(folder);
  std::vector<Recovered> found;
  const auto files = QDir(folder).entryInfoList({QStringLiteral("*.armature.json")}, QDir::Files, QDir::Time);
  for (const QFileInfo& info : files) {
    FileLock::Outcome outcome{};
    auto lock = FileLock::take(lockOf(info.filePath()), &outcome);
    if (outcome == FileLock::Outcome::inUse) continue;
    auto loaded = diagram::load(info.filePath().toStdString());
    if (!loaded) continue;
    Recovered item{info.filePath(), {}, {}, loaded.take(), std::move(lock)};
    item.originalPath = QString::fromUtf8(takeText(*item.document.extra, kPathMember));
    item.originalDigest = QByteArray::fromHex(takeText(*item.document.extra, kDigestMember));
    item.document.extra->erase(kNumberMember);
    // Killed between saving and taking the copy away.
    const auto saved = diagram::load(item.originalPath.toStdString());
    if (saved && saved.value() == item.document)
      QFile::remove(item.file);
    else
      found.push_back(std::move(item));
  }
  return found;
}

}  // namespace armature::app
