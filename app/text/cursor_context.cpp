#include "app/text/cursor_context.h"

#include <algorithm>

#include "engine/diagram/text_pieces.h"

namespace armature::app {

namespace {

using diagram::TextPiece;
using PieceKind = TextPiece::Kind;

// The pieces of a text but for blanks and comments, with their words.
class PieceWords {
 public:
  explicit PieceWords(std::string_view text) : text_(text) {
    for (const TextPiece& piece : diagram::textPieces(text)) {
      last_ = piece;
      if (piece.kind != PieceKind::blank && piece.kind != PieceKind::comment) pieces_.push_back(piece);
    }
  }

  int count() const { return static_cast<int>(pieces_.size()); }
  // The last piece of all, blanks included.
  const TextPiece& last() const { return last_; }
  const TextPiece& piece(int i) const { return pieces_[static_cast<size_t>(i)]; }
  std::string_view word(int i) const {
    return i < 0 || i >= count() ? std::string_view() : text_.substr(piece(i).begin, piece(i).end - piece(i).begin);
  }
  bool isName(int i) const { return i >= 0 && i < count() && piece(i).kind == PieceKind::name; }

  // The dotted name that ends at `i`; `i` moves before it. Subscripts are passed over.
  std::vector<std::string> pathBack(int& i) const {
    std::vector<std::string> path;
    for (;;) {
      skipSubscripts(i);
      if (!isName(i)) break;
      path.emplace(path.begin(), word(i));
      --i;
      if (word(i) != ".") break;
      --i;
    }
    return path;
  }

  void skipSubscripts(int& i) const {
    if (word(i) != "]") return;
    int depth = 0;
    for (; i >= 0; --i) {
      if (word(i) == "]") ++depth;
      if (word(i) == "[" && --depth == 0) break;
    }
    --i;
  }

  // The parenthesis that is open at `i`; −1 where there is none within the declaration.
  int openBefore(int i) const {
    int depth = 0;
    for (; i >= 0; --i) {
      const std::string_view w = word(i);
      if (w == ")" || w == "]" || w == "}") ++depth;
      if (w == ";" && depth == 0) return -1;
      if ((w == "(" || w == "[" || w == "{") && --depth < 0) return w == "(" ? i : -1;
    }
    return -1;
  }

 private:
  std::string_view text_;
  std::vector<TextPiece> pieces_;
  TextPiece last_;
};

bool isOpenComment(std::string_view text, const TextPiece& piece) {
  if (piece.kind != PieceKind::comment) return false;
  const std::string_view comment = text.substr(piece.begin);
  return comment.substr(0, 2) == "//" || comment.size() < 4 || comment.substr(comment.size() - 2) != "*/";
}

bool isOpenText(std::string_view text, const TextPiece& piece) {
  if (piece.kind != PieceKind::text || piece.end != text.size()) return false;
  const std::string_view quoted = text.substr(piece.begin);
  if (quoted.size() < 2 || quoted.back() != '"') return true;
  size_t slashes = 0;
  while (slashes + 2 < quoted.size() && quoted[quoted.size() - 2 - slashes] == '\\') ++slashes;
  return slashes % 2 == 1;
}

// Walks from an open parenthesis out to what is modified. False for calls.
bool readModified(const PieceWords& words, int open, CursorContext& made) {
  for (;;) {
    int i = open - 1;
    words.skipSubscripts(i);
    const int name = i;
    const std::vector<std::string> path = words.pathBack(i);
    if (path.empty()) return false;
    if (words.word(i) == "extends" || words.word(i) == "constrainedby") {
      made.modified = path;
      return true;
    }
    if (path.size() == 1 && words.isName(name)) {
      int type = i;
      if (const auto ofType = words.pathBack(type); !ofType.empty()) {  // Type name(
        made.modified = ofType;
        return true;
      }
    }
    // An argument of a modification around this one.
    const std::string_view before = words.word(i);
    const bool isArgument = before == "(" || before == "," || before == "each" || before == "final";
    const int outer = isArgument ? words.openBefore(i) : -1;
    if (outer < 0) return false;
    made.modifiedMembers.insert(made.modifiedMembers.begin(), path.begin(), path.end());
    open = outer;
  }
}

}  // namespace

CursorContext contextAt(std::string_view before) {
  CursorContext made;
  const PieceWords words(before);
  int last = words.count() - 1;
  if (isOpenComment(before, words.last())) return made.kind = CursorContext::Kind::none, made;
  if (isOpenText(before, words.last())) {
    const std::string_view name = words.word(last - 2);
    const bool isUnit = words.word(last - 1) == "=" && (name == "unit" || name == "displayUnit");
    made.kind = isUnit ? CursorContext::Kind::unit : CursorContext::Kind::none;
    if (isUnit) made.begun = words.word(last).substr(1);
    return made;
  }
  const bool isTouching = last >= 0 && words.piece(last).end == before.size();
  if (isTouching && words.piece(last).kind == PieceKind::number) return made.kind = CursorContext::Kind::none, made;
  if (isTouching && (words.isName(last) || words.piece(last).kind == PieceKind::keyword))
    made.begun = words.word(last--);
  if (words.word(last) == ".") {
    made.kind = CursorContext::Kind::member;
    made.path = words.pathBack(--last);
    if (made.path.empty()) made.kind = CursorContext::Kind::none;
    return made;
  }
  const std::string_view sign = words.word(last);
  if (sign == "(" || sign == "," || sign == "each" || sign == "final")
    if (const int open = words.openBefore(last); open < 0 || !readModified(words, open, made))
      made.modified.clear(), made.modifiedMembers.clear();
  return made;
}

NameAt nameAt(std::string_view text, size_t at) {
  NameAt made;
  std::vector<TextPiece> pieces;
  for (const TextPiece& piece : diagram::textPieces(text))
    if (piece.kind != PieceKind::blank && piece.kind != PieceKind::comment) pieces.push_back(piece);
  auto found = pieces.end();
  for (auto piece = pieces.begin(); piece != pieces.end(); ++piece)
    if (piece->begin <= at && at <= piece->end && (piece->kind == PieceKind::name || piece->kind == PieceKind::keyword))
      found = piece;
  if (found == pieces.end()) return made;
  made.begin = found->begin;
  made.end = found->end;
  const PieceWords words(text.substr(0, found->end));
  int i = words.count() - 1;
  made.path =
      found->kind == PieceKind::keyword ? std::vector<std::string>{std::string(words.word(i))} : words.pathBack(i);
  return made;
}

}  // namespace armature::app
