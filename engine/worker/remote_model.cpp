#include "engine/worker/remote_model.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <thread>

#include "engine/base/ensure.h"
#include "engine/worker/batch_hands.h"
#include "engine/worker/belief.h"
#include "engine/worker/kept_states.h"

namespace armature::worker {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPollMilliseconds = 4;
constexpr std::chrono::milliseconds kSeveral(3);  // in which short runs of a batch are gathered
// A worker that has been cancelled and does not come to an end by itself is ended.
constexpr std::chrono::seconds kPatience{1};

Message breakdown(const Phrase& work, const PageContents& page) {
  Message message;
  message.code = "F330";
  message.text = phrase("%1 broke down: %2", work, reasonOf(page));
  if (const std::string part = page.whereabouts.read().place; !part.empty()) message.parts = {part};
  message.advice =
      page.isOutOfMemory ? phrase("use smaller or fewer parts, or allow more memory (--memory GIGABYTES)")
      : page.signal == SIGXCPU
          ? phrase("use smaller or fewer parts, or allow more time (--translation-time SECONDS)")
          : phrase("the diagram is unharmed; if the model is a sensible one, please report it as a defect");
  return message;
}

Message toMessage(const Diagnostic& reason) {
  Message message;
  message.code = reason.code;
  message.text = reason.message;
  message.advice = reason.advice;
  return message;
}

// Waits for the answer of a piece of work; `tick` is called every few milliseconds and says whether the work has been
// cancelled. False when the other side is gone, or had to be ended by `end`.
template <class Tick, class End>
bool await(Channel& channel, Frame& answer, const Tick& tick, const End& end) {
  std::optional<Clock::time_point> cancelled;
  for (;;) {
    const Channel::Received received = channel.receive(answer, kPollMilliseconds);
    if (received == Channel::Received::frame) return true;
    if (received == Channel::Received::closed) return false;
    if (!tick()) continue;
    if (!cancelled) cancelled = Clock::now();
    if (Clock::now() - *cancelled < kPatience) continue;
    end();
    return false;
  }
}

// A worker with the page that it shares.
struct Holder {
  std::shared_ptr<ReaderLink> reader;
  ReaderLink::Worker worker;
  Page page;
};

class RemoteModel final : public Model {
 public:
  RemoteModel(Holder holder, Order order, ModelText text)
      : holder_(std::move(holder)), order_(std::move(order)), text_(std::move(text)) {}

  const std::string& name() const override { return text_.name; }
  const ModelStatistics& statistics() const override { return text_.statistics; }
  const std::vector<ModelVariable>& variables() const override { return text_.variables; }
  std::vector<double> initialValues() const override { return text_.initial; }
  const solve::Settings& defaultSettings() const override { return text_.settings; }
  uint64_t digest() const override { return text_.digest; }
  const std::map<std::string, std::string>& resourceFiles() const override { return text_.resources; }
  std::shared_ptr<results::Store> makeStore(const solve::IsWanted& isWanted,
                                            std::shared_ptr<results::Memory> memory) const override {
    if (!memory) {
      if (auto made = results::Memory::makeShared()) memory = made.take();
    }
    return solve::makeStore(text_.variables, text_.initial, isWanted, std::move(memory));
  }
  solve::RunResult run(const solve::Settings& settings, const solve::Overrides& overrides, solve::Control& control,
                       results::Store& store, std::vector<Message>& messages) const override;
  void runBatch(const Batch& batch, solve::ControlState& control, const OnAnswer& onAnswer) const override;

 private:
  bool order(Kind kind, const Bytes& order, const std::vector<int>& descriptors, Channel& channel,
             std::vector<Message>& messages) const;
  std::optional<BatchHand> orderBatch(const Batch& batch, std::vector<Message>& messages) const;
  bool followBatch(Channel& channel, const Page& page, CancelToken& cancel, size_t wanted, size_t end, size_t& next,
                   const OnAnswer& onAnswer) const;
  std::vector<uint8_t> wantedBy(const results::Store& store) const;
  bool translateAgain(std::vector<Message>& messages) const;
  static void share(const solve::Control& control, solve::ControlState& shared);
  RunAnswer follow(Channel& channel, const Page& page, solve::Control& control, KeptStates* kept) const;
  // The copies of the last run, for the one that begins; a second run beside it begins with none.
  std::shared_ptr<KeptStates> takeKept() const;
  void giveBack(const std::shared_ptr<KeptStates>& kept) const;

