#include "engine/results/hdf5_library.h"

#ifdef ARMATURE_HDF5_LIBRARY
#include <dlfcn.h>

namespace armature::results {

Result<Hdf5> loadHdf5() {
  // Never closed: it leaves work for the end of the program.
  void* const library = dlopen(ARMATURE_HDF5_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  const auto missing = [] {
    Diagnostic reason = failure("F303", phrase("this machine has no HDF5 library"));
    reason.advice = phrase("install the package %1", std::string("libhdf5-103-1"));
    return reason;
  };
  if (!library) return missing();
  Hdf5 h{};
  bool isWhole = true;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
    isWhole = isWhole && function != nullptr;
  };
  find(h.fileCreate, "H5Fcreate");
  find(h.fileOpen, "H5Fopen");
  find(h.fileClose, "H5Fclose");
  find(h.fileFlush, "H5Fflush");
  find(h.spaceCreate, "H5Screate_simple");
  find(h.spaceClose, "H5Sclose");
  find(h.spaceSelect, "H5Sselect_hyperslab");
  find(h.spaceRank, "H5Sget_simple_extent_ndims");
  find(h.spaceSizes, "H5Sget_simple_extent_dims");
  find(h.spaceScalar, "H5Screate");
  find(h.dataCreate, "H5Dcreate2");
  find(h.dataOpen, "H5Dopen2");
  find(h.dataClose, "H5Dclose");
  find(h.dataWrite, "H5Dwrite");
  find(h.dataRead, "H5Dread");
  find(h.dataSpace, "H5Dget_space");
  find(h.dataType, "H5Dget_type");
  find(h.typeCopy, "H5Tcopy");
  find(h.typeSetSize, "H5Tset_size");
  find(h.typeSize, "H5Tget_size");
  find(h.typeClass, "H5Tget_class");
  find(h.typeIsVariable, "H5Tis_variable_str");
  find(h.typeSetPadding, "H5Tset_strpad");
  find(h.typeClose, "H5Tclose");
  find(h.attributeCreate, "H5Acreate2");
  find(h.attributeWrite, "H5Awrite");
  find(h.attributeClose, "H5Aclose");
  find(h.linkExists, "H5Lexists");
  find(h.linkIterate, "H5Literate");
  decltype(&::H5open) open = nullptr;
  decltype(&::H5Eset_auto2) setPrinting = nullptr;
  hid_t *number = nullptr, *integer = nullptr, *text = nullptr;
  find(open, "H5open");
  find(setPrinting, "H5Eset_auto2");
  find(number, "H5T_NATIVE_DOUBLE_g");
  find(integer, "H5T_NATIVE_INT32_g");
  find(text, "H5T_C_S1_g");
  if (!isWhole || open() < 0) return missing();
  setPrinting(H5E_DEFAULT, nullptr, nullptr);  // what fails is said by us
  h.number = *number, h.integer = *integer, h.text = *text;
  return h;
}

}  // namespace armature::results
#endif
