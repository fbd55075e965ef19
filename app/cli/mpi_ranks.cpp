// The part of the program that speaks MPI; see mpi_ranks.h.
#include "app/cli/mpi_ranks.h"

#define OMPI_SKIP_MPICXX 1
#include <mpi.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <cstdlib>

namespace {

int sendBytes(int to, const void* bytes, uint64_t count) {
  return MPI_Send(bytes, static_cast<int>(count), MPI_BYTE, to, 0, MPI_COMM_WORLD) == MPI_SUCCESS ? 0 : 1;
}

int look(int* from, uint64_t* count) {
  int isThere = 0, bytes = 0;
  MPI_Status status;
  if (MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &isThere, &status) != MPI_SUCCESS || !isThere) return 0;
  MPI_Get_count(&status, MPI_BYTE, &bytes);
  *from = status.MPI_SOURCE;
  *count = static_cast<uint64_t>(bytes);
  return 1;
}

int receive(int from, void* bytes, uint64_t count) {
  return MPI_Recv(bytes, static_cast<int>(count), MPI_BYTE, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) == MPI_SUCCESS
             ? 0
             : 1;
}

// The line to the launcher, by which the end is agreed on, holds a message back until the one before was acknowledged
// (Nagle), for which the other side takes 40 ms (RFC 1122, 4.2.3.2): a twentieth of a thousand runs.
void sendAtOnce() {
  constexpr int kFirst = 3, kMost = 256;  // handles: those of the beginning
  for (int handle = kFirst; handle < kMost; ++handle) {
    const int yes = 1;
    (void)setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);  // fails for what is no such line
  }
}

void finish() {
  sendAtOnce();
  MPI_Finalize();
}

}  // namespace

extern "C" int armatureRanksBegin(ArmatureRanks* ranks) {
  // Few and short messages go between ranks. Open MPI's plain way for them begins at once; looking for the fastest one
  // takes as long as a hundred runs. What the user has chosen stays.
  setenv("OMPI_MCA_pml", "ob1", 0);
  int provided = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS) return 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &ranks->rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks->size);
  ranks->send = sendBytes;
  ranks->look = look;
  ranks->receive = receive;
  ranks->finish = finish;
  return 0;
}
