#include "engine/results/hdf5.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>

#include "engine/base/system_words.h"
#include "engine/results/foreign.h"
#include "engine/results/hdf5_library.h"

namespace armature::results {

#ifndef ARMATURE_HDF5_LIBRARY

namespace {
Diagnostic noHdf5() {
  return failure("F303", phrase("this build has no HDF5"));
}
}  // namespace

void prepareHdf5() {}
Result<void> writeHdf5(const Store&, const std::vector<uint32_t>&, const std::string&, DurableFile::Care) {
  return noHdf5();
}
Result<void> writeHdf5(const NumberTable&, const std::string&) {
  return noHdf5();
}
Result<std::shared_ptr<Store>> readHdf5(const std::string&) {
  return noHdf5();
}

#else

namespace {

constexpr uint64_t kRowsAtOnce = 1 << 18;
constexpr uint64_t kMostRead = 500'000'000;  // that are read of a file: it may claim more than it holds
constexpr uint64_t kMostNames = 1'000'000;

// One thread at a time: the library has a single state, and Debian builds it without locks of its own.
std::mutex g_library;

// A file that is written beside its place and takes it when it is whole.
class NewFile {
 public:
  NewFile(const Hdf5& h, const std::string& path)
      : h_(h),
        path_(path),
        side_(path + ".partial"),
        file_(h.fileCreate(side_.c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT), h.fileClose) {
    isGood_ = file_.isOpen();
  }
  ~NewFile() {
    if (!isDone_) unlink(side_.c_str());
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  bool isGood() const { return isGood_; }
  void numbers(const char* name, const std::vector<double>& values) { whole(name, h_.number, values); }
  void integers(const char* name, const std::vector<int32_t>& values) { whole(name, h_.integer, values); }
  void texts(const std::string& name, const std::vector<std::string>& all) {
    size_t longest = 1;
    for (const std::string& text : all) longest = std::max(longest, text.size());
    const Hdf5Handle type(h_.typeCopy(h_.text), h_.typeClose);
    h_.typeSetSize(type, longest);
    h_.typeSetPadding(type, H5T_STR_NULLPAD);
    std::string cells(longest * all.size(), '\0');
    for (size_t k = 0; k < all.size(); ++k)
      std::copy(all[k].begin(), all[k].end(), cells.begin() + static_cast<ptrdiff_t>(k * longest));
    const hsize_t sizes[1] = {all.size()};
    write(name.c_str(), type, sizes, 1, cells.data());
  }
  // A matrix that is filled piece by piece: row `row`, columns [begin, end).
  class Matrix {
   public:
    Matrix(NewFile& file, const char* name, hsize_t rows, hsize_t columns)
        : file_(file),
          sizes_{rows, columns},
          space_(file.h_.spaceCreate(2, sizes_, nullptr), file.h_.spaceClose),
          data_(file.h_.dataCreate(file.file_, name, file.h_.number, space_, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT),
                file.h_.dataClose) {
      file.isGood_ = file.isGood_ && data_.isOpen();
    }
    void write(hsize_t row, hsize_t begin, hsize_t end, const double* values) {
      if (!file_.isGood_ || begin == end) return;
      const hsize_t start[2] = {row, begin}, count[2] = {1, end - begin};
      const Hdf5Handle from(file_.h_.spaceCreate(2, count, nullptr), file_.h_.spaceClose);
      const bool isWritten = file_.h_.spaceSelect(space_, H5S_SELECT_SET, start, nullptr, count, nullptr) >= 0 &&
                             file_.h_.dataWrite(data_, file_.h_.number, from, space_, H5P_DEFAULT, values) >= 0;
      file_.isGood_ = isWritten;
    }

   private:
    NewFile& file_;
    hsize_t sizes_[2];
    Hdf5Handle space_, data_;
  };
  void sign(const char* format) {
    const Hdf5Handle type(h_.typeCopy(h_.text), h_.typeClose);
    h_.typeSetSize(type, std::strlen(format));
    const Hdf5Handle space(h_.spaceScalar(H5S_SCALAR), h_.spaceClose);
    const Hdf5Handle attribute(h_.attributeCreate(file_, "format", type, space, H5P_DEFAULT, H5P_DEFAULT),
                               h_.attributeClose);
    isGood_ = isGood_ && attribute.isOpen() && h_.attributeWrite(attribute, type, format) >= 0;
  }
  Result<void> commit(DurableFile::Care care = DurableFile::Care::always) {
    isGood_ = isGood_ && h_.fileFlush(file_, H5F_SCOPE_GLOBAL) >= 0;
    const int handle = open(side_.c_str(), O_RDONLY | O_CLOEXEC);
    const bool isFlushed = care == DurableFile::Care::always || access(path_.c_str(), F_OK) == 0;
    const bool isSafe = isGood_ && handle >= 0 && (!isFlushed || fsync(handle) == 0);
    if (handle >= 0) close(handle);
    isDone_ = isSafe && std::rename(side_.c_str(), path_.c_str()) == 0;
    if (isDone_) return {};
    return failure("F301", phrase("cannot write %1: %2", path_, systemWords(errno)));
  }

 private:
  template <class T>
  void whole(const char* name, hid_t type, const std::vector<T>& values) {
    const hsize_t sizes[1] = {values.size()};
    write(name, type, sizes, 1, values.data());
  }
  void write(const char* name, hid_t type, const hsize_t* sizes, int rank, const void* values) {
    if (!isGood_) return;
    const Hdf5Handle space(h_.spaceCreate(rank, sizes, nullptr), h_.spaceClose);
    const Hdf5Handle data(h_.dataCreate(file_, name, type, space, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT), h_.dataClose);
    isGood_ = data.isOpen() && (sizes[0] == 0 || h_.dataWrite(data, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, values) >= 0);
  }

  const Hdf5& h_;
  std::string path_, side_;
  Hdf5Handle file_;
  bool isGood_ = true, isDone_ = false;
};

// A file that is read; what is missing or of another form reads as nothing.
class OldFile {
 public:
  OldFile(const Hdf5& h, const std::string& path)
      : h_(h), file_(h.fileOpen(path.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT), h.fileClose) {}

