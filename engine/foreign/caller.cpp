#include "engine/foreign/caller.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "engine/foreign/c_text.h"

namespace armature::foreign {

namespace {

// As armature_host in c_text.cpp.
struct HostTable {
  void* self;
  double (*number)(void*);
  int (*integer)(void*);
  size_t (*size)(void*);
  const char* (*text)(void*);
  void* (*object)(void*);
  double* (*numbers)(void*, int);
  int* (*integers)(void*, int);
  const char** (*texts)(void*, int);
  void (*giveNumber)(void*, double);
  void (*giveText)(void*, const char*);
  void (*giveObject)(void*, void*, void (*)(void*));
  void (*giveNumbers)(void*, int, const double*);
  void (*giveIntegers)(void*, int, const int*);
  void (*giveTexts)(void*, int, const char**);
  void (*error)(void*, const char*);
  void (*tell)(void*, int, const char*);
  void* (*allocate)(void*, size_t);
};

// Memory of one call: arrays and strings, each with a margin on both sides that shows whether it was written beyond.
class Scratch {
 public:
  Scratch() {
    void* const memory =
        mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    memory_ = memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
  }
  // Zeros; null where there is no room.
  char* take(size_t bytes) {
    const size_t whole = (bytes + 15) / 16 * 16;
    if (!memory_ || whole > kBytes || used_ + whole + 2 * kMargin > kBytes) return nullptr;
    char* const block = memory_ + used_ + kMargin;
    std::memset(block - kMargin, kSign, kMargin);
    std::memset(block, 0, bytes);
    std::memset(block + bytes, kSign, whole - bytes + kMargin);
    used_ += whole + 2 * kMargin;
    blocks_.push_back({block, bytes});
    return block;
  }
  bool isWhole() const {
    return std::all_of(blocks_.begin(), blocks_.end(), [](const Block& b) {
      const char* const end = b.begin + (b.bytes + 15) / 16 * 16 + kMargin;
      const auto isSign = [](char c) { return c == kSign; };
      return std::all_of(b.begin - kMargin, b.begin, isSign) &&
             std::all_of(b.begin + b.bytes, const_cast<char*>(end), isSign);
    });
  }
  void clear() {
    used_ = 0;
    blocks_.clear();
  }

 private:
  static constexpr size_t kBytes = size_t{1} << 30;  // only what is used takes memory
  static constexpr size_t kMargin = 64;
  static constexpr char kSign = '\xA5';
  struct Block {
    char* begin;
    size_t bytes;
  };
  char* memory_ = nullptr;
  size_t used_ = 0;
  std::vector<Block> blocks_;
};

class Caller {
 public:
  Caller(const Page& page, const Table& table) : page_(page), table_(table) { fillHost(); }

  void serve() {
    for (;;) {
      page_.await(kAnswered, page_->isCallerAsleep, -1);
      if (table_.isToEnd.load() != 0) return;
      if (page_->turn.load() != kAsked) continue;
      answer();
      page_.pass(kAnswered, page_->isClientAsleep);
    }
  }
  // The youngest first; one that fails keeps no other.
  void endObjects() {
    while (!objects_.empty()) {
      const ExternalObject last = objects_.back();
      objects_.pop_back();
      if (last.end && setjmp(back_) == 0) last.end(last.pointer);
    }
  }

 private:
  using Function = void (*)(const HostTable*);
  struct ExternalObject {
    void* pointer;
    void (*end)(void*);
  };

  static Caller& of(void* self) { return *static_cast<Caller*>(self); }
  void answer();
  Function find(uint32_t function);
  void* load(const std::string& path);
  void fillHost();

