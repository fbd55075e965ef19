#include "engine/diagram/note_text.h"

#include <algorithm>
#include <cctype>

namespace armature::diagram {

namespace {

using PieceKind = NotePiece::Kind;

bool isWordByte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isNoteBlank(char c) {
  return c == ' ' || c == '\t';
}

// "inertia1.w", "mass[2].s", "der(damper.phi_rel)", "time".
bool isNoteVariable(std::string_view text) {
  while (text.starts_with("der(") && text.ends_with(")")) text = text.substr(4, text.size() - 5);
  if (text.empty() || (!std::isalpha(static_cast<unsigned char>(text[0])) && text[0] != '_')) return false;
  return std::ranges::all_of(text, [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           std::string_view("_.[], ").find(c) != std::string_view::npos;
  });
}

// Reads what stands within a line from left to right; a mark without its other half is text.
class NoteLineReader {
 public:
  NoteLineReader(std::string_view line, size_t begin) : line_(line), at_(begin) {}

  std::vector<NotePiece> take() {
    while (at_ < line_.size()) step();
    flush();
    return std::move(pieces_);
  }

 private:
  char sign(size_t ahead = 0) const { return at_ + ahead < line_.size() ? line_[at_ + ahead] : '\0'; }
  char before() const { return at_ > 0 ? line_[at_ - 1] : ' '; }

  void step() {
    if (sign() == '\\' && std::ispunct(static_cast<unsigned char>(sign(1))) != 0) {
      ++at_;
      return keep();
    }
    if (sign() == '`' && enclosed("`", "`", PieceKind::code)) return;
    if (sign() == '$' && (enclosed("$$", "$$", PieceKind::formula) || enclosed("$", "$", PieceKind::formula))) return;
    if (sign() == '{' && enclosed("{", "}", PieceKind::variable)) return;
    if (sign() == '!' && sign(1) == '[' && picture()) return;
    if (sign() == '*' && (toggle("**", PieceKind::strong, isStrong_) || toggle("*", PieceKind::emphasis, isEmphasis_)))
      return;
    keep();
  }

  void keep() {
    if (text_.empty()) textBegin_ = at_;
    text_ += line_[at_++];
  }

  void flush() {
    if (!text_.empty()) pieces_.push_back({PieceKind::text, text_, textBegin_, at_, false});
    text_.clear();
  }

  void add(NotePiece piece, size_t next) {
    flush();
    pieces_.push_back(std::move(piece));
    at_ = next;
  }

  // Whether something stands between two marks; what is within them is taken as it is.
  bool enclosed(std::string_view open, std::string_view close, PieceKind kind) {
    if (line_.substr(at_, open.size()) != open) return false;
    const size_t begin = at_ + open.size(), end = line_.find(close, begin);
    if (end == std::string_view::npos || end == begin) return false;
    const std::string_view content = line_.substr(begin, end - begin);
    if (kind == PieceKind::variable && !isNoteVariable(content)) return false;
    // A sum of money is no formula: "from 5 $ to 7 $".
    if (kind == PieceKind::formula && open.size() == 1 && (isNoteBlank(content.front()) || isNoteBlank(content.back())))
      return false;
    add({kind, std::string(content), begin, end, open.size() == 2}, end + close.size());
    return true;
  }

  // ![words](name)
  bool picture() {
    const size_t middle = line_.find("](", at_);
    const size_t end = middle == std::string_view::npos ? middle : line_.find(')', middle);
    if (end == std::string_view::npos || end == middle + 2) return false;
    const size_t begin = middle + 2;
    add({PieceKind::picture, std::string(line_.substr(begin, end - begin)), begin, end, false}, end + 1);
    return true;
  }