  bool isOpen() const { return file_.isOpen(); }
  bool has(const char* name) const { return h_.linkExists(file_, name, H5P_DEFAULT) > 0; }
  // Sizes of a dataset of numbers; empty for all else.
  std::vector<hsize_t> sizesOf(const char* name) const {
    const Hdf5Handle data(h_.dataOpen(file_, name, H5P_DEFAULT), h_.dataClose);
    if (!data.isOpen()) return {};
    const Hdf5Handle type(h_.dataType(data), h_.typeClose), space(h_.dataSpace(data), h_.spaceClose);
    const H5T_class_t kind = h_.typeClass(type);
    const int rank = h_.spaceRank(space);
    if ((kind != H5T_FLOAT && kind != H5T_INTEGER) || rank < 1 || rank > 2) return {};
    std::vector<hsize_t> sizes(static_cast<size_t>(rank));
    h_.spaceSizes(space, sizes.data(), nullptr);
    return sizes;
  }
  // All numbers of a dataset, the last index fastest.
  std::vector<double> numbers(const char* name) const {
    const std::vector<hsize_t> sizes = sizesOf(name);
    uint64_t count = sizes.empty() ? 0 : 1;
    for (const hsize_t size : sizes) count = size > room_ / std::max<uint64_t>(1, count) ? 0 : count * size;
    std::vector<double> values(count);
    room_ -= count;
    if (count == 0) return values;
    const Hdf5Handle data(h_.dataOpen(file_, name, H5P_DEFAULT), h_.dataClose);
    if (h_.dataRead(data, h_.number, H5S_ALL, H5S_ALL, H5P_DEFAULT, values.data()) < 0) values.clear();
    return values;
  }
  std::vector<std::string> texts(const char* name) const {
    std::vector<std::string> all;
    const Hdf5Handle data(h_.dataOpen(file_, name, H5P_DEFAULT), h_.dataClose);
    if (!data.isOpen()) return all;
    const Hdf5Handle type(h_.dataType(data), h_.typeClose), space(h_.dataSpace(data), h_.spaceClose);
    hsize_t count = 0;
    if (h_.typeClass(type) != H5T_STRING || h_.typeIsVariable(type) > 0 || h_.spaceRank(space) != 1) return all;
    h_.spaceSizes(space, &count, nullptr);
    const size_t width = h_.typeSize(type);
    if (count > kMostNames || width > 4096 || width == 0) return all;
    std::string cells(count * width, '\0');
    if (h_.dataRead(data, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, cells.data()) < 0) return all;
    for (hsize_t k = 0; k < count; ++k) {
      const char* const begin = cells.data() + k * width;
      all.emplace_back(begin, strnlen(begin, width));
    }
    return all;
  }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    const auto add = [](hid_t, const char* name, const H5L_info_t*, void* list) -> herr_t {
      auto& names = *static_cast<std::vector<std::string>*>(list);
      if (names.size() < kMostNames) names.emplace_back(name);
      return 0;
    };
    h_.linkIterate(file_, H5_INDEX_NAME, H5_ITER_NATIVE, nullptr, add, &all);
    return all;
  }

