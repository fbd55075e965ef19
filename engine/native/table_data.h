// Reading matrices from files: text files "#1 … double name(rows, columns)", comma or otherwise delimited text, and
// MATLAB files of version 4 and 5 to 7.
#pragma once
#include <string>
#include <vector>

#include "engine/native/door.h"

namespace armature::native {

// A matrix, row-major.
struct Matrix {
  size_t rows = 0, columns = 0;
  std::vector<double> values;
  double at(size_t row, size_t column) const { return values[row * columns + column]; }
  // Whether it has as many values as its sizes say, as one that a model hands over may not.
  bool isWhole() const {
    return columns == 0 ? values.empty() : values.size() % columns == 0 && values.size() / columns == rows;
  }
};

struct MatrixFileOptions {
  std::string delimiter = ",";  // of .csv files
  size_t headerLines = 0;       // of .csv files
};

// The matrix of a name in a file. Fails with code F201 when the file does not hold it, otherwise as the door does.
Result<Matrix> readMatrixFile(Door& door, const std::string& fileName, const std::string& matrixName,
                              const MatrixFileOptions& options = {});
// The same of a file's content; the ending of its name tells what it is.
Result<Matrix> readMatrix(const std::string& bytes, const std::string& fileName, const std::string& matrixName,
                          const MatrixFileOptions& options = {});

}  // namespace armature::native
