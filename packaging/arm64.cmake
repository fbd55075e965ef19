# Builds for arm64 with Debian's cross compiler, against the folder of libraries that `arm64-sysroot` makes; what is
# built runs under qemu. The folder: ARMATURE_ARM64_SYSROOT in the environment, or build/arm64-sysroot.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)

cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH armature_root)
if(DEFINED ENV{ARMATURE_ARM64_SYSROOT})
  set(CMAKE_SYSROOT $ENV{ARMATURE_ARM64_SYSROOT})
else()
  set(CMAKE_SYSROOT ${armature_root}/build/arm64-sysroot)
endif()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64-static)
# Programs know where their libraries are, those of libraries, too (RPATH). qemu's way of telling it (-L) would have them
# take the folder for the whole system, and open "/" there. So they run from this build alone, and are not for installing.
set(armature_libraries ${CMAKE_SYSROOT}/usr/lib/aarch64-linux-gnu)
string(CONCAT CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,--disable-new-dtags,--dynamic-linker="
  "${armature_libraries}/ld-linux-aarch64.so.1")
set(CMAKE_BUILD_RPATH ${armature_libraries})

# Qt's own tools are this machine's.
set(QT_HOST_PATH /usr)
set(QT_HOST_PATH_CMAKE_DIR /usr/lib/${CMAKE_HOST_SYSTEM_PROCESSOR}-linux-gnu/cmake)
