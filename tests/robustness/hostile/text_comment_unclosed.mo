// expect: P003
model M /* <</* *10000>>
