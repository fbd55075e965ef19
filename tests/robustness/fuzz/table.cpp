// Matrices in files that models name: text, delimited text and MATLAB files of version 4 and 5 to 7. The first line is
// the kind (t, c or m), two digits (smoothness and extrapolation) and the name of the matrix; the rest is the file. A
// matrix that could be read is whole, and tables in one and two variables over it give values or a message.
#include "engine/native/native.h"
#include "engine/native/table_data.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using namespace armature::native;
using armature::fuzz::demand;

namespace {

constexpr size_t kMostNumbers = 10'000;  // of a matrix that tables are made over

// Arguments of a call, in order.
struct Arguments {
  std::vector<double> in;
  std::vector<int32_t> shape;

  Arguments& number(double value) {
    in.push_back(value);
    shape.push_back(-1);
    return *this;
  }
  Arguments& array(const std::vector<double>& values) {
    in.insert(in.end(), values.begin(), values.end());
    shape.push_back(static_cast<int32_t>(values.size()));
    return *this;
  }
};

bool call(Context& context, const char* name, const Arguments& arguments, double& result) {
  context.error = {};
  Call made{arguments.in, arguments.shape, {&result, 1}, context};
  const bool isDone = findFunction(name)(made);
  demand(isDone || !context.error.empty(), "a failed call says why");
  return isDone;
}

void look(const Matrix& matrix, int smoothness, int extrapolation) {
  Context context;
  const double none = context.textIndex("NoName");
  const auto rows = static_cast<double>(matrix.rows), columns = static_cast<double>(matrix.columns);
  Arguments inOne, inTwo, inTime;
  inOne.number(none).number(none).array(matrix.values).number(rows).number(columns).array({columns}).number(1);
  inOne.number(smoothness).number(extrapolation).number(0);
  inTwo.number(none).number(none).array(matrix.values).number(rows).number(columns).number(smoothness);
  inTwo.number(extrapolation).number(0);
  inTime.number(none).number(none).array(matrix.values).number(rows).number(columns).number(0.5).array({columns});
  inTime.number(1).number(smoothness).number(extrapolation).number(0.25).number(2).number(0);
  double table = 0, value = 0;
  const bool hasOne = call(context, "ModelicaStandardTables_CombiTable1D_init3", inOne, table);
  for (const double u : {-1e300, -1.0, 0.0, 0.5, 1.0, 3.0, 1e300}) {
    if (!hasOne) break;
    call(context, "ModelicaStandardTables_CombiTable1D_getValue", Arguments().number(table).number(1).number(u), value);
  }
  const bool hasTime = call(context, "ModelicaStandardTables_CombiTimeTable_init3", inTime, table);
  double next = 0;
  for (int k = 0; k < 5 && hasTime; ++k) {
    const double time = next;
    if (!call(context, "ModelicaStandardTables_CombiTimeTable_nextTimeEvent", Arguments().number(table).number(time),
              next))
      break;
    call(context, "ModelicaStandardTables_CombiTimeTable_getValue",
         Arguments().number(table).number(1).number(time).number(next).number(time), value);
  }
  if (!call(context, "ModelicaStandardTables_CombiTable2D_init3", inTwo, table)) return;
  for (const double u : {-1e300, 0.0, 0.5, 2.0, 1e300})
    for (const double v : {-1.0, 0.5, 1.0, 1e300})
      call(context, "ModelicaStandardTables_CombiTable2D_getValue", Arguments().number(table).number(u).number(v),
           value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view all = fuzz::textOf(data, size);
  const size_t end = all.find('\n');
  if (end == std::string_view::npos || end < 3) return 0;
  const std::string name(all.substr(3, end - 3)), bytes(all.substr(end + 1));
  const char* const file = all[0] == 'm' ? "data.mat" : all[0] == 'c' ? "data.csv" : "data.txt";
  MatrixFileOptions options;
  options.delimiter = all[1] % 2 == 0 ? ";" : ",";
  options.headerLines = all[2] % 2 == 0 ? 1 : 0;
  const Result<Matrix> matrix = readMatrix(bytes, file, name, options);
  if (!matrix) {
    demand(!matrix.reason().message.empty() && !matrix.reason().code.empty(), "a failure has a message");
    return 0;
  }
  demand(matrix->columns == 0 || matrix->rows <= matrix->values.size() / matrix->columns, "all rows are there");
  demand(matrix->rows * matrix->columns == matrix->values.size(), "a matrix is whole");
  if (matrix->values.size() <= kMostNumbers) look(*matrix, all[1] - '0', all[2] - '0');
  return 0;
}
