#include "engine/diagram/rewriting.h"

#include <algorithm>

#include "engine/diagram/text_edits.h"

namespace armature::diagram {

namespace {

using syntax::Token;

std::string wordAt(const std::string& text, const Token& token) {
  return text.substr(token.begin, token.end - token.begin);
}

// Which token of `source` each token of `text` is, where `text` is the same with names written in full; a token that is
// only in the full name stands before the one that it leads to. Empty where the texts are not alike in this way.
struct Alignment {
  std::vector<size_t> at;
  std::vector<bool> isAdded;
};
Alignment aligned(const std::string& source, const std::vector<Token>& ofSource, const std::string& text,
                  const std::vector<Token>& ofText) {
  Alignment made;
  size_t s = 0;
  for (const Token& token : ofText) {
    if (s >= ofSource.size()) return {};
    const bool isSame = wordAt(source, ofSource[s]) == wordAt(text, token);
    made.at.push_back(s);
    made.isAdded.push_back(!isSame);
    if (isSame) ++s;
  }
  return s == ofSource.size() ? made : Alignment{};
}

// A run of tokens of `before`, and what they have become.
struct Run {
  size_t begin = 0, end = 0;            // of before
  size_t beginAfter = 0, endAfter = 0;  // of after
};

// Of as many tokens, those that are others.
template <class IsSame>
std::vector<Run> runsOfOthers(const Alignment& alignment, IsSame isSame) {
  std::vector<Run> runs;
  const size_t count = alignment.at.size();
  for (size_t i = 0; i < count; ++i) {
    if (isSame(i, i)) continue;
    size_t begin = i, end = i + 1;
    // No name by halves.
    while (begin > 0 && alignment.isAdded[begin - 1]) --begin;
    while (end < count && (alignment.isAdded[end - 1] || !isSame(end, end))) ++end;
    runs.push_back({begin, end, begin, end});
    i = end - 1;
  }
  return runs;
}

// Between what is alike at both ends; nothing where something only comes before or behind.
template <class IsSame>
std::optional<Run> runBetween(const Alignment& alignment, size_t countAfter, IsSame isSame) {
  const size_t count = alignment.at.size(), most = std::min(count, countAfter);
  size_t head = 0, tail = 0;
  while (head < most && isSame(head, head)) ++head;
  while (tail < most - head && isSame(count - 1 - tail, countAfter - 1 - tail)) ++tail;
  // At least one token on each side, and no name by halves.
  if (head > 0) --head;
  while (head > 0 && alignment.isAdded[head - 1]) --head;
  while (tail > 0 && alignment.isAdded[count - tail]) --tail;
  const Run run{head, count - tail, head, countAfter - tail};
  return run.end <= head || run.endAfter <= head ? std::nullopt : std::optional(run);
}

}  // namespace

std::optional<std::vector<Rewriting>> rewritings(const std::string& source, const std::string& before,
                                                 const std::string& after) {
  const std::vector<Rewriting> whole{{0, static_cast<uint32_t>(source.size()), after}};
  // Comments lie between the tokens: of a text that is there to the letter none is passed over.
  if (source == before) return whole;
  const TextEdits s(source), b(before), a(after);
  const auto &ofSource = s.tokens(), &ofBefore = b.tokens(), &ofAfter = a.tokens();
  const Alignment alignment = aligned(source, ofSource, before, ofBefore);
  if (alignment.at.empty()) return std::nullopt;
  if (ofAfter.empty()) return whole;
  const auto isSame = [&](size_t i, size_t k) { return wordAt(before, ofBefore[i]) == wordAt(after, ofAfter[k]); };
  std::vector<Run> runs;
  if (ofBefore.size() == ofAfter.size()) {
    runs = runsOfOthers(alignment, isSame);
  } else {
    const auto run = runBetween(alignment, ofAfter.size(), isSame);
    if (!run) return whole;
    runs = {*run};
  }
  std::vector<Rewriting> made;
  for (const Run& run : runs) {
    const uint32_t begin = ofSource[alignment.at[run.begin]].begin, end = ofSource[alignment.at[run.end - 1]].end;
    const uint32_t from = ofAfter[run.beginAfter].begin;
    made.push_back({begin, end, after.substr(from, ofAfter[run.endAfter - 1].end - from)});
  }
  return made;
}

}  // namespace armature::diagram
