// The part of the program that speaks MPI; see mpi_ranks.h.
#include "app/cli/mpi_ranks.h"

#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

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

void finish() {
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
