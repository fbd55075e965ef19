// A file that takes its place wholly or not at all. Everything is written to a nameless (else an unpredictably named)
// file in the same folder, flushed to the disk, and only then renamed over the old one, which until then stays as it
// is, whatever fails: a full disk, a quota, a folder that takes no new files, a network that goes away, a kill. Used by
// all that saves: diagrams, their recovery copies, results, exports.
//
// A symbolic link stays, the file behind it is replaced. Permissions, group, owner and extended attributes of the old
// file are kept as far as the system lets us; where its group cannot be kept, the new one gets no more than everyone
// had. Of a file with several names (hard links) the one that was written gets the new content and the others keep the
// old: writing into the shared file could tear all of them. Devices and pipes are written directly.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace armature {

class DurableFile {
 public:
  // `partial`: what is written meanwhile lies in `path`.partial, so that it can be read after a kill; it is locked
  // while it is written (flock), one left by a program that ended is replaced. `hidden`: nothing of it is seen before
  // commit().
  enum class Meanwhile { hidden, partial };

  // Nothing is changed at `path` before commit().
  explicit DurableFile(std::string path, Meanwhile meanwhile = Meanwhile::hidden);
  ~DurableFile();  // takes back what was not committed; after an error a partial file stays
  DurableFile(const DurableFile&) = delete;
  DurableFile& operator=(const DurableFile&) = delete;

  // Whether such a file could be written now: a long computation should not end with the news that it cannot be kept.
  // Leaves nothing behind and what is there as it is. Failure F301 with the system's reason.
  static Result<void> check(const std::string& path);

  // Errors are kept for commit().
  void write(const void* data, size_t bytes);
  void write(std::string_view text) { write(text.data(), text.size()); }
  // Hands what was written so far to the system, where it survives the end of this program.
  void flush();
  // The same at the beginning, over what was written there before.
  void writeAtBegin(std::string_view text);
  // Whether a device or a pipe has this name: it cannot be written at its beginning again. Opens nothing.
  static bool isSpecial(const std::string& path);
  bool hasFailed() const { return error_ != 0; }
  // Where unfinished content can be read, empty if nowhere.
  std::string partialPath() const;
  // When commit() waits until the disk has it all. `replacing`: only where there is something that would be lost with
  // the power; a new file, soon made again, is left to the system, as when one is copied.
  enum class Care { always, replacing };
  // Flushes file and folder to the disk and renames. Failure F301 with path and reason of the first error; the old file
  // is then untouched, but where only the folder could not be flushed, which the message says.
  Result<void> commit(Care care = Care::always);

 private:
  enum class Step { open, write, flushFolder };
  void open();
  void pass(std::string_view text);
  bool makeTemporary(bool isReplacing);
  bool makePartial();
  bool giveName();
  bool isWriteProtected() const;
  bool isReplacing() const;
  void keepAttributes();
  void finish(bool isFlushed);
  void flushFolder();
  void drop();
  void noteError(Step step = Step::write);
  Diagnostic reason() const;

  std::string path_;           // as it was asked for
  std::string folder_, name_;  // of the file behind all links
  std::string side_;           // name of the file that is written, empty while it has none
  std::string buffer_;
  Meanwhile meanwhile_;
  int folderHandle_ = -1, handle_ = -1;
  bool isSpecial_ = false, isDone_ = false;
  int error_ = 0;
  int64_t length_ = 0, told_ = 0;  // [bytes] written; of these the system was told to put on the disk
  Step failedAt_ = Step::write;
};

// The whole content of a file at once. Failure F301 as of commit().
Result<void> writeDurably(const std::string& path, std::string_view content);

}  // namespace armature
