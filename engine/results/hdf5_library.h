// The HDF5 library, looked for when a file of it is wanted: it brings thirty further libraries along, which would make
// every start of the program slower. Inside of the room.
#pragma once
#ifdef ARMATURE_HDF5_LIBRARY
#include <hdf5.h>
// Its constants call the library on the way, which is not linked here.
#undef H5OPEN
#undef H5CHECK
#define H5OPEN
#define H5CHECK
#endif

#include "engine/base/result.h"

namespace armature::results {

#ifdef ARMATURE_HDF5_LIBRARY

// Its functions by their names without H5.
struct Hdf5 {
  decltype(&::H5Fcreate) fileCreate;
  decltype(&::H5Fopen) fileOpen;
  decltype(&::H5Fclose) fileClose;
  decltype(&::H5Fflush) fileFlush;
  decltype(&::H5Screate_simple) spaceCreate;
  decltype(&::H5Sclose) spaceClose;
  decltype(&::H5Sselect_hyperslab) spaceSelect;
  decltype(&::H5Sget_simple_extent_ndims) spaceRank;
  decltype(&::H5Sget_simple_extent_dims) spaceSizes;
  decltype(&::H5Dcreate2) dataCreate;
  decltype(&::H5Dopen2) dataOpen;
  decltype(&::H5Dclose) dataClose;
  decltype(&::H5Dwrite) dataWrite;
  decltype(&::H5Dread) dataRead;
  decltype(&::H5Dget_space) dataSpace;
  decltype(&::H5Dget_type) dataType;
  decltype(&::H5Tcopy) typeCopy;
  decltype(&::H5Tset_size) typeSetSize;
  decltype(&::H5Tget_size) typeSize;
  decltype(&::H5Tget_class) typeClass;
  decltype(&::H5Tis_variable_str) typeIsVariable;
  decltype(&::H5Tset_strpad) typeSetPadding;
  decltype(&::H5Tclose) typeClose;
  decltype(&::H5Acreate2) attributeCreate;
  decltype(&::H5Awrite) attributeWrite;
  decltype(&::H5Aclose) attributeClose;
  decltype(&::H5Screate) spaceScalar;
  decltype(&::H5Lexists) linkExists;
  decltype(&::H5Literate) linkIterate;
  hid_t number, integer, text;  // types: double, int32_t, text of C
};
// Failure F303: this build, or this machine, has no HDF5.
Result<Hdf5> loadHdf5();

// A handle of the library that is given back.
class Hdf5Handle {
 public:
  using Close = herr_t (*)(hid_t);
  Hdf5Handle(hid_t id, Close close) : id_(id), close_(close) {}
  ~Hdf5Handle() {
    if (id_ >= 0) close_(id_);
  }
  Hdf5Handle(const Hdf5Handle&) = delete;
  Hdf5Handle& operator=(const Hdf5Handle&) = delete;
  bool isOpen() const { return id_ >= 0; }
  operator hid_t() const { return id_; }

 private:
  hid_t id_;
  Close close_;
};

#endif

}  // namespace armature::results
