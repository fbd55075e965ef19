// Files that are replaced wholly or not at all.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QtTest>
#include <csignal>

#include "engine/base/durable_file.h"

using namespace armature;

namespace {

void put(const QString& path, const QByteArray& text) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(text), text.size());
}

QByteArray textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
}

QStringList namesIn(const QTemporaryDir& folder) {
  return QDir(folder.path())
      .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

Result<void> writeTo(const QString& path, const std::string& text) {
  return writeDurably(path.toStdString(), text);
}

}  // namespace

class DurableFileTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void nothingIsSeenBeforeTheEnd();
  void whatIsNotCommittedLeavesNothing();
  void linksStay();
  void linksThatLeadNowhereAreFollowed();
  void linksInACircleAreRefused();
  void aLinkWithTheOldSideNameIsNotFollowed();
  void otherNamesKeepTheOldContent();
  void permissionsAndAttributesStay();
  void newFilesFollowTheUsersMask();
  void aWriteProtectedFileStays();
  void aFolderThatTakesNoFilesIsNamed();
  void aFileThatMayNotGrowLeavesTheOldOne();
  void aFullDeviceIsTold();
  void partialContentCanBeRead();
  void partialContentStaysAfterAnError();
  void aLeftOverPartialFileIsReplaced();
  void aPartialFileInUseStays();
};

void DurableFileTest::nothingIsSeenBeforeTheEnd() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.txt");
  put(path, "old");
  DurableFile file(path.toStdString());
  const std::string much(200'000, 'x');
  file.write(much);
  QCOMPARE(textOf(path), QByteArray("old"));
  QVERIFY(file.commit().ok());
  QCOMPARE(textOf(path).size(), qsizetype(200'000));
  QCOMPARE(namesIn(folder), QStringList{"a.txt"});
}

void DurableFileTest::whatIsNotCommittedLeavesNothing() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.txt");
  put(path, "old");
  { DurableFile(path.toStdString()).write("new"); }
  QCOMPARE(textOf(path), QByteArray("old"));
  QCOMPARE(namesIn(folder), QStringList{"a.txt"});
  QVERIFY(DurableFile::check(path.toStdString()).ok());
  QVERIFY(DurableFile::check(folder.filePath("b.txt").toStdString()).ok());
  QCOMPARE(namesIn(folder), QStringList{"a.txt"});
}

// A link to a link in another folder: what is at the end is replaced, both links stay.
void DurableFileTest::linksStay() {
  const QTemporaryDir folder, other;
  const QString target = other.filePath("target.txt"), link = folder.filePath("link.txt");
  put(target, "old");
  QCOMPARE(::symlink("target.txt", qPrintable(other.filePath("inner.txt"))), 0);
  QCOMPARE(::symlink(qPrintable(other.filePath("inner.txt")), qPrintable(link)), 0);
  QVERIFY(writeTo(link, "new").ok());
  QVERIFY(QFileInfo(link).isSymLink());
  QVERIFY(QFileInfo(other.filePath("inner.txt")).isSymLink());
  QCOMPARE(textOf(target), QByteArray("new"));
}

void DurableFileTest::linksThatLeadNowhereAreFollowed() {
  const QTemporaryDir folder;
  const QString link = folder.filePath("link.txt");
  QCOMPARE(::symlink("later.txt", qPrintable(link)), 0);
  QVERIFY(writeTo(link, "new").ok());
  QVERIFY(QFileInfo(link).isSymLink());
  QCOMPARE(textOf(folder.filePath("later.txt")), QByteArray("new"));
}

void DurableFileTest::linksInACircleAreRefused() {
  const QTemporaryDir folder;
  QCOMPARE(::symlink("b", qPrintable(folder.filePath("a"))), 0);
  QCOMPARE(::symlink("a", qPrintable(folder.filePath("b"))), 0);
  const auto written = writeTo(folder.filePath("a"), "new");
  QVERIFY(!written.ok());
  QCOMPARE(written.reason().code, std::string("F301"));
  QVERIFY(written.reason().message.find(std::strerror(ELOOP)) != std::string::npos);
}

// What lies beside the file under a name that could be guessed is none of ours.
void DurableFileTest::aLinkWithTheOldSideNameIsNotFollowed() {
  const QTemporaryDir folder;
  put(folder.filePath("precious.txt"), "precious");
  for (const char* name : {"a.txt.saving", "a.txt.part"})
    QCOMPARE(::symlink("precious.txt", qPrintable(folder.filePath(name))), 0);
  QVERIFY(writeTo(folder.filePath("a.txt"), "new").ok());
  QCOMPARE(textOf(folder.filePath("precious.txt")), QByteArray("precious"));
  QVERIFY(!QFileInfo(folder.filePath("a.txt")).isSymLink());
  QCOMPARE(textOf(folder.filePath("a.txt")), QByteArray("new"));
}

void DurableFileTest::otherNamesKeepTheOldContent() {
  const QTemporaryDir folder;
  put(folder.filePath("a.txt"), "old");
  QCOMPARE(::link(qPrintable(folder.filePath("a.txt")), qPrintable(folder.filePath("b.txt"))), 0);
  QVERIFY(writeTo(folder.filePath("a.txt"), "new").ok());
  QCOMPARE(textOf(folder.filePath("a.txt")), QByteArray("new"));
  QCOMPARE(textOf(folder.filePath("b.txt")), QByteArray("old"));
}

void DurableFileTest::permissionsAndAttributesStay() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.txt");
  put(path, "old");
  QCOMPARE(::chmod(qPrintable(path), 0640), 0);
  const bool hasAttributes = ::setxattr(qPrintable(path), "user.origin", "here", 4, 0) == 0;
  const bool isRoot = ::geteuid() == 0;
  if (isRoot) QCOMPARE(::chown(qPrintable(path), 12345, 54321), 0);
  QVERIFY(writeTo(path, "new").ok());
  struct stat info {};
  QCOMPARE(::stat(qPrintable(path), &info), 0);
  QCOMPARE(info.st_mode & 07777U, 0640U);
  if (isRoot) {
    QCOMPARE(info.st_uid, 12345U);
    QCOMPARE(info.st_gid, 54321U);
  }
  char value[8] = {};
  // Not every file system has attributes of users.
  if (hasAttributes) QCOMPARE(::getxattr(qPrintable(path), "user.origin", value, sizeof value), ssize_t(4));
}

