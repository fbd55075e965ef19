#include "engine/worker/model_process.h"

#include <malloc.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include "engine/facade/translated_model.h"
#include "engine/worker/confine.h"
#include "engine/worker/page.h"
#include "engine/worker/state_keeper.h"

namespace armature::worker {

HeldSource::HeldSource(const SourceText& text) {
  if (text.document) {
    auto read = diagram::fromJson(*text.document, "diagram");
    if (read) document_ = read.take();
    source_.document = &document_;
  }
  source_.file = text.file;
  source_.className = text.className;
  source_.modifiers = text.modifiers;
  source_.folder = text.folder;
  source_.readFolders = text.readFolders;
  source_.writeFolders = text.writeFolders;
  source_.trustedFolders = text.trustedFolders;
}

namespace {

class ModelProcess {
 public:
  ModelProcess(Descriptor socket, Session& session) : channel_(std::move(socket)), session_(session) {}

  int serve() {
    Frame frame;
    if (channel_.receive(frame, -1) != Channel::Received::frame || frame.kind != kTranslate) return 1;
    if (!translate(frame)) return 1;
    prepareRuns();
    while (channel_.receive(frame, -1) != Channel::Received::closed) {
      while (waitpid(-1, nullptr, WNOHANG) > 0) {
      }
      if (frame.kind == kRun && frame.descriptors.size() >= 3) forkRun(frame);
      if (frame.kind == kRunBatch && frame.descriptors.size() == 2) forkRun(frame);
      frame = {};
    }
    return 0;
  }

 private:
  bool translate(Frame& frame);
  void lockIn(const Source& source, const Limits& limits);
  void lockInRun(const native::Permissions& permissions);
  void forkRun(Frame& frame);
  void prepareRuns();
  int run(Frame& frame);
  int runBatches(Frame& frame);
  bool runBatch(const Batch& batch, Channel& channel, Page& page);