  [[noreturn]] void fail(Answer answer, const char* text) {
    answer_ = answer;
    failText_ = text ? text : "";
    std::longjmp(back_, 1);
  }
  size_t countOf(int argument) {
    if (argument < 0 || static_cast<uint32_t>(argument) >= argumentCount_) fail(Answer::tooLarge, nullptr);
    const int32_t count = counts_[argument];
    if (count < 0) fail(Answer::tooLarge, nullptr);
    return static_cast<size_t>(count);
  }
  double next() {
    if (nextIn_ >= inCount_) fail(Answer::tooLarge, nullptr);
    return in_[nextIn_++];
  }
  int nextInteger() {
    const double value = next();
    if (!(value >= INT_MIN && value <= INT_MAX)) fail(Answer::error, "an Integer is too large for C's int");
    return static_cast<int>(value);
  }
  const char* nextText() {
    const double place = next();
    if (!(place >= Page::kArguments && place < Page::kResults)) fail(Answer::tooLarge, nullptr);
    return page_.at(static_cast<size_t>(place));
  }
  template <class T, class Read>
  T* array(int argument, const Read& read) {
    const size_t count = countOf(argument);
    T* const made = static_cast<T*>(allocate(count * sizeof(T)));
    for (size_t k = 0; k < count; ++k) made[k] = read();
    return made;
  }
  void* nextObject() {
    const double number = next();
    if (!(number >= 1 && number <= static_cast<double>(objects_.size())))
      fail(Answer::error, "an external object has not been made");
    return objects_[static_cast<size_t>(number) - 1].pointer;
  }
  double keep(void* object, void (*end)(void*)) {
    if (objects_.size() >= kMostObjects) fail(Answer::error, "there are too many external objects");
    objects_.push_back({object, end});
    return static_cast<double>(objects_.size());
  }
  template <class T, class Give>
  void giveEach(int argument, const T* values, const Give& give) {
    for (size_t k = 0, count = countOf(argument); k < count; ++k) give(values[k]);
  }
  void* allocate(size_t bytes) {
    char* const made = scratch_.take(bytes);
    if (!made) fail(Answer::tooLarge, nullptr);
    return made;
  }
  void give(double value) {
    if (outPlace_ + sizeof(double) > Page::kBytes || nextOut_ >= outCount_) fail(Answer::tooLarge, nullptr);
    std::memcpy(page_.at(outPlace_), &value, sizeof value);
    outPlace_ += sizeof value;
    ++nextOut_;
  }
  // Where a text stands from now on.
  size_t place(const char* text) {
    if (!text) text = "";
    const size_t bytes = std::strlen(text) + 1;
    if (textPlace_ + bytes > Page::kBytes) fail(Answer::tooLarge, nullptr);
    std::memcpy(page_.at(textPlace_), text, bytes);
    return std::exchange(textPlace_, textPlace_ + bytes);
  }
  void tell(int kind, const char* text) {
    const size_t bytes = std::strlen(text) + 2;
    if (messages_.size() + bytes > kMostMessages) return;
    messages_ += static_cast<char>('0' + kind);
    messages_.append(text, bytes - 1);
    ++messageCount_;
  }
  void putMessages() {
    page_->messageCount = 0;
    if (textPlace_ + messages_.size() > Page::kBytes) return;
    std::memcpy(page_.at(textPlace_), messages_.data(), messages_.size());
    page_->messages = textPlace_;
    textPlace_ += messages_.size();
    page_->messageCount = messageCount_;
  }

  static constexpr size_t kMostMessages = 1u << 20;  // [bytes] of a call
  static constexpr size_t kMostObjects = 1u << 24;

  const Page& page_;
  const Table& table_;
  HostTable host_{};
  std::vector<Function> functions_;
  std::map<std::string, void*> modules_;
  std::vector<ExternalObject> objects_;
  Scratch scratch_;
  std::string loadError_;

