// What the part of the program that speaks MPI offers (libarmature-mpi.so): plain functions, so that the command line
// loads it only where it was started by mpirun or srun, and works on machines without MPI.
#pragma once
#include <cstdint>

extern "C" {
struct ArmatureRanks {
  int rank, size;
  // 0: done.
  int (*send)(int to, const void* bytes, uint64_t count);
  // 1, with sender and size, where a message has come, else 0.
  int (*look)(int* from, uint64_t* count);
  int (*receive)(int from, void* bytes, uint64_t count);
  // All ranks have come to their ends.
  void (*finish)();
};
// 0: done. Once in a process.
int armatureRanksBegin(ArmatureRanks* ranks);
}
