// What libraries in use do although it means nothing: an icon of another kind, a value for a record class.
record Icon
end Icon;
package Data
  extends Icon;
  constant Real c = 2;
end Data;
model Holder
  replaceable record Form
    Real x = 1;
  end Form;
  Form form;
  Real y = form.x*Data.c;
end Holder;
model Tolerated
  Holder holder(Form = {1, 2});
end Tolerated;
// Flat:
// 16:17: warning N023: 'Form' is a record and cannot be given a value
//   part holder
// 4:9: warning N022: a package cannot extend a record ('Icon')
// model Tolerated
//   Real holder.form.x
//   Real holder.y
// equation
//   holder.form.x = 1  // declared value
//   holder.y = 2*holder.form.x  // declared value
// end Tolerated
// endFlat
