#include "app/power/formula.h"

#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>

namespace armature::app {

using Shape = Quantity::Shape;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

size_t sizeOf(Shape shape) {
  return shape == Shape::number ? 1 : shape == Shape::vector ? 3 : 9;
}

Quantity each(const Quantity& a, const Quantity& b, double sign) {
  if (a.shape != b.shape) return Quantity::of(kNaN);
  Quantity sum{a.shape, {}};
  for (size_t k = 0; k < sizeOf(a.shape); ++k) sum.v[k] = a.v[k] + sign * b.v[k];
  return sum;
}

Quantity scaled(const Quantity& a, double by) {
  Quantity result{a.shape, {}};
  for (size_t k = 0; k < sizeOf(a.shape); ++k) result.v[k] = a.v[k] * by;
  return result;
}

// As Modelica multiplies: two vectors give their scalar product.
Quantity product(const Quantity& a, const Quantity& b) {
  if (a.shape == Shape::number) return scaled(b, a.v[0]);
  if (b.shape == Shape::number) return scaled(a, b.v[0]);
  if (a.shape == Shape::vector && b.shape == Shape::vector)
    return Quantity::of(a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2]);
  if (a.shape != Shape::matrix || b.shape != Shape::vector) return Quantity::of(kNaN);
  Quantity result{Shape::vector, {}};
  for (size_t i = 0; i < 3; ++i)
    for (size_t k = 0; k < 3; ++k) result.v[i] += a.v[3 * i + k] * b.v[k];
  return result;
}

Quantity crossed(const Quantity& a, const Quantity& b) {
  if (a.shape != Shape::vector || b.shape != Shape::vector) return Quantity::of(kNaN);
  const Vector3 c = cross({a.v[0], a.v[1], a.v[2]}, {b.v[0], b.v[1], b.v[2]});
  return {Shape::vector, {c[0], c[1], c[2]}};
}

Quantity transposed(const Quantity& a) {
  if (a.shape != Shape::matrix) return Quantity::of(kNaN);
  Quantity result{Shape::matrix, {}};
  for (size_t i = 0; i < 3; ++i)
    for (size_t k = 0; k < 3; ++k) result.v[3 * i + k] = a.v[3 * k + i];
  return result;
}

}  // namespace