void DurableFileTest::newFilesFollowTheUsersMask() {
  const QTemporaryDir folder;
  const mode_t before = ::umask(027);
  const auto written = writeTo(folder.filePath("a.txt"), "new");
  ::umask(before);
  QVERIFY(written.ok());
  struct stat info {};
  QCOMPARE(::stat(qPrintable(folder.filePath("a.txt")), &info), 0);
  QCOMPARE(info.st_mode & 07777U, 0640U);
}

// Root may write everything: as somebody else.
void DurableFileTest::aWriteProtectedFileStays() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.txt");
  put(path, "old");
  QCOMPARE(::chmod(qPrintable(path), 0444), 0);
  QCOMPARE(::chmod(qPrintable(folder.path()), 0777), 0);
  const bool isRoot = ::geteuid() == 0;
  if (isRoot) QCOMPARE(::seteuid(65534), 0);
  const auto written = writeTo(path, "new");
  if (isRoot) QCOMPARE(::seteuid(0), 0);
  QVERIFY(!written.ok());
  QVERIFY(written.reason().message.find(std::strerror(EACCES)) != std::string::npos);
  QCOMPARE(textOf(path), QByteArray("old"));
}

void DurableFileTest::aFolderThatTakesNoFilesIsNamed() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.txt");
  put(path, "old");
  QCOMPARE(::chmod(qPrintable(path), 0666), 0);
  QCOMPARE(::chmod(qPrintable(folder.path()), 0555), 0);
  const bool isRoot = ::geteuid() == 0;
  if (isRoot) QCOMPARE(::seteuid(65534), 0);
  const auto written = writeTo(path, "new");
  if (isRoot) QCOMPARE(::seteuid(0), 0);
  QCOMPARE(::chmod(qPrintable(folder.path()), 0777), 0);
  QVERIFY(!written.ok());
  QVERIFY2(written.reason().message.find("no file can be made in its folder") != std::string::npos,
           written.reason().message.c_str());
  QCOMPARE(textOf(path), QByteArray("old"));
}

