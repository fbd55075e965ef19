#include "app/plots/curve_work.h"

#include <QThread>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace armature::app {

namespace {

constexpr std::chrono::milliseconds kPatience(20);
constexpr std::chrono::milliseconds kLook(5);  // between two looks at what is late
constexpr uint64_t kLittle = 100'000;          // numbers to read, which other threads are not worth

// Numbers to be read for a curve.
uint64_t effort(const ColumnRows& columns) {
  uint64_t sum = 0;
  for (const ColumnPart& part : columns.parts()) {
    const uint64_t rows = columns.row(part.end) - columns.row(part.begin);
    sum += part.bits < results::Store::kExtentBits ? rows : 2 * (rows >> part.bits);
  }
  return sum;
}

}  // namespace

// Shapes that are made together; threads that are still at it when nobody waits any longer keep it.
struct CurveWork::Batch {
  struct Task {
    const CurveSeries* series = nullptr;  // as a name alone
    const results::Column* column = nullptr;
    bool isStepped = false;
    std::shared_ptr<CurveShape> made;
    std::vector<PartValues> parts;
  };

  // Until there is none that nobody has begun.
  void work() {
    for (size_t k = next.fetch_add(1); k < tasks.size(); k = next.fetch_add(1)) {
      Task& task = tasks[k];
      task.made = shapeOf(columns, *task.column, task.isStepped, std::move(task.parts), stop);
      const std::lock_guard lock(mutex);
      if (++done == tasks.size()) isDone.notify_all();
    }
  }
  bool isMade() {
    const std::lock_guard lock(mutex);
    return done == tasks.size();
  }
  void wait(bool isPatient) {
    std::unique_lock lock(mutex);
    const auto isOver = [this] { return done == tasks.size(); };
    if (isPatient)
      isDone.wait(lock, isOver);
    else
      isDone.wait_for(lock, kPatience, isOver);
  }

  std::shared_ptr<const ColumnRows> columns;
  std::vector<Task> tasks;
  std::atomic<size_t> next{0};
  CancelToken stop;
  std::mutex mutex;
  std::condition_variable isDone;
  size_t done = 0;
};

CurveWork::CurveWork(std::function<void()> again) : again_(std::move(again)) {
  late_.setInterval(kLook);
  QObject::connect(&late_, &QTimer::timeout, &late_, [this] { look(); });
}

CurveWork::~CurveWork() {
  drop();
}

void CurveWork::add(const CurveSeries& series, bool isStepped) {
  entries_.push_back({&series, isStepped, nullptr});
}

void CurveWork::remove(const CurveSeries& series) {
  std::erase_if(entries_, [&](const Entry& entry) { return entry.series == &series; });
}

CurveWork::Entry* CurveWork::find(const CurveSeries& series) {
  const auto found = std::ranges::find_if(entries_, [&](const Entry& entry) { return entry.series == &series; });
  return found == entries_.end() ? nullptr : &*found;
}

const std::shared_ptr<const ColumnRows>& CurveWork::columns(const StorePtr& store, double from, double to,
                                                            const ColumnRows::Kind& kind) {
  auto known = std::ranges::find_if(columns_, [&](const auto& one) { return one->store() == store; });
  if (known == columns_.end()) known = columns_.insert(columns_.end(), nullptr);
  *known = ColumnRows::place(*known, store, from, to, kind);
  return *known;
}

std::shared_ptr<const CurveShape> CurveWork::shape(const CurveSeries& series,
                                                   const std::shared_ptr<const ColumnRows>& columns, bool isStepped) {
  Entry* const own = find(series);
  if (!own) return shapeOf(columns, series.column(), isStepped, {}, {});
  const auto isIt = [&] { return own->shape && own->shape->columns == columns; };
  (void)takeOver();
  if (isIt()) return own->shape;
  if (batch_ && batch_->columns != columns) drop();
  if (!batch_) {
    begin(columns);
    batch_->wait(isPatient_);
  } else if (isPatient_) {
    batch_->wait(true);
  }
  (void)takeOver();
  if (batch_) late_.start();
  return isIt() ? own->shape : nullptr;
}

// The next picture takes over what has come.
void CurveWork::look() {
  if (batch_ && !batch_->isMade()) return;
  late_.stop();
  if (batch_ && again_) again_();
}

void CurveWork::begin(const std::shared_ptr<const ColumnRows>& columns) {
  const bool hasFile = columns->store()->hasFile();
  batch_ = std::make_shared<Batch>();
  batch_->columns = columns;
  for (Entry& entry : entries_) {
    if (entry.series->storage() != columns->store() || (entry.shape && entry.shape->columns == columns)) continue;
    Batch::Task task;
    task.series = entry.series;
    task.column = &entry.series->column();
    task.isStepped = entry.isStepped;
    // Nobody else has the shape of before: what it has been made of goes on.
    task.parts = partsFor(*columns, entry.shape ? std::move(entry.shape->parts) : std::vector<PartValues>());
    entry.shape = nullptr;
    if (hasFile) entry.series->addKnown(*columns, task.parts);
    batch_->tasks.push_back(std::move(task));
  }
  const auto cores = static_cast<size_t>(std::max(1, QThread::idealThreadCount()));
  // This thread takes part where it would wait anyway.
  const bool isHere = !hasFile;
  const bool isLittle = isHere && effort(*columns) * batch_->tasks.size() < kLittle;
  const size_t threads = isLittle ? 0 : std::min(batch_->tasks.size(), cores) - (isHere ? 1 : 0);
  if (threads > 0 && !threads_) threads_ = std::make_unique<QThreadPool>();
  for (size_t k = 0; k < threads; ++k) threads_->start([batch = batch_] { batch->work(); });
  if (!isHere) return;
  batch_->work();
  batch_->wait(true);
}

bool CurveWork::takeOver() {
  if (!batch_ || !batch_->isMade()) return false;
  for (Batch::Task& task : batch_->tasks) {
    Entry* const entry = find(*task.series);
    if (entry && task.made) entry->shape = std::move(task.made);
  }
  batch_ = nullptr;
  return true;
}

void CurveWork::drop() {
  if (batch_) batch_->stop.cancel();
  batch_ = nullptr;
}

}  // namespace armature::app
