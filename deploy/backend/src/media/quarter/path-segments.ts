/** A point of a picture. */
export type At = readonly [x: number, y: number];

/** One piece of a path: where a part starts, a curve with its control points (the last is its end), or the way back to the start. */
export type Segment =
  | { readonly kind: 'move'; readonly to: At }
  | { readonly kind: 'curve'; readonly points: readonly At[] }
  | { readonly kind: 'close' };

interface Command {
  readonly kind: string;
  readonly values: readonly number[];
  readonly isRelative: boolean;
}

/** Where the pen is, and the second control point of the cubic curve before. */
interface Pen {
  readonly at: At;
  readonly control: At | undefined;
}

type Curve = readonly At[];

const valuesOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 };

function commandsOf(data: string): readonly Command[] {
  return [...data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']): Command[] => {
    const kind = letter.toUpperCase();
    const isRelative = letter !== kind;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = valuesOf[kind];
    if (size === undefined) return [{ kind, values: [], isRelative }];
    return Array.from({ length: Math.floor(numbers.length / size) }, (_, index) => ({
      // Pairs after the first one of a move are lines.
      kind: kind === 'M' && index > 0 ? 'L' : kind,
      values: numbers.slice(index * size, (index + 1) * size),
      isRelative,
    }));
  });
}

function pointsOf({ values, isRelative }: Command, [x, y]: At): Curve {
  return Array.from({ length: values.length / 2 }, (_, index): At => {
    const [dx = 0, dy = 0] = values.slice(2 * index, 2 * index + 2);
    return isRelative ? [x + dx, y + dy] : [dx, dy];
  });
}

/** The arc of a circle as cubic curves. */
function arcCurves({ values, isRelative }: Command, [fromX, fromY]: At): readonly Curve[] {
  const [radius = 0, , , large = 0, sweep = 0, endX = 0, endY = 0] = values;
  const [toX, toY] = isRelative ? [fromX + endX, fromY + endY] : [endX, endY];
  const [dx, dy] = [toX - fromX, toY - fromY];
  const chord = Math.hypot(dx, dy) || 1;
  const r = Math.max(radius, chord / 2);
  const offset = Math.sqrt(Math.max(0, r ** 2 - (chord / 2) ** 2)) * (large === sweep ? -1 : 1);
  const center: At = [(fromX + toX) / 2 - (dy / chord) * offset, (fromY + toY) / 2 + (dx / chord) * offset];
  const start = Math.atan2(fromY - center[1], fromX - center[0]);
  const turn = Math.atan2(toY - center[1], toX - center[0]) - start;
  const full = 2 * Math.PI;
  const whole = sweep === 1 ? (turn + full) % full : (turn - full) % full;
  const count = Math.max(1, Math.ceil(Math.abs(whole) / 1.2));
  const step = whole / count;
  const reach = (4 / 3) * Math.tan(step / 4) * r;
  const on = (angle: number): At => [center[0] + r * Math.cos(angle), center[1] + r * Math.sin(angle)];
  return Array.from({ length: count }, (_, index): Curve => {
    const [a, b] = [start + step * index, start + step * (index + 1)];
    const [[ax, ay], [bx, by]] = [on(a), on(b)];
    return [
      [ax - reach * Math.sin(a), ay + reach * Math.cos(a)],
      [bx + reach * Math.sin(b), by - reach * Math.cos(b)],
      [bx, by],
    ];
  });
}

function curvesOf(command: Command, { at, control }: Pen): readonly Curve[] {
  const [x, y] = at;
  const [value = 0] = command.values;
  switch (command.kind) {
    case 'H':
      return [[[command.isRelative ? x + value : value, y]]];
    case 'V':
      return [[[x, command.isRelative ? y + value : value]]];
    case 'S':
      return [[control ? [2 * x - control[0], 2 * y - control[1]] : at, ...pointsOf(command, at)]];
    case 'A':
      return arcCurves(command, at);
    default:
      return [pointsOf(command, at)];
  }
}

/** Reads path data of lines, curves and circular arcs, with absolute points. */
export function pathSegments(data: string): readonly Segment[] {
  let pen: Pen = { at: [0, 0], control: undefined };
  let start: At = [0, 0];
  return commandsOf(data).flatMap((command): Segment[] => {
    if (command.kind === 'Z') {
      pen = { at: start, control: undefined };
      return [{ kind: 'close' }];
    }
    const curves = curvesOf(command, pen);
    const last = curves.at(-1) ?? [];
    pen = { at: last.at(-1) ?? pen.at, control: last.length === 3 ? last[1] : undefined };
    if (command.kind !== 'M') return curves.map((points) => ({ kind: 'curve', points }));
    start = pen.at;
    return [{ kind: 'move', to: start }];
  });
}
