import { pathSegments, type At } from './path-segments.ts';

type Place = (point: At) => At;

/** Straight lines longer than this bend with the surface that they are drawn on. */
const longest = 60;

/** Steps longer than this are rounded to whole units: nobody sees the difference. */
const wholeFrom = 4;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Writes path data relative to the last point, and remembers what was lost by rounding. */
export function pathWriter() {
  let path = '';
  let from: At = [0, 0];
  return {
    move(to: At): void {
      from = [tenth(to[0]), tenth(to[1])];
      path += `M${from.join(' ')}`;
    },
    curve(points: readonly At[]): void {
      const [x, y] = points.at(-1) ?? from;
      const fit = Math.hypot(x - from[0], y - from[1]) > wholeFrom ? Math.round : tenth;
      const steps = points.map((to) => `${tenth(fit(to[0] - from[0]))} ${tenth(fit(to[1] - from[1]))}`);
      path += 'lqc'.charAt(points.length - 1) + steps.join(' ');
      from = [from[0] + fit(x - from[0]), from[1] + fit(y - from[1])];
    },
    close(start: At): void {
      path += 'z';
      from = [tenth(start[0]), tenth(start[1])];
    },
    text: (): string => path.replaceAll(' -', '-'),
  };
}

/** Points along a line, close enough to follow a curved surface. */
function along([fromX, fromY]: At, [toX, toY]: At): readonly At[] {
  const count = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / longest));
  return Array.from({ length: count }, (_, index): At => {
    const share = (index + 1) / count;
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
  });
}

/** A bend smaller than this many units is drawn straight: nobody sees the difference. */
const visibleBend = 0.4;

/** How far a point is from the straight line between two others. */
function bendAt([fromX, fromY]: At, [x, y]: At, [toX, toY]: At): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy) || 1;
  return Math.abs((x - fromX) * dy - (y - fromY) * dx) / length;
}

/** The points of a bent line without those that hardly bend it; always with its last. */
function withoutStraight(from: At, points: readonly At[]): readonly At[] {
  let last = from;
  return points.filter((point, index) => {
    const next = points[index + 1];
    if (next && bendAt(last, point, next) < visibleBend) return false;
    last = point;
    return true;
  });
}

/** Returns path data with every point where `place` puts it; curves keep their form in between. */
export function warpedPath(data: string, place: Place): string {
  const writer = pathWriter();
  let last: At = [0, 0];
  let start: At = [0, 0];
  const line = (to: At): void => {
    const points = along(last, to).map(place);
    const bent = points.length > 1 ? withoutStraight(place(last), points) : points;
    for (const point of bent) writer.curve([point]);
  };
  for (const segment of pathSegments(data)) {
    if (segment.kind === 'move') {
      start = segment.to;
      writer.move(place(start));
      last = start;
    } else if (segment.kind === 'close') {
      if (Math.hypot(start[0] - last[0], start[1] - last[1]) > longest) line(start);
      writer.close(place(start));
      last = start;
    } else {
      const { points } = segment;
      const to = points.at(-1) ?? last;
      if (points.length === 1) line(to);
      else writer.curve(points.map(place));
      last = to;
    }
  }
  return writer.text();
}

/** Returns markup with the data of every path warped. */
export const warpedMarkup = (markup: string, place: Place): string =>
  markup.replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${warpedPath(data, place)}"`);
