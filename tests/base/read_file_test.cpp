#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cerrno>
#include <thread>

#include "engine/base/read_file.h"

using armature::readFile;

class ReadFileTest : public QObject {
  Q_OBJECT
 private slots:
  void regularFiles() {
    const QTemporaryDir folder;
    for (const qsizetype length : {0, 1, 4096, 65536, 1'000'003}) {
      const QByteArray bytes(length, 'x');
      const QString path = folder.filePath(QString::number(length));
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == length);
      file.close();
      const auto text = readFile(path.toStdString());
      QVERIFY(text);
      QCOMPARE(QByteArray::fromStdString(*text), bytes);
      // Libraries are thousands of small files, whose texts stay.
      if (length > 0) QVERIFY(text->capacity() <= static_cast<size_t>(length) + 64);
      QVERIFY(readFile(path.toStdString(), static_cast<uint64_t>(length)));
      if (length > 0) QVERIFY(!readFile(path.toStdString(), static_cast<uint64_t>(length) - 1) && errno == EFBIG);
    }
  }

  void refusals() {
    const QTemporaryDir folder;
    QVERIFY(!readFile(folder.filePath("none").toStdString()) && errno == ENOENT);
    QVERIFY(!readFile(folder.path().toStdString()) && errno == EISDIR);
    // A device without an end.
    QVERIFY(!readFile("/dev/zero", 1 << 20) && errno == EFBIG);
    // Memory that nobody may read: the first address of this process.
    QVERIFY(!readFile("/proc/self/mem") && errno == EIO);
  }

  void pipes() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("pipe").toStdString();
    QVERIFY(mkfifo(path.c_str(), 0600) == 0);
    std::thread writer([&] {
      QFile file(QString::fromStdString(path));
      if (file.open(QIODevice::WriteOnly)) file.write(QByteArray(200'000, 'y'));
    });
    const auto text = readFile(path);
    writer.join();
    QVERIFY(text && *text == std::string(200'000, 'y'));
  }
};

QTEST_GUILESS_MAIN(ReadFileTest)
#include "read_file_test.moc"
