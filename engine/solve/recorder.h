// Writes the machine's values into a result store, row by row.
#pragma once
#include <memory>
#include <vector>

#include "engine/results/store.h"
#include "engine/solve/machine.h"

namespace armature::solve {

class Recorder {
 public:
  // Finds the variables of the store's columns in the program by name.
  Recorder(Machine& machine, results::Store& store);
  ~Recorder() {
    if (own_) own_->finish();
  }
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  // Values of parameters and constants, once they are known and after a change.
  void setConstants();
  // The present values that would be recorded.
  enum class Content : uint8_t { finite, infinite, noNumber };
  Content content() const;
  // One row from the present values. False when there is no room for it.
  bool append(double time);
  Diagnostic whyFull() const { return store_->whyFull(); }
  // Whether a row would now differ from the last one.
  bool hasChanged() const;
  uint64_t rowCount() const { return store_->rowCount(); }
  // Goes on in a fresh store with the same columns, with the rows of the present one since a time [s], or with its
  // first ones. Rows that have no room there, or that cannot be read any more, are left out.
  void moveOn(std::shared_ptr<results::Store> store, double from);
  void moveOn(std::shared_ptr<results::Store> store, uint64_t rows);

 private:
  void copy(uint64_t begin, uint64_t end, results::Store& to) const;
  void goOnIn(std::shared_ptr<results::Store> store);

  const Machine& machine_;
  results::Store* store_;
  std::shared_ptr<results::Store> own_;  // of moveOn
  std::vector<program::Slot> slots_;     // of each series
  struct Constant {
    size_t column;
    program::Slot slot;
    bool isNegated;
  };
  std::vector<Constant> constants_;
  std::vector<double> row_;
};

}  // namespace armature::solve