// As on a full disk or over quota, the system takes the first bytes and refuses the rest.
void DurableFileTest::aFileThatMayNotGrowLeavesTheOldOne() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.txt");
  put(path, "old");
  rlimit before{};
  QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{8192, before.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto written = writeTo(path, std::string(100'000, 'x'));
  QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
  QVERIFY(!written.ok());
  QCOMPARE(written.reason().code, std::string("F301"));
  QVERIFY(written.reason().message.find(std::strerror(EFBIG)) != std::string::npos);
  QVERIFY(written.reason().message.find(path.toStdString()) != std::string::npos);
  QCOMPARE(textOf(path), QByteArray("old"));
  QCOMPARE(namesIn(folder), QStringList{"a.txt"});
}

void DurableFileTest::aFullDeviceIsTold() {
  const auto written = writeTo("/dev/full", "new");
  QVERIFY(!written.ok());
  QVERIFY(written.reason().message.find(std::strerror(ENOSPC)) != std::string::npos);
  QVERIFY(writeTo("/dev/null", "new").ok());
}

void DurableFileTest::partialContentCanBeRead() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.csv");
  put(path, "old");
  DurableFile file(path.toStdString(), DurableFile::Meanwhile::partial);
  QCOMPARE(QString::fromStdString(file.partialPath()), path + ".partial");
  file.write("one\n");
  file.flush();
  QCOMPARE(textOf(path + ".partial"), QByteArray("one\n"));
  QCOMPARE(textOf(path), QByteArray("old"));
  file.write("two\n");
  QVERIFY(file.commit().ok());
  QCOMPARE(textOf(path), QByteArray("one\ntwo\n"));
  QCOMPARE(namesIn(folder), QStringList{"a.csv"});
}

void DurableFileTest::partialContentStaysAfterAnError() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.csv");
  rlimit before{};
  QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{8192, before.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
  DurableFile file(path.toStdString(), DurableFile::Meanwhile::partial);
  file.write(std::string(100'000, 'x'));
  const auto written = file.commit();
  QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
  QVERIFY(!written.ok());
  QVERIFY(written.reason().message.find("a.csv.partial") != std::string::npos);
  QCOMPARE(namesIn(folder), QStringList{"a.csv.partial"});
  QCOMPARE(textOf(path + ".partial").size(), qsizetype(8192));
}

void DurableFileTest::aLeftOverPartialFileIsReplaced() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.csv");
  put(path + ".partial", "left by a killed program, longer than what comes");
  DurableFile file(path.toStdString(), DurableFile::Meanwhile::partial);
  file.write("new");
  file.flush();
  QCOMPARE(textOf(path + ".partial"), QByteArray("new"));
  QVERIFY(file.commit().ok());
  QCOMPARE(namesIn(folder), QStringList{"a.csv"});
}

void DurableFileTest::aPartialFileInUseStays() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.csv");
  DurableFile first(path.toStdString(), DurableFile::Meanwhile::partial);
  first.write("first");
  DurableFile second(path.toStdString(), DurableFile::Meanwhile::partial);
  QVERIFY(second.partialPath().empty());
  second.write("second");
  QVERIFY(second.commit().ok());
  QCOMPARE(textOf(path), QByteArray("second"));
  QVERIFY(first.commit().ok());
  QCOMPARE(textOf(path), QByteArray("first"));
  QCOMPARE(namesIn(folder), QStringList{"a.csv"});
}

QTEST_APPLESS_MAIN(DurableFileTest)
#include "durable_file_test.moc"
