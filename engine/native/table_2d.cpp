// Tables in two variables: CombiTable2D of Modelica.Blocks. The first row and the first column of the table are the
// abscissae. Linear: bilinear; constant: the value at the lower left corner; splines: a bicubic Hermite patch whose
// slopes come from the one-dimensional rule along rows and columns. The mixed derivative of Akima's spline is that of
// H. Akima, Comm. ACM 17 (1974) 18; of the others the rule along both in turn.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "engine/native/registry.h"
#include "engine/native/table_curve.h"
#include "engine/native/table_data.h"

namespace armature::native {

namespace {

class Table2d : public Object {
 public:
  std::vector<double> u, v;         // abscissae of rows and columns
  std::vector<double> z;            // (u.size() x v.size()), row-major
  std::vector<double> zu, zv, zuv;  // slopes of a spline
  Smoothness smoothness = Smoothness::linear;
  Extrapolation extrapolation = Extrapolation::lastTwoPoints;

  Phrase build(const Matrix& table);
  double at(const std::vector<double>& field, size_t i, size_t j) const { return field[i * v.size() + j]; }

 private:
  std::vector<double> slopes(const std::vector<double>& field, bool alongRows) const;
  std::vector<double> mixedAkimaSlopes() const;
};

// Akima's weights of the secants before and after a point, of four secants: the one is the change beyond the other.
struct Weights {
  double before = 1, after = 1;