  mutable std::mutex mutex_;  // of the holder: several threads may run the model
  mutable Holder holder_;
  mutable std::shared_ptr<KeptStates> kept_;
  mutable BatchHands hands_;
  Order order_;
  ModelText text_;
};

Result<Holder> startWorker(const std::shared_ptr<ReaderLink>& reader) {
  auto worker = reader->makeWorker();
  if (!worker) return worker.reason();
  Holder holder{reader, worker.take(), Page::make()};
  if (!holder.page.isOpen()) return failure("F331", phrase("there is no shared memory for the engine's process"));
  return holder;
}

// Orders a translation and waits for it.
bool translateIn(Holder& holder, const Order& order, ModelText& text, const CancelToken* cancel,
                 const WhileTranslating& watcher) {
  Frame answer;
  const auto tick = [&] {
    if (watcher) watcher(holder.page->whereabouts.read());
    const bool isCancelled = cancel && cancel->isCancelled();
    if (isCancelled) holder.page->control.cancel.cancel();
    return isCancelled;
  };
  const auto end = [&] { holder.reader->endWorker(holder.worker.number); };
  if (holder.worker.channel.send(kTranslate, toBytes(order), {holder.page.descriptor()}) &&
      await(holder.worker.channel, answer, tick, end) && fromBytes(answer.view(), text) && isSensible(text)) {
    dropForeignRequests(text.messages);
    return true;
  }
  text = {};
  if (!cancel || !cancel->isCancelled())
    text.messages.push_back(breakdown(phrase("the translation"), *holder.page.operator->()));
  return false;
}

// The columns of a store are some of the variables, in their order.
std::vector<uint8_t> RemoteModel::wantedBy(const results::Store& store) const {
  std::vector<uint8_t> isWanted(text_.variables.size(), 0);
  size_t column = 0;
  for (size_t k = 0; k < isWanted.size() && column < store.columns().size(); ++k) {
    if (store.columns()[column].name != text_.variables[k].name) continue;
    isWanted[k] = 1;
    ++column;
  }
  ENSURE(column == store.columns().size(), column);
  return isWanted;
}

bool RemoteModel::translateAgain(std::vector<Message>& messages) const {
  auto started = startWorker(holder_.reader);
  if (!started) {
    messages.push_back(toMessage(started.reason()));
    return false;
  }
  holder_ = started.take();
  ModelText text;
  // A reader that is just going takes an order for a worker with it: nothing has begun, and the next one is asked.
  const bool hasAnswer = translateIn(holder_, order_, text, nullptr, {});
  if (!hasAnswer && holder_.page->signal == 0 && holder_.page->whereabouts.read().activity.empty()) {
    if (auto again = startWorker(holder_.reader)) {
      holder_ = again.take();
      translateIn(holder_, order_, text, nullptr, {});
    }
  }
  if (text.isThere && text.variables.size() == text_.variables.size()) return true;
  messages.insert(messages.end(), text.messages.begin(), text.messages.end());
  return false;
}

// Sends an order, with a socket of its own and these descriptors behind it.
bool RemoteModel::order(Kind kind, const Bytes& bytes, const std::vector<int>& descriptors, Channel& channel,
                        std::vector<Message>& messages) const {
  const std::lock_guard lock(mutex_);
  // The worker may have gone since the last run.
  for (int k = 0; k < 2; ++k) {
    auto pair = Channel::makePair();
    if (!pair) break;
    Frame unexpected;
    const bool isThere = holder_.worker.channel.receive(unexpected, 0) == Channel::Received::nothing;
    std::vector<int> all{pair->second.get()};
    all.insert(all.end(), descriptors.begin(), descriptors.end());
    if (isThere && holder_.worker.channel.send(kind, bytes, all)) {
      channel = std::move(pair->first);
      return true;
    }
    if (k == 0 && !translateAgain(messages)) return false;
  }
  messages.push_back(toMessage(failure("F331", phrase("the engine's process cannot be started"))));
  return false;
}

solve::RunResult RemoteModel::run(const solve::Settings& settings, const solve::Overrides& overrides,
                                  solve::Control& control, results::Store& store,
                                  std::vector<Message>& messages) const {
  RunAnswer answer;
  const Page page = Page::make();
  Channel channel;
  bool isKept = false;
  if (!page.isOpen() || store.memory()->descriptor() < 0) {
    messages.push_back(toMessage(failure("F331", phrase("there is no shared memory for the results"))));
  } else {
    share(control, page->control);
    page->control.time.store(control.time.load());
    const RunOrder wanted{settings, overrides, wantedBy(store)};
    std::vector<int> shared{page.descriptor()};
    for (const int results : store.memory()->descriptors()) shared.push_back(results);
    const std::shared_ptr<KeptStates> kept = settings.isKeptOnTheWay ? takeKept() : nullptr;
    bool isBegun = kept && kept->wake(wanted, control.goTo, shared, channel);
    if (!isBegun) {
      if (kept) kept->begin(wanted);
      isBegun = order(kRun, toBytes(wanted), shared, channel, messages);
    }
    if (isBegun) answer = follow(channel, page, control, kept.get());
    isKept = kept && !kept->isEmpty();
    if (kept) giveBack(kept);
  }
  // The folder was made in advance; the model has left it empty, or it stays. The worker has proposed its name. Copies
  // of the run take it along when they go.
  if (const std::string& folder = settings.permissions.runFolder; !isKept && isRunFolder(folder)) rmdir(folder.c_str());
  store.finish();
  messages.insert(messages.end(), answer.messages.begin(), answer.messages.end());
  if (!store.isWhole())
    messages.push_back(
        toMessage(failure("F320", phrase("not all results can be shown: there is no memory to read them"))));
  return std::move(answer.result);
}

// The answers of a batch up to `end`; `next` is the run that is answered next. False when the process broke down or the
// answers make no sense.
bool RemoteModel::followBatch(Channel& channel, const Page& page, CancelToken& cancel, size_t wanted, size_t end,
                              size_t& next, const OnAnswer& onAnswer) const {
  const size_t first = next;
  const auto tick = [&] {
    if (!cancel.isCancelled()) return false;
    page->control.cancel.cancel();
    return true;
  };
  const auto stop = [&] {
    const std::lock_guard lock(mutex_);
    holder_.reader->endWorker(holder_.worker.number);
  };
  Frame frame;
  bool areShort = false;
  const auto receive = [&] {
    // Short runs answer more often than is worth being woken for: theirs are taken several at a time.
    if (areShort && channel.receive(frame, 0) == Channel::Received::frame) return true;
    if (areShort) std::this_thread::sleep_for(kSeveral);
    return await(channel, frame, tick, stop);
  };
  while (receive()) {
    if (frame.kind == kAnswer) return next == end || cancel.isCancelled();
    uint64_t point = 0;
    BatchAnswer answer;
    if (frame.kind != kPoint || !fromBytes(frame.view(), point, answer)) return false;
    if (point != next - first || next >= end || answer.values.size() != wanted) return false;
    answer.seconds = std::max(0.0, timeOr(answer.seconds, 0));
    areShort = answer.seconds < std::chrono::duration<double>(kSeveral).count() && next + 1 < end;
    onAnswer(next++, std::move(answer));
    tick();
  }
  return false;
}

// Hands a batch to a process that makes its runs. None where that is not possible: the last message says why.
std::optional<BatchHand> RemoteModel::orderBatch(const Batch& batch, std::vector<Message>& messages) const {
  const Bytes bytes = toBytes(batch);
  std::optional<BatchHand> hand = hands_.take(batch.settings.permissions);
  if (hand && hand->channel.send(kRunBatch, bytes)) return hand;
  hand.emplace();
  hand->page = Page::make();
  if (hand->page.isOpen() && order(kRunBatch, bytes, {hand->page.descriptor()}, hand->channel, messages)) return hand;
  if (messages.empty())
    messages.push_back(toMessage(failure("F331", phrase("there is no shared memory for the runs"))));
  return {};
}

// False when what is being done has been cancelled within a moment. Where a whole job is killed, its processes end one
// after the other: that one of them has ended says something about a run only if this one is still there.
static bool isSpared(CancelToken& cancel) {
  constexpr int kLooks = 20;
  constexpr std::chrono::milliseconds kRest{10};
  for (int k = 0; k < kLooks && !cancel.isCancelled(); ++k) std::this_thread::sleep_for(kRest);
  return !cancel.isCancelled();
}

// A run that breaks its process down twice has its message; the others go on in a new one.
void RemoteModel::runBatch(const Batch& batch, solve::ControlState& control, const OnAnswer& onAnswer) const {
  CancelToken& cancel = control.cancel;
  const size_t wanted = batch.measures.size() + batch.sampled.size() * batch.times.size();
  size_t next = 0;
  std::optional<size_t> broken;  // the run that was tried again
  const auto isToTryAgain = [&] { return broken != next && (broken = next, true); };
  const auto fail = [&](const Message& why) {
    BatchAnswer answer;
    answer.values.assign(wanted, std::nan(""));
    answer.message = why.text;
    onAnswer(next++, std::move(answer));
  };
  while (next < batch.points.size() && !cancel.isCancelled()) {
    Batch rest = batch;
    rest.points.erase(rest.points.begin(), rest.points.begin() + static_cast<ptrdiff_t>(next));
    std::vector<Message> messages;
    std::optional<BatchHand> hand = orderBatch(rest, messages);
    if (!hand) {
      if (!isSpared(cancel)) return;
      if (isToTryAgain()) continue;
      while (next < batch.points.size()) fail(messages.back());
      return;
    }
    const bool isDone = followBatch(hand->channel, hand->page, cancel, wanted, batch.points.size(), next, onAnswer);
    if (cancel.isCancelled()) return;
    if (isDone) {
      hands_.giveBack(std::move(*hand), batch.settings.permissions);
    } else if (next < batch.points.size()) {
      if (!isSpared(cancel)) return;
      if (!isToTryAgain()) fail(breakdown(phrase("the run"), *hand->page.operator->()));
    }
  }
}

void RemoteModel::share(const solve::Control& control, solve::ControlState& shared) {
  shared.pace.store(control.pace.load());
  shared.isPaused.store(control.isPaused.load());
  shared.pointSteps.store(control.pointSteps.load());
  shared.eventSteps.store(control.eventSteps.load());
  shared.goTo.store(control.goTo.load());
}

std::shared_ptr<KeptStates> RemoteModel::takeKept() const {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<KeptStates> kept = std::exchange(kept_, nullptr);
  return kept ? kept : std::make_shared<KeptStates>();
}

void RemoteModel::giveBack(const std::shared_ptr<KeptStates>& kept) const {
  const std::lock_guard lock(mutex_);
  kept_ = kept;
}

// Hands on what the control says until the run has ended.
RunAnswer RemoteModel::follow(Channel& channel, const Page& page, solve::Control& control, KeptStates* kept) const {
  solve::ControlState& shared = page->control;
  const auto tick = [&] {
    share(control, shared);
    control.time.store(timeOr(shared.time.load(), control.time.load()));
    control.events.store(shared.events.load());
    control.steps.store(shared.steps.load());
    if (const auto values = control.takeParameters(); !values.empty()) {
      channel.send(kParameters, toBytes(values));
      shared.hasPending.store(true);
    }
    // What a copy had written before is not there any more, as far as it is older.
    if (auto to = control.takeDestination(); to && to->store && to->store->memory()->descriptor() >= 0) {
      if (kept) kept->clear();
      channel.send(kMoveOn, toBytes(to->from), to->store->memory()->descriptors());
      shared.hasDestination.store(true);
    }
    control.moves.store(shared.moves.load());
    if (!control.cancel.isCancelled()) return false;
    shared.cancel.cancel();
    return true;
  };
  const auto end = [&] {
    const std::lock_guard lock(mutex_);
    holder_.reader->endWorker(holder_.worker.number);
  };
  Frame frame;
  RunAnswer answer;
  if (kept) kept->sendSpare(channel);
  bool isThere = await(channel, frame, tick, end);
  for (; isThere && frame.kind == kKept && kept; isThere = await(channel, frame, tick, end)) {
    double time = 0;
    std::vector<solve::Change> taken;
    if (fromBytes(frame.view(), time, taken)) kept->add(time, std::move(taken));
    kept->sendSpare(channel);
  }
  if (!isThere || !fromBytes(frame.view(), answer)) {
    answer = {};
    const bool isCancelled = control.cancel.isCancelled();
    answer.result.endTime = timeOr(shared.time.load(), control.time.load());
    answer.result.outcome = isCancelled ? solve::Outcome::cancelled : solve::Outcome::failed;
    if (!isCancelled) answer.messages.push_back(breakdown(phrase("the run"), *page.operator->()));
  }
  control.time.store(timeOr(shared.time.load(), control.time.load()));
  answer.result.endTime = timeOr(answer.result.endTime, control.time.load());
  dropForeignRequests(answer.messages);
  if (answer.result.linearization && !isSensible(*answer.result.linearization)) answer.result.linearization.reset();
  return answer;
}

}  // namespace

std::shared_ptr<const Model> translateApart(const std::shared_ptr<ReaderLink>& reader, const Order& order,
                                            std::vector<Message>& messages, const CancelToken* cancel,
                                            const WhileTranslating& watcher) {
  auto started = startWorker(reader);
  if (!started) {
    messages.push_back(toMessage(started.reason()));
    return nullptr;
  }
  Holder holder = started.take();
  ModelText text;
  translateIn(holder, order, text, cancel, watcher);
  reader->readAhead(text.read);
  messages.insert(messages.end(), text.messages.begin(), text.messages.end());
  if (!text.isThere) return nullptr;
  text.messages.clear();
  return std::make_shared<RemoteModel>(std::move(holder), order, std::move(text));
}

}  // namespace armature::worker
