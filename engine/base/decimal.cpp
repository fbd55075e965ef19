#include "engine/base/decimal.h"

#include <cctype>

namespace armature {

Phrase decimal(const std::string& number) {
  const auto isDigit = [&](size_t at) {
    return at < number.size() && std::isdigit(static_cast<unsigned char>(number[at])) != 0;
  };
  const size_t blank = number.find(' ');
  if (blank != std::string::npos && blank + 1 < number.size())
    return phrase("%1 %2", decimal(number.substr(0, blank)), number.substr(blank + 1));
  const size_t mark = number.find('.');
  if (mark == std::string::npos || mark == 0 || !isDigit(mark - 1) || !isDigit(mark + 1)) return Phrase(number);
  return phrase("%1.%2", number.substr(0, mark), number.substr(mark + 1));
}

}  // namespace armature