  // Of the call under way.
  std::jmp_buf back_;
  Answer answer_ = Answer::results;
  std::string failText_;
  uint32_t argumentCount_ = 0, inCount_ = 0, outCount_ = 0, nextIn_ = 0, nextOut_ = 0;
  const int32_t* counts_ = nullptr;
  const double* in_ = nullptr;
  size_t outPlace_ = 0, textPlace_ = 0;
  std::string messages_;
  uint32_t messageCount_ = 0;
};

void* Caller::load(const std::string& path) {
  const auto known = modules_.find(path);
  if (known != modules_.end()) return known->second;
  void* const module = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!module) {
    loadError_ = dlerror();
    return nullptr;
  }
  using Attach = void (*)(const HostTable*);
  if (const auto attach = reinterpret_cast<Attach>(dlsym(module, "armature_attach"))) attach(&host_);
  modules_.emplace(path, module);
  return module;
}

Caller::Function Caller::find(uint32_t function) {
  if (function >= table_.count.load()) return nullptr;
  if (functions_.size() <= function) functions_.resize(function + 1);
  if (functions_[function]) return functions_[function];
  const Table::Entry& entry = table_.entries[function];
  void* const module = load(entry.module.data());
  if (!module) return nullptr;
  functions_[function] = reinterpret_cast<Function>(dlsym(module, callerOf(entry.index).c_str()));
  return functions_[function];
}

void Caller::answer() {
  const Header& asked = *page_.operator->();
  argumentCount_ = asked.argumentCount;
  inCount_ = asked.inCount;
  outCount_ = asked.outCount;
  nextIn_ = nextOut_ = 0;
  messageCount_ = 0;
  messages_.clear();
  scratch_.clear();
  loadError_.clear();
  answer_ = Answer::results;
  failText_.clear();
  const size_t inPlace = Page::kArguments + (size_t{argumentCount_} * sizeof(int32_t) + 7) / 8 * 8;
  outPlace_ = Page::kResults;
  textPlace_ = Page::kResults + size_t{outCount_} * sizeof(double);
  if (inPlace + size_t{inCount_} * sizeof(double) > Page::kResults || textPlace_ > Page::kBytes) {
    page_->answer = static_cast<uint32_t>(Answer::tooLarge);
    return;
  }
  counts_ = reinterpret_cast<const int32_t*>(page_.at(Page::kArguments));
  in_ = reinterpret_cast<const double*>(page_.at(inPlace));
  const Function function = find(asked.function);
  if (!function) {
    answer_ = Answer::missing;
  } else if (setjmp(back_) == 0) {
    function(&host_);
  }
  if (answer_ != Answer::missing && !scratch_.isWhole()) answer_ = Answer::outside;
  page_->errorText = 0;
  const std::string& text = answer_ == Answer::missing ? loadError_ : failText_;
  if (textPlace_ + text.size() < Page::kBytes) page_->errorText = place(text.c_str());
  putMessages();
  page_->answer = static_cast<uint32_t>(answer_);
}

void Caller::fillHost() {
  host_ = HostTable{
      this,
      [](void* s) { return of(s).next(); },
      [](void* s) { return of(s).nextInteger(); },
      [](void* s) { return static_cast<size_t>(of(s).next()); },
      [](void* s) { return of(s).nextText(); },
      [](void* s) { return of(s).nextObject(); },
      [](void* s, int k) { return of(s).array<double>(k, [s] { return of(s).next(); }); },
      [](void* s, int k) { return of(s).array<int>(k, [s] { return of(s).nextInteger(); }); },
      [](void* s, int k) { return of(s).array<const char*>(k, [s] { return of(s).nextText(); }); },
      [](void* s, double value) { of(s).give(value); },
      [](void* s, const char* text) { of(s).give(static_cast<double>(of(s).place(text))); },
      [](void* s, void* object, void (*end)(void*)) { of(s).give(of(s).keep(object, end)); },
      [](void* s, int k, const double* values) { of(s).giveEach(k, values, [s](double v) { of(s).give(v); }); },
      [](void* s, int k, const int* values) { of(s).giveEach(k, values, [s](int v) { of(s).give(v); }); },
      [](void* s, int k, const char** values) {
        of(s).giveEach(k, values, [s](const char* v) { of(s).give(static_cast<double>(of(s).place(v))); });
      },
      [](void* s, const char* text) { of(s).fail(Answer::error, text); },
      [](void* s, int kind, const char* text) { of(s).tell(kind, text); },
      [](void* s, size_t bytes) -> void* { return of(s).scratch_.take(bytes); },
  };
}

}  // namespace

void serveCalls(const Page& page, const Table& table) {
  // What a function prints is no result of the program.
  dup2(STDERR_FILENO, STDOUT_FILENO);
  Caller caller(page, table);
  caller.serve();
  caller.endObjects();
  std::fflush(nullptr);
  _exit(0);
}

}  // namespace armature::foreign
