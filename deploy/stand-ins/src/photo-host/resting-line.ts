/** A line: `y = at + slope * x`. */
export interface RestingLine {
  readonly at: number;
  readonly slope: number;
}

/** A picture with four channels. */
export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/** A shadow is never as dense. */
const solid = 252;

function lowestSolid({ data, width, height }: Raster, x: number): number | undefined {
  for (let y = height - 1; y >= 0; y -= 1) {
    if ((data[(y * width + x) * 4 + 3] ?? 0) >= solid) return y;
  }
  return undefined;
}

const turns = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The lower side of the silhouette's convex hull, from left to right. */
function lowerHull(raster: Raster): Point[] {
  const hull: Point[] = [];
  for (let x = 0; x < raster.width; x += 1) {
    const y = lowestSolid(raster, x);
    if (y === undefined) continue;
    while (hull.length > 1 && turns(hull.at(-2)!, hull.at(-1)!, [x, y]) >= 0) hull.pop();
    hull.push([x, y]);
  }
  return hull;
}

/**
 * Returns the line on which a vehicle rests: the edge of its silhouette's lower hull below its middle, from tire to tire. A reflection in
 * the floor mirrors it there.
 */
export function restingLine(raster: Raster): RestingLine {
  const hull = lowerHull(raster);
  const [first, last] = [hull[0], hull.at(-1)];
  if (!first || !last) return { at: raster.height, slope: 0 };
  const middle = (first[0] + last[0]) / 2;
  const to = Math.max(
    1,
    hull.findIndex(([x]) => x >= middle),
  );
  const [[ax, ay], [bx, by]] = [hull[to - 1] ?? first, hull[to] ?? last];
  const slope = bx === ax ? 0 : (by - ay) / (bx - ax);
  return { at: ay - slope * ax, slope };
}