  explicit Weights(const std::array<double, 4>& secants) {
    if (secants[0] == secants[1] && secants[2] == secants[3]) return;
    before = std::fabs(secants[3] - secants[2]);
    after = std::fabs(secants[1] - secants[0]);
  }
};

// Two more points at either end of an axis.
std::vector<double> widened(const std::vector<double>& x) {
  const size_t n = x.size();
  const double first = n > 2 ? x[2] - x[1] : x[1] - x[0], second = x[1] - x[0];
  const double last = n > 2 ? x[n - 2] - x[n - 3] : x[n - 1] - x[n - 2], lastButOne = x[n - 1] - x[n - 2];
  std::vector<double> result{x[0] - first - second, x[0] - first};
  result.insert(result.end(), x.begin(), x.end());
  result.push_back(x[n - 1] + last);
  result.push_back(x[n - 1] + last + lastButOne);
  return result;
}

// Two more values at either end of a line over a widened axis, by parabolic continuation of the secants.
std::vector<double> widened(const std::vector<double>& z, const std::vector<double>& x) {
  const size_t n = z.size();
  std::vector<double> result(n + 4);
  std::copy(z.begin(), z.end(), result.begin() + 2);
  const auto extend = [&](size_t from, int step) {
    const auto at = [&](int k) { return static_cast<size_t>(static_cast<int>(from) + step * k); };
    const auto secant = [&](int k) { return (result[at(k + 1)] - result[at(k)]) / (x[at(k + 1)] - x[at(k)]); };
    const double near = secant(0), change = n > 2 ? near - secant(1) : 0;
    for (int k = 1; k <= 2; ++k) result[at(-k)] = result[at(1 - k)] + (near + k * change) * (x[at(-k)] - x[at(1 - k)]);
  };
  extend(2, 1);
  extend(n + 1, -1);
  return result;
}

std::vector<double> Table2d::slopes(const std::vector<double>& field, bool alongRows) const {
  const size_t rows = u.size(), columns = v.size();
  std::vector<double> result(field.size());
  if ((alongRows ? rows : columns) < 2) return result;
  const size_t lines = alongRows ? columns : rows, length = alongRows ? rows : columns;
  for (size_t line = 0; line < lines; ++line) {
    const auto position = [&](size_t k) { return alongRows ? k * columns + line : line * columns + k; };
    std::vector<double> y(length);
    for (size_t k = 0; k < length; ++k) y[k] = field[position(k)];
    const std::vector<double> s = splineSlopes(alongRows ? u : v, y, smoothness);
    for (size_t k = 0; k < length; ++k) result[position(k)] = s[k];
  }
  return result;
}

Phrase Table2d::build(const Matrix& table) {
  if (table.rows < 2 || table.columns < 2)
    return phrase("a table of two variables needs two rows and two columns at least");
  if (!table.isWhole()) return phrase("the sizes of the table do not fit its values");
  for (size_t r = 1; r < table.rows; ++r) u.push_back(table.at(r, 0));
  for (size_t c = 1; c < table.columns; ++c) v.push_back(table.at(0, c));
  const auto increases = [](const std::vector<double>& axis) {
    return std::adjacent_find(axis.begin(), axis.end(), std::greater_equal<>()) == axis.end();
  };
  for (const std::vector<double>* axis : {&u, &v})
    if (!std::all_of(axis->begin(), axis->end(), [](double x) { return std::isfinite(x); }))
      return phrase("an abscissa value of the table is no number");
  if (!increases(u) || !increases(v)) return phrase("the abscissa values of the table do not increase");
  for (size_t r = 1; r < table.rows; ++r)
    for (size_t c = 1; c < table.columns; ++c) z.push_back(table.at(r, c));
  const bool isSpline = smoothness != Smoothness::linear && smoothness != Smoothness::constant;
  if (!isSpline) return {};
  zu = slopes(z, true);
  zv = slopes(z, false);
  const bool isAkima = smoothness == Smoothness::akima && u.size() > 1 && v.size() > 1;
  zuv = isAkima ? mixedAkimaSlopes() : slopes(zu, false);
  return {};
}

// At each point the mixed divided differences of the four cells around it, weighted as the secants are.
std::vector<double> Table2d::mixedAkimaSlopes() const {
  const size_t rows = u.size(), columns = v.size(), width = columns + 4;
  const std::vector<double> x = widened(u), y = widened(v);
  std::vector<double> wide((rows + 4) * width);
  for (size_t i = 0; i < rows; ++i) {
    const auto line = z.begin() + static_cast<std::ptrdiff_t>(i * columns);
    const std::vector<double> row = widened({line, line + static_cast<std::ptrdiff_t>(columns)}, y);
    std::copy(row.begin(), row.end(), wide.begin() + static_cast<std::ptrdiff_t>((i + 2) * width));
  }
  for (size_t j = 0; j < width; ++j) {
    std::vector<double> line(rows);
    for (size_t i = 0; i < rows; ++i) line[i] = wide[(i + 2) * width + j];
    line = widened(line, x);
    for (size_t i = 0; i < rows + 4; ++i) wide[i * width + j] = line[i];
  }
  const auto alongU = [&](size_t i, size_t j) {
    return (wide[(i + 1) * width + j] - wide[i * width + j]) / (x[i + 1] - x[i]);
  };
  const auto alongV = [&](size_t i, size_t j) {
    return (wide[i * width + j + 1] - wide[i * width + j]) / (y[j + 1] - y[j]);
  };
  const auto cell = [&](size_t i, size_t j) { return (alongV(i + 1, j) - alongV(i, j)) / (x[i + 1] - x[i]); };
  std::vector<double> result(z.size());
  for (size_t i = 2; i < rows + 2; ++i) {
    for (size_t j = 2; j < columns + 2; ++j) {
      const Weights a({alongU(i - 2, j), alongU(i - 1, j), alongU(i, j), alongU(i + 1, j)});
      const Weights b({alongV(i, j - 2), alongV(i, j - 1), alongV(i, j), alongV(i, j + 1)});
      const double before = b.before * cell(i - 1, j - 1) + b.after * cell(i - 1, j);
      const double after = b.before * cell(i, j - 1) + b.after * cell(i, j);
      result[(i - 2) * columns + j - 2] =
          (a.before * before + a.after * after) / ((a.before + a.after) * (b.before + b.after));
    }
  }
  return result;
}

bool construct2d(Call& call) {
  ArgumentReader in(call);
  auto object = std::make_unique<Table2d>();
  const std::string fileName = in.text(), tableName = in.text();
  const std::span<const double> values = in.array();
  const int64_t rows = in.integer(), width = in.integer();
  if (rows < 0 || width < 0) return failCall(call, phrase("the table has a negative size"));
  Matrix table{static_cast<size_t>(rows), static_cast<size_t>(width), {values.begin(), values.end()}};
  object->smoothness = static_cast<Smoothness>(in.integer());
  object->extrapolation = static_cast<Extrapolation>(in.integer());
  in.number();
  if (fileName != "NoName" && fileName.find_first_not_of(" \t") != std::string::npos) {
    MatrixFileOptions options;
    if (call.shape.size() > 8) {
      options.delimiter = in.text();
      options.headerLines = static_cast<size_t>(std::max<int64_t>(in.integer(), 0));
    }
    Result<Matrix> read = readMatrixFile(call.context.door, fileName, tableName, options);
    if (!read) return failCall(call, read.reason());
    table = read.take();
  }
  const Phrase problem = object->build(table);
  return problem.empty() ? giveObject(call, std::move(object)) : failCall(call, problem);
}

// Where an abscissa lies on its axis: segment, the position used in it, and the distance beyond the ends.
struct AxisPosition {
  size_t k = 0;
  double t = 0;          // within the axis
  double beyond = 0;     // added by extrapolation along the slope at the end
  bool isFixed = false;  // held at the end: no derivative
};

bool locate(const std::vector<double>& axis, double x, Extrapolation extrapolation, AxisPosition& result,
            Phrase& problem) {
  if (axis.size() < 2) {
    result.isFixed = true;
    return true;
  }
  if (extrapolation == Extrapolation::periodic) {
    const double period = axis.back() - axis.front();
    x -= std::floor((x - axis.front()) / period) * period;
  }
  const double inside = std::clamp(x, axis.front(), axis.back());
  if (inside != x && extrapolation == Extrapolation::none) {
    problem = phrase("the table is asked for %1, outside of %2 … %3", std::to_string(x), std::to_string(axis.front()),
                     std::to_string(axis.back()));
    return false;
  }
  result.isFixed = inside != x && extrapolation == Extrapolation::hold;
  result.beyond = result.isFixed ? 0 : x - inside;
  const auto above = static_cast<size_t>(std::upper_bound(axis.begin(), axis.end(), inside) - axis.begin());
  result.k = std::min(above - 1, axis.size() - 2);
  result.t = inside;
  return true;
}

// Value and partial derivatives up to the second order.
struct Surface {
  double z = 0, u = 0, v = 0, uu = 0, uv = 0, vv = 0;
};

// The cubic Hermite basis on a segment of length h at the local position s in 0 … 1: two values, two slopes; the
// derivative of order `order` with respect to the abscissa.
std::array<double, 4> hermite(double s, double h, int order) {
  if (order == 0) return {1 + s * s * (2 * s - 3), s * s * (3 - 2 * s), h * s * (1 + s * (s - 2)), h * s * s * (s - 1)};
  if (order == 1) return {6 * s * (s - 1) / h, 6 * s * (1 - s) / h, 1 + s * (3 * s - 4), s * (3 * s - 2)};
  return {(12 * s - 6) / (h * h), (6 - 12 * s) / (h * h), (6 * s - 4) / h, (6 * s - 2) / h};
}
// The same for straight lines, which have no slopes of their own.
std::array<double, 4> straight(double s, double h, int order) {
  if (order == 0) return {1 - s, s, 0, 0};
  if (order == 1) return {-1 / h, 1 / h, 0, 0};
  return {0, 0, 0, 0};
}

class Patch {
 public:
  Patch(const Table2d& table, const AxisPosition& a, const AxisPosition& b) : table_(table), a_(a), b_(b) {}

