#include "engine/native/lapack_sizes.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace armature::native {

namespace {

// Formulas are our own constants, so that there is no message for one that cannot be read; lapack_test reads them all.
class Formula {
 public:
  Formula(std::string_view text, const LapackArguments& arguments) : rest_(text), arguments_(arguments) {}

  int64_t value() {
    if (rest_.empty() || rest_ == "-") return 0;
    while (!rest_.empty()) {
      if (holds()) return sum();
      const size_t next = rest_.find('|');
      rest_ = next == std::string_view::npos ? std::string_view() : rest_.substr(next + 1);
    }
    return 0;
  }

 private:
  // The condition in front, if there is one.
  bool holds() {
    const size_t colon = rest_.substr(0, rest_.find('|')).find(':');
    if (colon == std::string_view::npos) return true;
    const std::string_view letters = rest_.substr(0, colon);
    const size_t sign = letters.find_first_of("=!");
    const char given =
        static_cast<char>(std::toupper(static_cast<unsigned char>(arguments_.letters[indexIn(letters)])));
    const bool isOneOf = letters.substr(sign + 1).find(given) != std::string_view::npos;
    if (isOneOf != (letters[sign] == '=')) return false;
    rest_.remove_prefix(colon + 1);
    return true;
  }

  int64_t sum() {
    const bool isWork = eat('w');
    int64_t total = product();
    for (;;) {
      if (eat('+'))
        total += product();
      else if (eat('-'))
        total -= product();
      else
        return std::max<int64_t>(total, isWork ? 1 : 0);
    }
  }

  int64_t product() {
    int64_t value = factor();
    while (eat('*')) value *= factor();
    return value;
  }

  int64_t factor() {
    if (eat('#')) return static_cast<int64_t>(number());
    if (!rest_.starts_with("min(")) return argument();
    rest_.remove_prefix(4);
    const int64_t first = argument();
    eat(',');
    const int64_t second = argument();
    eat(')');
    return std::min(first, second);
  }

  int64_t argument() { return arguments_.integers[number() - 1]; }
  size_t indexIn(std::string_view text) const {
    size_t value = 1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value - 1;
  }
  size_t number() {
    const size_t value = indexIn(rest_) + 1;
    while (!rest_.empty() && std::isdigit(static_cast<unsigned char>(rest_.front()))) rest_.remove_prefix(1);
    return value;
  }
  bool eat(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
  const LapackArguments& arguments_;
};

}  // namespace

int64_t elementsNeeded(std::string_view formula, const LapackArguments& arguments) {
  return std::max<int64_t>(Formula(formula, arguments).value(), 0);
}

}  // namespace armature::native
