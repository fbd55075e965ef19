// What lies beyond the plane is away; where one looks into a body, it is dark.
VARYING vec3 shade;
VARYING vec3 place;

void MAIN()
{
    if (dot(place, section.xyz) > section.w)
        discard;
    FRAGCOLOR = vec4(gl_FrontFacing ? shade : baseColor.rgb * 0.5, 1.0);
}
