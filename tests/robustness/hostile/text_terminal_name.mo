// expect: N001 N002 N003 N004 P001 P002 P004 P005
// Names in messages of the translation.
model ']0;owned'
  Real x = '[2Jnone' + ;
end ']0;owned';