  Channel channel_;
  Session& session_;
  Page page_;
  native::Permissions reach_;
  std::shared_ptr<const Model> model_;
};

bool ModelProcess::translate(Frame& frame) {
  Order order;
  if (!fromBytes(frame.view(), order) || frame.descriptors.empty()) return false;
  // C functions of libraries have a process of their own, which is not locked in: begun while there is nothing of the
  // model here.
  Source trusting;
  trusting.trustedFolders = order.source.trustedFolders;
  session_.prepareForeign(trusting);
  page_ = Page::join(std::move(frame.descriptors.front()));
  if (!page_.isOpen()) return false;
  noteBreakdowns(*page_.operator->());
  const HeldSource asked(order.source);
  lockIn(asked.source(), order.limits);
  if (order.limits.onlyTheLock) order.source.readFolders = order.source.writeFolders = {"/"};
  const HeldSource held(order.source);
  ModelText text;
  const size_t known = session_.readCount();
  model_ = session_.translate(held.source(), text.messages, &page_->control.cancel, &page_->whereabouts);
  text.read = session_.readClasses(known);
  limitProcessorTime(0);
  if (model_) {
    text.isThere = true;
    text.name = model_->name();
    text.statistics = model_->statistics();
    text.variables = model_->variables();
    text.initial = model_->initialValues();
    text.settings = model_->defaultSettings();
    text.digest = model_->digest();
    text.resources = model_->resourceFiles();
  }
  return channel_.send(kAnswer, toBytes(text)) && model_;
}

// For translation and all runs. The folders of runs are made in advance: the lock cannot speak of what is not there.
void ModelProcess::lockIn(const Source& source, const Limits& limits) {
  reach_ = session_.reachOf(source);
  std::error_code code;
  std::filesystem::create_directories(folderOfRuns(), code);
  std::filesystem::permissions(folderOfRuns(), std::filesystem::perms::owner_all, code);
  Confinement confinement;
  confinement.readFolders = reach_.readFolders;
  confinement.readFiles = reach_.readFiles;
  confinement.writeFolders = reach_.writeFolders;
  confinement.writeFolders.push_back(folderOfRuns());
  confinement.memoryBytes = limits.memoryBytes;
  confinement.fileBytes = limits.fileBytes;
  confinement.cpuSeconds = limits.translationSeconds;
  confine(confinement);
}

// A run may change its own folder and none of another run.
void ModelProcess::lockInRun(const native::Permissions& permissions) {
  std::vector<std::string> writeFolders;
  if (permissions.effects == native::Effects::allowed) {
    writeFolders = reach_.writeFolders;
    if (mkdir(permissions.runFolder.c_str(), 0700) == 0) writeFolders.push_back(permissions.runFolder);
  }
  confineFiles(reach_.readFolders, reach_.readFiles, writeFolders);
}

void ModelProcess::forkRun(Frame& frame) {
  model_->reserveForeign();
  const pid_t child = fork();
  if (child != 0) return model_->leaveForeign();  // without a child the run's socket closes with the frame
  model_->takeForeign();
  endWithParent();
  channel_.close();
  _exit(frame.kind == kRun ? run(frame) : runBatches(frame));
}

// A copy of this process pays for each page that it changes. What an allocator would put in order in each of them is
// put in order here.
void ModelProcess::prepareRuns() {
  model_->prepareRuns();
  malloc_trim(0);
}

// One batch after another with the same permissions, until nobody asks any more.
int ModelProcess::runBatches(Frame& frame) {
  Batch batch;
  if (!fromBytes(frame.view(), batch)) return 1;
  Channel channel(std::move(frame.descriptors[0]));
  Page page = Page::join(std::move(frame.descriptors[1]));
  if (!page.isOpen()) return 1;
  noteBreakdowns(*page.operator->());
  lockInRun(batch.settings.permissions);
  while (runBatch(batch, channel, page)) {
    if (channel.receive(frame, -1) != Channel::Received::frame || frame.kind != kRunBatch) return 0;
    if (!fromBytes(frame.view(), batch)) return 1;
  }
  return 1;
}

bool ModelProcess::runBatch(const Batch& batch, Channel& channel, Page& page) {
  bool isHeard = true;
  model_->runBatch(batch, page->control, [&](size_t point, BatchAnswer&& answer) {
    isHeard = channel.send(kPoint, toBytes(static_cast<uint64_t>(point), answer));
    if (!isHeard) page->control.cancel.cancel();
  });
  return isHeard && channel.send(kAnswer, {});
}

int ModelProcess::run(Frame& frame) {
  RunOrder order;
  if (!fromBytes(frame.view(), order)) return 1;
  Channel channel(std::move(frame.descriptors[0]));
  Page page = Page::join(std::move(frame.descriptors[1]));
  if (!page.isOpen()) return 1;
  noteBreakdowns(*page.operator->());
  auto memory = joinStore(frame, 2);
  if (!memory) return 1;
  lockInRun(order.settings.permissions);
  const auto makeStore = [&](std::shared_ptr<results::Memory> in) {
    size_t at = 0;
    const auto isWanted = [&](const ModelVariable&) { return at < order.isWanted.size() && order.isWanted[at++] != 0; };
    return model_->makeStore(isWanted, std::move(in));
  };
  const auto store = makeStore(memory.take());
  StateKeeper keeper(channel, page, makeStore);
  solve::Control control(page->control, [&] { return keeper.takeParameters(); });
  // What C functions of libraries keep cannot be copied with the process.
  if (order.settings.isKeptOnTheWay && !model_->callsForeign())
    control.whereItStands = [&](const auto& taken, uint64_t rows) { return keeper.offer(taken, rows); };
  control.fetchDestination = [&] { return keeper.takeDestination(); };
  control.whereabouts = &page->whereabouts;
  RunAnswer answer;
  answer.result = model_->run(order.settings, order.overrides, control, *store, answer.messages);
  return channel.send(kAnswer, toBytes(answer)) ? 0 : 1;
}

}  // namespace

int workOnModel(Descriptor socket, Session& session) {
  return ModelProcess(std::move(socket), session).serve();
}

}  // namespace armature::worker