Vector3 cross(const Vector3& a, const Vector3& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

double dot(const Vector3& a, const Vector3& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

bool Columns::isThere() const {
  for (size_t k = 0; k < sizeOf(shape); ++k)
    if (at[k] < 0) return false;
  return true;
}

Quantity Columns::value(const results::Store& store, uint64_t row) const {
  Quantity result{shape, {}};
  for (size_t k = 0; k < sizeOf(shape); ++k) {
    const auto& column = store.columns()[static_cast<size_t>(at[k])];
    result.v[k] = store.value(column, row);
  }
  return result;
}

Columns findColumns(const results::Store& store, const std::string& name) {
  Columns found;
  found.at[0] = store.find(name);
  if (found.at[0] >= 0) return found;
  // "der(r)" of a vector is "der(r[1])" and so on.
  const bool isRate = name.ends_with(')');
  const std::string stem = isRate ? name.substr(0, name.size() - 1) : name, end = isRate ? ")" : "";
  const auto at = [&](const std::string& index) { return store.find(stem + "[" + index + "]" + end); };
  if (const int64_t first = at("1"); first >= 0) {
    found.shape = Shape::vector;
    found.at = {first, at("2"), at("3")};
  } else if (at("1,1") >= 0) {
    found.shape = Shape::matrix;
    for (size_t i = 0; i < 3; ++i)
      for (size_t k = 0; k < 3; ++k) found.at[3 * i + k] = at(std::to_string(i + 1) + "," + std::to_string(k + 1));
  }
  return found;
}

// sum = [-] product {(+|-) product}; product = power {(*|/) power}; power = atom [^ atom];
// atom = number | name | name(sum {, sum}) | (sum)
class FormulaReader {
 public:
  FormulaReader(std::string_view text, const std::string& path, const results::Store& store,
                const Formula::Slots& inputs)
      : text_(text), path_(path), store_(store), inputs_(inputs) {}

  std::optional<Formula> read(std::string* problem) {
    sum();
    if (problem_.empty() && peek() != '\0') fail("a formula ends before '" + std::string(text_.substr(at_)) + "'");
    if (problem_.empty()) return std::move(formula_);
    if (problem) *problem = problem_;
    return std::nullopt;
  }

 private:
  using Code = Formula::Code;

  void fail(const std::string& words) {
    if (problem_.empty()) problem_ = words;
  }
  char peek() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void push(Code code) { formula_.steps_.push_back({code, 0, {}, -1}); }

  void sum() {
    if (++depth_ > 50) return fail("a formula is nested too deep");
    const bool isNegative = take('-');
    product();
    if (isNegative) push(Code::negate);
    while (problem_.empty()) {
      const char sign = peek();
      if (sign != '+' && sign != '-') break;
      ++at_;
      product();
      push(sign == '+' ? Code::add : Code::sub);
    }
    --depth_;
  }
  void product() {
    power();
    while (problem_.empty()) {
      const char sign = peek();
      if (sign != '*' && sign != '/') break;
      ++at_;
      power();
      push(sign == '*' ? Code::mul : Code::div);
    }
  }
  void power() {
    atom();
    if (!take('^')) return;
    atom();
    push(Code::pow);
  }
  void atom() {
    if (!problem_.empty()) return;
    const char c = peek();
    if (take('(')) {
      sum();
      if (!take(')')) fail("a bracket is open");
    } else if (std::isdigit(static_cast<unsigned char>(c))) {
      number();
    } else if (std::isalpha(static_cast<unsigned char>(c))) {
      name();
    } else {
      fail("a name or a number is missing");
    }
  }
  void number() {
    double value = 0;
    const auto end = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    at_ = static_cast<size_t>(end.ptr - text_.data());
    push(Code::constant);
    formula_.steps_.back().constant = value;
  }
  void name() {
    const size_t from = at_;
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; };
    while (at_ < text_.size() && isPart(text_[at_])) ++at_;
    const std::string word(text_.substr(from, at_ - from));
    if (peek() != '(') return variable(word, path_ + word);
    if (word == "der" || word == "speed") {
      const size_t close = text_.find(')', at_);
      if (close == std::string_view::npos) return fail("a bracket is open");
      const std::string inner(text_.substr(at_ + 1, close - at_ - 1));
      at_ = close + 1;
      return variable(word + "(" + inner + ")", word + "(" + path_ + inner + ")");
    }
    take('(');
    sum();
    if (word == "cross") {
      if (!take(',')) fail("cross takes two vectors");
      sum();
    }
    if (!take(')')) fail("a bracket is open");
    if (word == "cross")
      push(Code::cross);
    else if (word == "abs")
      push(Code::abs);
    else if (word == "transpose")
      push(Code::transpose);
    else
      fail("no function '" + word + "'");
  }
  void variable(const std::string& word, const std::string& fullName) {
    if (const int slot = inputs_ ? inputs_(word) : -1; slot >= 0) {
      push(Code::slot);
      formula_.steps_.back().slot = slot;
      formula_.slotsRead_.push_back(slot);
      return;
    }
    const Columns columns = findColumns(store_, fullName);
    if (!columns.isThere()) return fail("no variable '" + fullName + "'");
    push(Code::columns);
    formula_.steps_.back().columns = columns;
  }

  std::string_view text_;
  const std::string& path_;
  const results::Store& store_;
  const Formula::Slots& inputs_;
  size_t at_ = 0;
  int depth_ = 0;
  Formula formula_;
  std::string problem_;
};

std::optional<Formula> Formula::bind(std::string_view text, const std::string& path, const results::Store& store,
                                     const Slots& inputs, std::string* problem) {
  return FormulaReader(text, path, store, inputs).read(problem);
}

Quantity Formula::value(const results::Store& store, uint64_t row, const std::vector<Quantity>& inputs) const {
  constexpr size_t kDeepest = 64;
  std::array<Quantity, kDeepest> stack;
  size_t size = 0;
  for (const Step& step : steps_) {
    if (size + 1 >= kDeepest) return Quantity::of(kNaN);
    if (step.code == Code::constant || step.code == Code::columns || step.code == Code::slot) {
      stack[size++] = step.code == Code::constant  ? Quantity::of(step.constant)
                      : step.code == Code::columns ? step.columns.value(store, row)
                                                   : inputs[static_cast<size_t>(step.slot)];
      continue;
    }
    Quantity& last = stack[size - 1];
    if (step.code == Code::negate) {
      last = scaled(last, -1);
    } else if (step.code == Code::abs) {
      last = last.shape == Shape::number ? Quantity::of(std::abs(last.v[0])) : Quantity::of(kNaN);
    } else if (step.code == Code::transpose) {
      last = transposed(last);
    } else {
      Quantity& first = stack[size - 2];
      const bool areNumbers = last.shape == Shape::number;
      if (step.code == Code::add || step.code == Code::sub)
        first = each(first, last, step.code == Code::add ? 1 : -1);
      else if (step.code == Code::mul)
        first = product(first, last);
      else if (step.code == Code::cross)
        first = crossed(first, last);
      else if (step.code == Code::div)
        first = areNumbers ? scaled(first, 1 / last.v[0]) : Quantity::of(kNaN);
      else
        first = areNumbers && first.shape == Shape::number ? Quantity::of(std::pow(first.v[0], last.v[0]))
                                                           : Quantity::of(kNaN);
      --size;
    }
  }
  return size == 1 ? stack[0] : Quantity::of(kNaN);
}

double Formula::number(const results::Store& store, uint64_t row, const std::vector<Quantity>& inputs) const {
  const Quantity result = value(store, row, inputs);
  return result.shape == Shape::number ? result.v[0] : kNaN;
}

}  // namespace armature::app