 private:
  const Hdf5& h_;
  Hdf5Handle file_;
  mutable uint64_t room_ = kMostRead;
};

Diagnostic unreadable(const std::string& path) {
  return failure("F302", phrase("%1 holds no results that can be read", path));
}

// Datasets of one dimension, as other programs write them.
Result<std::shared_ptr<Store>> readPlain(const OldFile& file, const std::string& path) {
  ForeignResults results;
  for (const std::string& name : file.names()) {
    if (file.sizesOf(name.c_str()).size() != 1) continue;
    std::vector<double> values = file.numbers(name.c_str());
    if (name == "time" || name == "Time") {
      results.times = std::move(values);
    } else {
      results.variables.push_back({name, "", "", static_cast<int64_t>(results.series.size()), false, 0});
      results.series.push_back(std::move(values));
    }
  }
  return storeOf(std::move(results), path);
}

Result<std::shared_ptr<Store>> readOwn(const OldFile& file, const std::string& path) {
  ForeignResults results;
  results.times = file.numbers("time");
  const std::vector<hsize_t> sizes = file.sizesOf("series");
  const std::vector<double> series = file.numbers("series");
  const std::vector<std::string> names = file.texts("names"), units = file.texts("units"),
                                 descriptions = file.texts("descriptions");
  const std::vector<double> places = file.numbers("series_of"), constants = file.numbers("constants");
  if (places.size() != names.size() || constants.size() != names.size()) return unreadable(path);
  const uint64_t count = sizes.size() == 2 ? sizes[0] : 0, rows = results.times.size();
  if (count > 0 && (sizes[1] != rows || rows == 0 || series.size() / rows != count)) return unreadable(path);
  for (uint64_t k = 0; k < count; ++k)
    results.series.emplace_back(series.begin() + static_cast<ptrdiff_t>(k * rows),
                                series.begin() + static_cast<ptrdiff_t>((k + 1) * rows));
  for (size_t k = 0; k < names.size(); ++k) {
    if (!(std::fabs(places[k]) <= static_cast<double>(count))) return unreadable(path);
    const auto place = static_cast<int64_t>(places[k]);
    results.variables.push_back({names[k], k < units.size() ? units[k] : "",
                                 k < descriptions.size() ? descriptions[k] : "", std::abs(place) - 1, place < 0,
                                 constants[k]});
  }
  return storeOf(std::move(results), path);
}

}  // namespace

void prepareHdf5() {
  const std::lock_guard lock(g_library);
  (void)loadHdf5();
}

Result<void> writeHdf5(const Store& store, const std::vector<uint32_t>& columns, const std::string& path,
                       DurableFile::Care care) {
  const std::lock_guard lock(g_library);
  const Result<Hdf5> h = loadHdf5();
  if (!h) return h.reason();
  std::vector<std::string> names, units, descriptions;
  std::vector<int32_t> places;
  std::vector<double> constants;
  std::vector<uint32_t> sources;
  std::map<uint32_t, int32_t> placeOf;
  for (const uint32_t c : columns) {
    const Column& column = store.columns()[c];
    if (column.type == Column::Type::string || column.name == "time") continue;
    names.push_back(column.name), units.push_back(column.unit), descriptions.push_back(column.description);
    constants.push_back(column.isConstant ? store.value(column, 0) : std::nan(""));
    places.push_back(0);
    if (column.isConstant) continue;
    const auto [place, isNew] = placeOf.emplace(column.source, static_cast<int32_t>(sources.size() + 1));
    if (isNew) sources.push_back(column.source);
    places.back() = column.isNegated ? -place->second : place->second;
  }
  const uint64_t rows = store.rowCount();
  NewFile file(*h, path);
  file.sign("armature-results 1");
  file.texts("names", names);
  file.texts("units", units);
  file.texts("descriptions", descriptions);
  file.integers("series_of", places);
  file.numbers("constants", constants);
  {
    std::vector<double> times(rows);
    if (rows > 0) store.readTimes(0, rows, times.data(), 1);
    file.numbers("time", times);
    NewFile::Matrix matrix(file, "series", sources.size(), rows);
    std::vector<double> piece(std::min(rows, kRowsAtOnce));
    for (size_t k = 0; k < sources.size() && file.isGood(); ++k)
      for (uint64_t begin = 0; begin < rows; begin += kRowsAtOnce) {
        const uint64_t end = std::min(rows, begin + kRowsAtOnce);
        store.readSeries(sources[k], begin, end, piece.data(), 1);
        matrix.write(k, begin, end, piece.data());
      }
  }
  return file.commit(care);
}

Result<void> writeHdf5(const NumberTable& table, const std::string& path) {
  const std::lock_guard lock(g_library);
  const Result<Hdf5> h = loadHdf5();
  if (!h) return h.reason();
  NewFile file(*h, path);
  file.sign("armature-study 1");
  std::vector<std::string> names;
  for (const NumberTable::Column& column : table.columns) names.push_back(column.name);
  file.texts("columns", names);
  file.integers("status", table.status);
  {
    NewFile::Matrix matrix(file, "table", table.columns.size(), table.status.size());
    for (size_t k = 0; k < table.columns.size(); ++k)
      matrix.write(k, 0, table.status.size(), table.columns[k].values.data());
  }
  for (size_t k = 0; k < table.columns.size(); ++k)
    if (!table.columns[k].choices.empty()) file.texts("choices_" + std::to_string(k + 1), table.columns[k].choices);
  return file.commit();
}

Result<std::shared_ptr<Store>> readHdf5(const std::string& path) {
  const std::lock_guard lock(g_library);
  const Result<Hdf5> h = loadHdf5();
  if (!h) return h.reason();
  const OldFile file(*h, path);
  if (!file.isOpen()) return unreadable(path);
  return file.has("series_of") && file.has("names") ? readOwn(file, path) : readPlain(file, path);
}

#endif

}  // namespace armature::results
