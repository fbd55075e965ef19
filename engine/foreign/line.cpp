#include "engine/foreign/line.h"

#include <sys/wait.h>

#include <chrono>
#include <csignal>
#include <cstring>

#include "engine/base/system_words.h"
#include "engine/foreign/server.h"

namespace armature::foreign {

namespace {

constexpr int kTimeToLook = 10;         // [ms] between two looks at what may end a call
constexpr size_t kMostMessages = 1000;  // of a run
constexpr size_t kLongestText = 20000;  // of a message [bytes]

Phrase howItEnded(int status) {
  if (WIFEXITED(status)) return phrase("it called exit(%1)", WEXITSTATUS(status));
  switch (WTERMSIG(status)) {
    case SIGSEGV:
    case SIGBUS:
      return phrase("it used memory that is not its own (segmentation fault)");
    case SIGFPE:
      return phrase("it divided an integer by zero");
    case SIGABRT:
      return phrase("it called abort()");
    default:
      return phrase("it was ended by signal %1", WTERMSIG(status));
  }
}

// Where the Strings stand among the elements of an argument.
void addTextPlaces(const ArgumentKind& kind, size_t count, size_t& place, std::vector<size_t>& places) {
  for (const ArgumentKind& field : kind.fields) addTextPlaces(field, 1, place, places);
  if (!kind.fields.empty()) return;
  for (size_t k = 0; k < count; ++k, ++place)
    if (kind.letter == 's') places.push_back(place);
}

// Among all arguments, or among the results.
std::vector<size_t> textPlaces(const Signature& signature, std::span<const int32_t> shape, bool isOfResults) {
  std::vector<size_t> places;
  size_t place = 0;
  if (isOfResults && signature.result) addTextPlaces(*signature.result, 1, place, places);
  for (size_t k = 0; k < signature.arguments.size() && k < shape.size(); ++k)
    if (!isOfResults || signature.arguments[k].isHandedBack)
      addTextPlaces(signature.arguments[k], shape[k] < 0 ? 1 : static_cast<size_t>(shape[k]), place, places);
  return places;
}

std::string trimmed(std::string_view text) {
  std::string made(text.substr(0, kLongestText));
  while (!made.empty() && (made.back() == '\n' || made.back() == ' ')) made.pop_back();
  return made;
}

}  // namespace

Diagnostic isOver() {
  return failure("F509", phrase("the process for C functions of libraries has ended"));
}

Diagnostic diagnosticOf(const Refusal& refusal, const ForeignFunction& function) {
  using Kind = Refusal::Kind;
  const auto cannot = [&](const Phrase& why) {
    return failure("F507", phrase("the C function of %1 cannot be called: %2", refusal.function, why));
  };
  switch (refusal.kind) {
    case Kind::notTrusted:
      return native::notTrusted(function);
    case Kind::notThere:
      return cannot(phrase("its text has changed since it was read"));
    case Kind::signature:
      return cannot(phrase("its arguments have no counterpart in C"));
    case Kind::leadsOut:
      return cannot(phrase("%1 lies outside of what is trusted", refusal.detail));
    case Kind::badName:
      return cannot(phrase("'%1' is no name of a library", refusal.detail));
    case Kind::noCompiler: {
      Diagnostic d = cannot(phrase("there is no C compiler"));
      d.advice = phrase("install one (cc, gcc or clang)");
      return d;
    }
    case Kind::notCompiled:
      return cannot(phrase("the compiler says %1", refusal.detail));
    case Kind::endless:
      return cannot(phrase("the compiler does not come to an end"));
    case Kind::system:
      break;
  }
  return cannot(systemWords(std::atoi(refusal.detail.c_str())));
}

std::optional<Line> Line::another() const {
  if (!sendPacket(socket_, Writer().number(kNewLine).bytes())) return std::nullopt;
  auto packet = receivePacket(socket_);
  if (!packet || packet->descriptors.size() != 2) return std::nullopt;
  Page page = Page::join(packet->descriptors[1]);
  if (!page.isOpen()) return std::nullopt;
  return Line(std::move(packet->descriptors[0]), std::move(page));
}

Result<void> Line::add(const std::vector<ForeignFunction>& functions) {
  std::vector<ForeignFunction> added;
  for (const ForeignFunction& f : functions)
    if (!knows(f)) added.push_back(f);
  if (added.empty()) return {};
  Writer writer;
  writer.number(kFunctions).number(static_cast<uint32_t>(added.size()));
  for (const ForeignFunction& f : added)
    writer.text(f.name)
        .text(f.function)
        .text(f.library)
        .text(f.file)
        .number(f.offset)
        .text(f.signature)
        .texts(f.includeFolders)
        .texts(f.libraryFolders);
  std::optional<Packet> packet;
  if (sendPacket(socket_, writer.bytes())) packet = receivePacket(socket_);
  Reader reader(packet ? packet->bytes : std::string_view());
  const uint32_t isRefused = reader.number(), number = reader.number();
  if (!reader.isGood()) return isOver();
  if (isRefused != 0) {
    Refusal refusal{static_cast<Refusal::Kind>(number), reader.text(), reader.text()};
    const ForeignFunction* concerned = &added.front();
    for (const ForeignFunction& f : added)
      if (f.function == refusal.function) concerned = &f;
    return diagnosticOf(refusal, *concerned);
  }
  for (size_t k = 0; k < added.size(); ++k) {
    const bool hasTexts = added[k].signature.find_first_of("sS") != std::string::npos;
    known_.emplace(added[k], Known{number + static_cast<uint32_t>(k),
                                   signatureOf(added[k].signature).value_or(Signature()), hasTexts});
  }
  return {};
}

bool Line::restart() {
  broken_.reset();
  return sendPacket(socket_, Writer().number(kRestart).bytes()) && receivePacket(socket_);
}

bool Line::fail(native::Call& call, const ForeignFunction& function, const Phrase& why) {
  broken_ = why;
  Diagnostic reason = failure("F508", phrase("the C function %1 broke down: %2", function.name, why));
  call.context.error = reason.message;
  call.context.reason = std::move(reason);
  return false;
}

bool Line::call(const ForeignFunction& function, native::Call& call, const Limits& limits) {
  if (broken_) return fail(call, function, Phrase(*broken_));
  const auto known = known_.find(function);
  if (known == known_.end() || !ask(call, known->second)) {
    call.context.error = phrase("the arguments of the C function %1 are too large", function.name);
    return false;
  }
  return await(function, call, limits) && takeResults(function, known->second, call);
}

// Puts the arguments onto the page; false where they are too many.
bool Line::ask(const native::Call& call, const Known& known) const {
  const size_t inPlace = Page::kArguments + (call.shape.size() * sizeof(int32_t) + 7) / 8 * 8;
  size_t textPlace = inPlace + call.in.size() * sizeof(double);
  if (textPlace > Page::kResults || Page::kResults + call.out.size() * sizeof(double) > Page::kBytes) return false;
  std::memcpy(page_.at(Page::kArguments), call.shape.data(), call.shape.size() * sizeof(int32_t));
  std::memcpy(page_.at(inPlace), call.in.data(), call.in.size() * sizeof(double));
  for (const size_t k : known.hasTexts ? textPlaces(known.signature, call.shape, false) : std::vector<size_t>()) {
    const auto index = static_cast<size_t>(call.in[k]);
    if (index >= call.context.texts.size()) return false;
    const std::string& text = call.context.texts[index];
    const size_t bytes = std::strlen(text.c_str()) + 1;
    if (textPlace + bytes > Page::kResults) return false;
    std::memcpy(page_.at(textPlace), text.c_str(), bytes);
    const auto place = static_cast<double>(textPlace);
    std::memcpy(page_.at(inPlace + k * sizeof(double)), &place, sizeof place);
    textPlace += bytes;
  }
  page_->function = known.number;
  page_->argumentCount = static_cast<uint32_t>(call.shape.size());
  page_->inCount = static_cast<uint32_t>(call.in.size());
  page_->outCount = static_cast<uint32_t>(call.out.size());
  uint32_t turn = kAnswered;
  if (page_->turn.compare_exchange_strong(turn, kAsked) && page_->isCallerAsleep.load() != 0) page_.wake();
  return true;
}

bool Line::await(const ForeignFunction& function, native::Call& call, const Limits& limits) {
  using Clock = std::chrono::steady_clock;
  std::optional<Clock::time_point> began;
  const auto end = [&] { (void)(sendPacket(socket_, Writer().number(kEndCaller).bytes()) && receivePacket(socket_)); };
  while (!page_.await(kAsked, page_->isClientAsleep, kTimeToLook)) {
    if (!began) began = Clock::now();
    if (call.context.cancel && call.context.cancel->isCancelled()) {
      end();
      return fail(call, function, phrase("it was ended with the run"));
    }
    if (hasHungUp(socket_)) return fail(call, function, phrase("its process has ended"));
    if (std::chrono::duration<double>(Clock::now() - *began).count() < limits.callSeconds) continue;
    end();
    return fail(call, function,
                phrase("it was ended after %1 s without an end in sight", static_cast<int>(limits.callSeconds)));
  }
  if (page_->turn.load() == kAnswered) return true;
  return fail(call, function, howItEnded(page_->howEnded));
}

bool Line::takeResults(const ForeignFunction& function, const Known& known, native::Call& call) {
  takeMessages(call.context);
  const auto answer = static_cast<Answer>(page_->answer);
  const std::string told = trimmed(page_.textAt(page_->errorText).value_or(std::string_view()));
  switch (answer) {
    case Answer::results:
      break;
    case Answer::error:
      call.context.error = phrase("%1: %2", function.function, told);
      return false;
    case Answer::outside:
      return fail(call, function, phrase("it wrote outside of its arrays"));
    case Answer::missing:
      return fail(call, function, phrase("it cannot be loaded: %1", told));
    default:
      call.context.error = phrase("the results of the C function %1 are too large", function.name);
      return false;
  }
  std::memcpy(call.out.data(), page_.at(Page::kResults), call.out.size() * sizeof(double));
  for (const size_t k : known.hasTexts ? textPlaces(known.signature, call.shape, true) : std::vector<size_t>()) {
    if (k >= call.out.size()) break;
    const double place = call.out[k];
    const auto text = place >= 0 && place < static_cast<double>(Page::kBytes)
                          ? page_.textAt(static_cast<uint64_t>(place))
                          : std::nullopt;
    if (!text) return fail(call, function, phrase("a String of it has no end"));
    call.out[k] = call.context.textIndex(*text);
  }
  return true;
}

void Line::takeMessages(native::Context& context) const {
  uint64_t place = page_->messages;
  const uint32_t count = page_->messageCount;
  for (uint32_t k = 0; k < count; ++k) {
    const auto text = page_.textAt(place);
    if (!text || text->empty()) return;
    if (context.messages.size() < kMostMessages) context.messages.push_back(trimmed(text->substr(1)));
    place += text->size() + 1;
  }
}

}  // namespace armature::foreign
