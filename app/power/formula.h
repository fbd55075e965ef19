// An expression over the results of one part, as the energy table writes it ("m*v*a", "w_a*(I*z_a)"): Modelica's signs
// for sums and products of numbers, vectors of three and matrices of three by three, `cross`, `abs` and `der`. Names
// are looked up once for a run; a row of results is then evaluated without any text.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/results/store.h"

namespace armature::app {

// A number, a vector of three, or a matrix of three by three (by rows).
struct Quantity {
  enum class Shape : uint8_t { number, vector, matrix } shape = Shape::number;
  std::array<double, 9> v{};
  static Quantity of(double value) { return {Shape::number, {value}}; }
};

using Vector3 = std::array<double, 3>;
// The entries of a vector.
inline Vector3 vectorOf(const Quantity& q) {
  return {q.v[0], q.v[1], q.v[2]};
}
Vector3 cross(const Vector3& a, const Vector3& b);
double dot(const Vector3& a, const Vector3& b);

// Columns of a name: one, three or nine; one of them −1 where there is none.
struct Columns {
  Quantity::Shape shape = Quantity::Shape::number;
  std::array<int64_t, 9> at{};
  bool isThere() const;
  // Its value in a row.
  Quantity value(const results::Store& store, uint64_t row) const;
};
// The columns of a full name: "mass.v", "body.v_0" (three columns), "body.I" (nine), "der(mass.v)".
Columns findColumns(const results::Store& store, const std::string& name);

class Formula {
 public:
  // What a name of the formula means where it is no variable of the part (`net`, `speed(flange_a)`): a slot that the
  // caller fills before each evaluation; −1 for names that it does not know.
  using Slots = std::function<int(std::string_view name)>;

  // `path`: full name of the part with its dot ("robot.mass."). Empty where the text is no formula or one of its
  // names is not among the results; `problem` then says which.
  static std::optional<Formula> bind(std::string_view text, const std::string& path, const results::Store& store,
                                     const Slots& inputs, std::string* problem = nullptr);
  // The value in a row; not a number where shapes do not fit.
  Quantity value(const results::Store& store, uint64_t row, const std::vector<Quantity>& inputs) const;
  double number(const results::Store& store, uint64_t row, const std::vector<Quantity>& inputs) const;
  // The inputs that it reads.
  const std::vector<int>& slotsRead() const { return slotsRead_; }

 private:
  friend class FormulaReader;
  enum class Code : uint8_t { constant, columns, slot, add, sub, mul, div, pow, negate, cross, abs, transpose };
  struct Step {
    Code code = Code::constant;
    double constant = 0;
    Columns columns;
    int slot = -1;
  };
  std::vector<Step> steps_;  // on a stack
  std::vector<int> slotsRead_;
};

}  // namespace armature::app
