// As surface.vert, with a colour for each point.
VARYING vec3 front;
VARYING vec3 back;
VARYING vec3 place;

vec3 shadeOf(vec3 n, vec3 color)
{
    float key = max(dot(n, vec3(-0.45, 0.62, 0.643)), 0.0);
    float fill = max(dot(n, vec3(0.87, 0.10, 0.48)), 0.0);
    float gloss = pow(max(dot(n, vec3(-0.25, 0.34, 0.906)), 0.0), 28.0);
    vec3 light = isWire > 0.5 ? color : color * (0.30 + 0.72 * key + 0.16 * fill) + vec3(shine * gloss);
    // From light to sRGB.
    return pow(min(light, vec3(1.0)), vec3(0.4545));
}

void MAIN()
{
    vec3 n = normalize(mat3(VIEW_MATRIX) * (NORMAL_MATRIX * NORMAL));
    vec3 color = baseColor.rgb * COLOR.rgb;
    front = shadeOf(n, color);
    back = shadeOf(-n, color);
    place = (MODEL_MATRIX * vec4(VERTEX, 1.0)).xyz;
    POSITION = MODELVIEWPROJECTION_MATRIX * vec4(VERTEX, 1.0);
}
