// What lies beyond the plane is away; where one looks into a body, it is darker, but never as dark as the ground.
VARYING vec3 shade;
VARYING vec3 place;

void MAIN()
{
    if (dot(place, section.xyz) > section.w)
        discard;
    // From light to sRGB, as in shape.vert.
    vec3 inside = pow(baseColor.rgb * 0.3, vec3(0.4545));
    FRAGCOLOR = vec4(gl_FrontFacing ? shade : inside, 1.0);
}