  // Begins before a word where there is an end behind one ("a*b*c" is a product), or ends.
  bool toggle(std::string_view mark, PieceKind kind, bool& isOn) {
    if (line_.substr(at_, mark.size()) != mark) return false;
    const auto endsAt = [&](size_t place) {
      return place > 0 && !isNoteBlank(line_[place - 1]) &&
             (place + mark.size() >= line_.size() || !isWordByte(line_[place + mark.size()]));
    };
    if (isOn) {
      if (!endsAt(at_)) return false;
    } else {
      const char next = sign(mark.size());
      if (next == '\0' || isNoteBlank(next) || isWordByte(before())) return false;
      size_t end = line_.find(mark, at_ + mark.size());
      while (end != std::string_view::npos && !endsAt(end)) end = line_.find(mark, end + mark.size());
      if (end == std::string_view::npos || end == at_ + mark.size()) return false;
    }
    isOn = !isOn;
    add({kind, {}, at_, at_, false}, at_ + mark.size());
    return true;
  }

  std::string_view line_;
  size_t at_, textBegin_ = 0;
  bool isStrong_ = false, isEmphasis_ = false;
  std::string text_;
  std::vector<NotePiece> pieces_;
};

// Calls with each line and the byte at which it begins.
template <typename Call>
void forNoteLines(std::string_view text, const Call& call) {
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    call(text.substr(begin, end - begin), begin);
    begin = end + 1;
  }
}

}  // namespace

NoteLine noteLine(std::string_view line) {
  NoteLine made;
  size_t at = 0;
  while (at < line.size() && line[at] == ' ') ++at;
  const std::string_view rest = line.substr(at);
  size_t hashes = rest.find_first_not_of('#');
  if (hashes == std::string_view::npos) hashes = rest.size();
  size_t digits = 0;
  while (digits < rest.size() && std::isdigit(static_cast<unsigned char>(rest[digits])) != 0) ++digits;
  constexpr size_t kMostHashes = 3, kMostDigits = 3;
  if (at == 0 && hashes > 0 && hashes <= kMostHashes && hashes + 1 < rest.size() && rest[hashes] == ' ') {
    made.kind = NoteLine::Kind::heading;
    made.level = static_cast<int>(hashes);
    made.begin = hashes + 1;
  } else if (rest.starts_with("- ") || rest.starts_with("* ")) {
    made.kind = NoteLine::Kind::entry;
    made.level = static_cast<int>(at / 2);
    made.sign = "•";
    made.begin = at + 2;
  } else if (digits > 0 && digits <= kMostDigits && rest.substr(digits).starts_with(". ")) {
    made.kind = NoteLine::Kind::entry;
    made.level = static_cast<int>(at / 2);
    made.sign = std::string(rest.substr(0, digits + 1));
    made.begin = at + digits + 2;
  }
  made.pieces = NoteLineReader(line, made.begin).take();
  return made;
}

std::string plainText(const NoteLine& line) {
  std::string text(2 * static_cast<size_t>(line.kind == NoteLine::Kind::entry ? line.level : 0), ' ');
  if (!line.sign.empty()) text += line.sign + " ";
  for (const NotePiece& piece : line.pieces)
    if (piece.kind != PieceKind::picture) text += piece.text;
  return text;
}

std::vector<std::string> noteVariables(std::string_view text) {
  std::vector<std::string> names;
  forNoteLines(text, [&](std::string_view line, size_t) {
    for (NotePiece& piece : noteLine(line).pieces)
      if (piece.kind == PieceKind::variable && std::ranges::find(names, piece.text) == names.end())
        names.push_back(std::move(piece.text));
  });
  return names;
}

std::string withNoteVariables(std::string_view text, const std::function<std::string(const std::string&)>& nameOf) {
  std::string made;
  size_t kept = 0;  // up to here
  forNoteLines(text, [&](std::string_view line, size_t begin) {
    for (const NotePiece& piece : noteLine(line).pieces) {
      if (piece.kind != PieceKind::variable) continue;
      made.append(text.substr(kept, begin + piece.begin - kept));
      made += nameOf(piece.text);
      kept = begin + piece.end;
    }
  });
  return made.append(text.substr(kept));
}

std::string asNoteText(std::string_view plain) {
  std::string made;
  bool isBeginning = true;  // of a line
  for (const char c : plain) {
    const bool isMark = std::string_view("\\*`${!").find(c) != std::string_view::npos;
    if (isMark || (isBeginning && (c == '#' || c == '-'))) made += '\\';
    made += c;
    isBeginning = c == '\n' || (isBeginning && c == ' ');
  }
  return made;
}

}  // namespace armature::diagram