  double derivative(int orderU, int orderV) const {
    const std::array<double, 4> p = basis(table_.u, a_, orderU), q = basis(table_.v, b_, orderV);
    double sum = 0;
    for (size_t i = 0; i < 2; ++i) {
      for (size_t j = 0; j < 2; ++j) {
        const size_t r = std::min(a_.k + i, table_.u.size() - 1), c = std::min(b_.k + j, table_.v.size() - 1);
        sum += p[i] * q[j] * table_.at(table_.z, r, c);
        if (table_.zu.empty()) continue;
        sum += p[2 + i] * q[j] * table_.at(table_.zu, r, c) + p[i] * q[2 + j] * table_.at(table_.zv, r, c) +
               p[2 + i] * q[2 + j] * table_.at(table_.zuv, r, c);
      }
    }
    return sum;
  }

 private:
  // Beyond the end the basis goes on along its tangent.
  std::array<double, 4> basis(const std::vector<double>& axis, const AxisPosition& at, int order) const {
    if (axis.size() < 2) return {order == 0 ? 1.0 : 0.0, 0, 0, 0};
    if (at.isFixed && order > 0) return {0, 0, 0, 0};
    const double h = axis[at.k + 1] - axis[at.k], s = (at.t - axis[at.k]) / h;
    const auto rule = table_.zu.empty() ? straight : hermite;
    if (at.beyond == 0) return rule(s, h, order);
    if (order == 2) return {0, 0, 0, 0};
    std::array<double, 4> result = rule(s, h, order);
    if (order == 0) {
      const std::array<double, 4> slope = rule(s, h, 1);
      for (size_t k = 0; k < 4; ++k) result[k] += at.beyond * slope[k];
    }
    return result;
  }

