#include "app/lessons/lesson_zip.h"

#include <zip.h>

#include <memory>

namespace armature::app {

namespace {

constexpr qint64 kChunk = 64 * 1024;     // [byte]
constexpr int kMaxNameLength = 120;      // [letter]
constexpr time_t kDate = 1'577'836'800;  // of all files: 2020-01-01, so that equal lessons give equal bytes

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
  void operator()(zip_file_t* file) const { zip_fclose(file); }
  void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using ArchiveFile = std::unique_ptr<zip_file_t, Discard>;
using ArchiveSource = std::unique_ptr<zip_source_t, Discard>;

std::string megabytes(qint64 bytes) {
  return std::to_string(bytes >> 20) + " MB";
}

Result<QByteArray> readEntry(zip_t* archive, zip_uint64_t index, const std::string& name, qint64 room,
                             const PackageLimits& limits) {
  const ArchiveFile file(zip_fopen_index(archive, index, 0));
  if (!file) return failure("L013", phrase("%1: cannot be unpacked: %2", name, std::string(zip_strerror(archive))));
  QByteArray content, chunk(kChunk, Qt::Uninitialized);
  for (;;) {
    const zip_int64_t got = zip_fread(file.get(), chunk.data(), kChunk);
    if (got < 0) return failure("L013", phrase("%1: is damaged", name));
    if (got == 0) return content;
    content.append(chunk.constData(), static_cast<qsizetype>(got));
    if (content.size() > limits.file)
      return failure("L011", phrase("%1: is larger than %2 when unpacked", name, megabytes(limits.file)));
    if (content.size() > room)
      return failure("L011", phrase("the lesson is larger than %1 when unpacked", megabytes(limits.total)));
  }
}

}  // namespace

Phrase nameProblem(const QString& name) {
  if (name.isEmpty() || name.size() > kMaxNameLength) return phrase("a file's name is empty or too long");
  for (const QChar c : name)
    if (c == '/' || c == '\\' || c == ':' || c.category() == QChar::Other_Control || c == QChar::ReplacementCharacter)
      return phrase("%1: a lesson's files have plain names, without folders", name.toStdString());
  if (name.startsWith('.')) return phrase("%1: a lesson's files have names that can be seen", name.toStdString());
  return {};
}

Result<std::map<QString, QByteArray>> unzip(const QByteArray& bytes, const PackageLimits& limits) {
  zip_error_t error;
  zip_error_init(&error);
  ArchiveSource source(zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error));
  const Archive archive(source ? zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, &error) : nullptr);
  if (!archive) {
    const std::string reason = zip_error_strerror(&error);
    zip_error_fini(&error);
    return failure("L013", phrase("the file is no packed lesson: %1", reason));
  }
  (void)source.release();  // the archive has taken it
  const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
  if (count < 0 || static_cast<size_t>(count) > limits.count)
    return failure("L011", phrase("the lesson has more than %1 files", limits.count));
  std::map<QString, QByteArray> files;
  qint64 room = limits.total;
  for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
    zip_stat_t stat;
    if (zip_stat_index(archive.get(), i, 0, &stat) != 0 || !(stat.valid & ZIP_STAT_NAME))
      return failure("L013", phrase("the file is no packed lesson: an entry has no name"));
    const QString name = QString::fromUtf8(stat.name);
    if (const Phrase problem = nameProblem(name); !problem.empty()) return failure("L012", problem);
    if (files.count(name)) return failure("L012", phrase("%1: there are two files of this name", name.toStdString()));
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) && stat.encryption_method != ZIP_EM_NONE)
      return failure("L014", phrase("%1: is encrypted", name.toStdString()));
    auto content = readEntry(archive.get(), i, name.toStdString(), room, limits);
    if (!content) return content.reason();
    room -= content->size();
    files[name] = content.take();
  }
  return files;
}

QByteArray zip(const std::map<QString, QByteArray>& files) {
  zip_error_t error;
  zip_error_init(&error);
  ArchiveSource source(zip_source_buffer_create(nullptr, 0, 0, &error));
  if (!source) return {};
  zip_source_keep(source.get());  // it is read after the archive has been closed
  Archive archive(zip_open_from_source(source.get(), ZIP_TRUNCATE, &error));
  if (!archive) {
    zip_source_free(source.get());
    return {};
  }
  for (const auto& [name, content] : files) {
    ArchiveSource data(
        zip_source_buffer(archive.get(), content.constData(), static_cast<zip_uint64_t>(content.size()), 0));
    if (!data) return {};
    const zip_int64_t index = zip_file_add(archive.get(), name.toUtf8().constData(), data.get(), ZIP_FL_ENC_UTF_8);
    if (index < 0) return {};
    (void)data.release();
    zip_file_set_mtime(archive.get(), static_cast<zip_uint64_t>(index), kDate, 0);
  }
  if (zip_close(archive.get()) != 0) return {};
  (void)archive.release();  // closing has freed it
  zip_stat_t stat;
  if (zip_source_stat(source.get(), &stat) != 0 || zip_source_open(source.get()) != 0) return {};
  QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
  const zip_int64_t got = zip_source_read(source.get(), bytes.data(), stat.size);
  zip_source_close(source.get());
  return got == bytes.size() ? bytes : QByteArray();
}

}  // namespace armature::app
