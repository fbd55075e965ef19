// expect: F402

