// Light by the vertex: two lights fixed to the eye and a gloss (Blinn 1977). Software renderers pay by the pixel.
VARYING vec3 shade;
VARYING vec3 place;

void MAIN()
{
    vec3 n = normalize(mat3(VIEW_MATRIX) * (NORMAL_MATRIX * NORMAL));
    if (isTwoSided > 0.5 && n.z < 0.0)
        n = -n;
    float key = max(dot(n, vec3(-0.45, 0.62, 0.643)), 0.0);
    float fill = max(dot(n, vec3(0.87, 0.10, 0.48)), 0.0);
    float gloss = pow(max(dot(n, vec3(-0.25, 0.34, 0.906)), 0.0), 28.0);
    vec3 light = baseColor.rgb * (0.30 + 0.72 * key + 0.16 * fill) + vec3(shine * gloss);
    // From light to sRGB.
    shade = pow(min(light, vec3(1.0)), vec3(0.4545));
    place = (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz;
    vec4 seen = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
    // Of shapes at the same place one is behind the other, the same one at every pixel.
    vec4 behind = seen - sink * PROJECTION_MATRIX[2];
    POSITION = vec4(seen.xy, behind.z * seen.w / behind.w, seen.w);
}
