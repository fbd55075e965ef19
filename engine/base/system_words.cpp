#include "engine/base/system_words.h"

#include <cerrno>
#include <cstring>

namespace armature {

Phrase systemWords(int error) {
  switch (error) {
    case ENOENT:
      return phrase("No such file or directory");
    case EACCES:
      return phrase("Permission denied");
    case EPERM:
      return phrase("Operation not permitted");
    case EEXIST:
      return phrase("File exists");
    case ENOTDIR:
      return phrase("Not a directory");
    case EISDIR:
      return phrase("Is a directory");
    case ENOTEMPTY:
      return phrase("Directory not empty");
    case ENOSPC:
      return phrase("No space left on device");
    case EDQUOT:
      return phrase("Disk quota exceeded");
    case EROFS:
      return phrase("Read-only file system");
    case EFBIG:
      return phrase("File too large");
    case ELOOP:
      return phrase("Too many levels of symbolic links");
    case ENAMETOOLONG:
      return phrase("File name too long");
    case EMFILE:
      return phrase("Too many open files");
    case EIO:
      return phrase("Input/output error");
    case ENOMEM:
      return phrase("Cannot allocate memory");
    case EBUSY:
      return phrase("Device or resource busy");
    default:
      return Phrase(std::string(std::strerror(error)));
  }
}

}  // namespace armature
