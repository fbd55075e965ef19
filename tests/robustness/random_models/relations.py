"""Relations of smooth states with closed forms: how often each becomes true and how long it holds, by looking densely."""
import math
import random

POINTS = 20001
STATES = {  # declaration, equations, closed form, of the state {s} with the rate w over the time T
    'linear': ('Real {s}(start = 0, fixed = true);', 'der({s}) = {w};', lambda w, T, t: w*t),
    'decaying': ('Real {s}(start = {w}, fixed = true);', 'der({s}) = -{s}/{T};', lambda w, T, t: w*math.exp(-t/T)),
    'falling': ('Real {s}(start = 0, fixed = true), v{s}(start = 0, fixed = true);',
                'der({s}) = v{s}; der(v{s}) = {w}/{T};', lambda w, T, t: w/T*t*t/2),
    'swinging': ('Real {s}(start = 0, fixed = true), v{s}(start = {w}, fixed = true);',
                 'der({s}) = v{s}; der(v{s}) = -{w}^2*{s};', lambda w, T, t: math.sin(w*t))}
FUNCTIONS = {
    'sin({s})': math.sin, 'cos(2*{s})': lambda x: math.cos(2*x), 'mod({s}, 2) - 1': lambda x: x % 2 - 1,
    'sin({s})*cos(0.37*{s})': lambda x: math.sin(x)*math.cos(0.37*x), 'abs(sin({s})) - 0.5': lambda x: abs(math.sin(x)) - 0.5,
    'tanh(3*sin({s}))': lambda x: math.tanh(3*math.sin(x))}


def compared(values):
    """Times that it becomes true and the share of time that it is; nothing where it almost touches its border."""
    for a, b, c in zip(values, values[1:], values[2:]):
        if (b - a)*(c - b) < 0 and abs(b) < 2*max(abs(b - a), abs(c - b)) + 1e-4:
            return None
    if abs(values[0]) < 1e-3 or abs(values[-1]) < 1e-3:
        return None
    holds = [value > 0 for value in values]
    return sum(not a and b for a, b in zip(holds, holds[1:])), sum(holds)/len(holds)


def check(seed, run):
    rng = random.Random(seed)
    T = rng.choice([1.0, 5.0, 20.0])
    declarations, equations, expected = [], [], {}
    forms = []
    for k in range(rng.randint(1, 3)):
        declaration, equation, form = STATES[rng.choice(list(STATES))]
        w = round(rng.uniform(1, 60)/T, 3)
        declarations.append(declaration.format(s=f's{k}', w=w, T=T))
        equations.append(equation.format(s=f's{k}', w=w, T=T))
        forms.append([form(w, T, T*i/(POINTS - 1)) for i in range(POINTS)])
    for k in range(rng.randint(1, 3)):
        state, level = rng.randrange(len(forms)), round(rng.uniform(-0.9, 0.9), 3)
        text, f = rng.choice(list(FUNCTIONS.items()))
        expected[k] = compared([f(x) - level for x in forms[state]])
        declarations.append(f'Boolean b{k} = {text.format(s=f"s{state}")} > {level}; Integer n{k}(start = 0, fixed = true); '
                            f'Real d{k}(start = 0, fixed = true);')
        equations.append(f'when b{k} then n{k} = pre(n{k}) + 1; end when; der(d{k}) = if b{k} then 1 else 0;')
    last = run('\n'.join(['model M', *declarations, 'equation', *equations, 'end M;', '']), T, T/10, 1e-6)[-1]
    wrong = []
    for k, values in expected.items():
        if values is None:
            continue
        n, share = float(last[f'n{k}']), float(last[f'd{k}'])/T
        if n != values[0] or abs(share - values[1]) > 2e-3:
            wrong.append(f'b{k}: {n:g} times, {share:.4f} of the time; right {values[0]}, {values[1]:.4f}')
    return wrong
