VARYING vec3 front;
VARYING vec3 back;
VARYING vec3 place;

void MAIN()
{
    if (dot(place, section.xyz) > section.w)
        discard;
    FRAGCOLOR = vec4(gl_FrontFacing ? front : back, alpha);
}