  const Table2d& table_;
  const AxisPosition &a_, &b_;
};

bool evaluate2d(Call& call, ArgumentReader& in, Surface& result) {
  const Table2d* table = in.object<Table2d>();
  const double u = in.number(), v = in.number();
  if (table == nullptr) return failCall(call, phrase("a table is used that does not exist"));
  AxisPosition a, b;
  if (!locate(table->u, u, table->extrapolation, a, call.context.error) ||
      !locate(table->v, v, table->extrapolation, b, call.context.error))
    return false;
  if (table->smoothness == Smoothness::constant && a.beyond == 0 && b.beyond == 0) {
    const auto corner = [](const std::vector<double>& axis, const AxisPosition& at) {
      return axis.size() > 1 && at.t >= axis.back() ? axis.size() - 1 : at.k;
    };
    result.z = table->at(table->z, corner(table->u, a), corner(table->v, b));
    return true;
  }
  const Patch patch(*table, a, b);
  result = {patch.derivative(0, 0), patch.derivative(1, 0), patch.derivative(0, 1),
            patch.derivative(2, 0), patch.derivative(1, 1), patch.derivative(0, 2)};
  return true;
}

bool value2d(Call& call) {
  ArgumentReader in(call);
  Surface s;
  return evaluate2d(call, in, s) && giveNumber(call, s.z);
}

bool derivative2d(Call& call) {
  ArgumentReader in(call);
  Surface s;
  if (!evaluate2d(call, in, s)) return false;
  const double du = in.number(), dv = in.number();
  return giveNumber(call, s.u * du + s.v * dv);
}

bool secondDerivative2d(Call& call) {
  ArgumentReader in(call);
  Surface s;
  if (!evaluate2d(call, in, s)) return false;
  const double du = in.number(), dv = in.number(), ddu = in.number(), ddv = in.number();
  return giveNumber(call, s.uu * du * du + 2 * s.uv * du * dv + s.vv * dv * dv + s.u * ddu + s.v * ddv);
}

template <bool isMaximum>
bool abscissa2d(Call& call) {
  ArgumentReader in(call);
  const Table2d* table = in.object<Table2d>();
  if (table == nullptr || call.out.size() < 2) return failCall(call, phrase("a table is used that does not exist"));
  call.out[0] = isMaximum ? table->u.back() : table->u.front();
  call.out[1] = isMaximum ? table->v.back() : table->v.front();
  return true;
}

bool read2d(Call& call) {
  return giveNumber(call, 1);
}

constexpr std::array<Entry, 8> kTable2DEntries{{
    {"ModelicaStandardTables_CombiTable2D_init2", construct2d},
    {"ModelicaStandardTables_CombiTable2D_init3", construct2d},
    {"ModelicaStandardTables_CombiTable2D_read", read2d},
    {"ModelicaStandardTables_CombiTable2D_getValue", value2d},
    {"ModelicaStandardTables_CombiTable2D_getDerValue", derivative2d},
    {"ModelicaStandardTables_CombiTable2D_getDer2Value", secondDerivative2d},
    {"ModelicaStandardTables_CombiTable2D_minimumAbscissa", abscissa2d<false>},
    {"ModelicaStandardTables_CombiTable2D_maximumAbscissa", abscissa2d<true>},
}};

}  // namespace

std::span<const Entry> table2dNatives() {
  return kTable2DEntries;
}

}  // namespace armature::native
