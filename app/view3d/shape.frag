VARYING vec3 shade;

void MAIN()
{
    FRAGCOLOR = vec4(shade, 1.0);
}
