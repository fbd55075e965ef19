#include "engine/program/format.h"

#include <cmath>
#include <cstdio>

#include "engine/base/decimal.h"
#include "engine/base/number_format.h"

namespace armature::program {

std::string formatReal(double value) {
  char buffer[40];
  std::snprintf(buffer, sizeof buffer, "%.6g", value);
  return buffer;
}

Phrase spokenReal(double value, const std::string& unit) {
  return decimal(formatReal(value) + (unit.empty() ? "" : " " + unit));
}

namespace {

std::string formatPiece(const MessagePiece& piece, double value, const std::vector<std::string>& texts) {
  using Format = MessagePiece::Format;
  const bool isFinite = std::isfinite(value);
  if (!piece.pattern.empty()) return formatNumber(value, piece.pattern);
  switch (piece.format) {
    case Format::real:
      return formatReal(value);
    case Format::integer: {
      if (!isFinite) return formatReal(value);
      // Enumerations count from one.
      if (!piece.choices.empty() && value >= 1 && value <= static_cast<double>(piece.choices.size())) {
        return piece.choices[static_cast<size_t>(value) - 1];
      }
      char buffer[40];
      std::snprintf(buffer, sizeof buffer, "%.0f", value);
      return buffer;
    }
    case Format::boolean:
      if (piece.choices.size() == 2) return piece.choices[value != 0 ? 1 : 0];
      return value != 0 ? "true" : "false";
    case Format::textIndex:
      return isFinite && value >= 0 && value < static_cast<double>(texts.size()) ? texts[static_cast<size_t>(value)]
                                                                                 : std::string();
  }
  return {};
}

}  // namespace

std::string formatMessage(const std::vector<MessagePiece>& pieces, const double* v,
                          const std::vector<std::string>& texts) {
  std::string text;
  for (const MessagePiece& piece : pieces) {
    text += piece.slot == kNone ? piece.text : formatPiece(piece, v[piece.slot], texts);
  }
  return text;
}

}  // namespace armature::program
