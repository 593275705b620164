/** Rim designs: each class of vehicle has a few that fit it. */
export type WheelDesign =
  | 'twin'
  | 'multi'
  | 'aero'
  | 'truck'
  | 'split'
  | 'steel'
  | 'star'
  | 'mesh'
  | 'turbine'
  | 'blade'
  | 'six'
  | 'disc'
  | 'beadlock';

/** Bright metal, dark paint, or dark with machined spokes. */
export type WheelFinish = 'bright' | 'machined' | 'dark';

/** One rim: its design, finish, tire radius in view-box units and rim to tire radius. */
export interface Wheel {
  readonly design: WheelDesign;
  readonly finish: WheelFinish;
  readonly tireRadius: number;
  readonly rimRatio: number;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

function spokePath(count: number, outline: readonly (readonly [number, number])[]): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    let [fromX, fromY] = [0, 0];
    const corners = outline.map(([along, across]) => {
      const [x, y] = [along * cos - across * sin, along * sin + across * cos].map(
        (at) => Math.round(at * 10) / 10,
      );
      const step = `${round((x ?? 0) - fromX)} ${round((y ?? 0) - fromY)}`;
      [fromX, fromY] = [x ?? 0, y ?? 0];
      return step;
    });
    return `M${corners.join('l')}z`;
  }).join('');
}

const mirrored = (half: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] => [
  ...half,
  ...half.toReversed().map(([along, across]) => [along, -across] as const),
];

interface Spokes {
  readonly count: number;
  /** Corners of one spoke as fractions of the radius: along it and across it. */
  readonly outline: readonly (readonly [number, number])[];
}

const spokesOf: Readonly<Record<Exclude<WheelDesign, 'steel' | 'disc'>, Spokes>> = {
  twin: {
    count: 5,
    outline: [
      [0.1, 0.14],
      [0.98, 0.26],
      [0.98, 0.12],
      [0.3, 0.02],
      [0.3, -0.02],
      [0.98, -0.12],
      [0.98, -0.26],
      [0.1, -0.14],
    ],
  },
  multi: {
    count: 10,
    outline: mirrored([
      [0.1, 0.06],
      [0.98, 0.065],
    ]),
  },
  aero: {
    count: 5,
    outline: [
      [0.1, 0.2],
      [0.5, 0.3],
      [0.84, 0.5],
      [0.97, 0.14],
      [0.97, -0.12],
      [0.4, -0.06],
      [0.1, -0.12],
    ],
  },
  truck: {
    count: 6,
    outline: mirrored([
      [0.1, 0.2],
      [0.5, 0.13],
      [0.98, 0.25],
    ]),
  },
  split: {
    count: 5,
    outline: [
      [0.1, 0.12],
      [0.55, 0.1],
      [0.92, 0.33],
      [0.97, 0.19],
      [0.66, 0],
      [0.97, -0.19],
      [0.92, -0.33],
      [0.55, -0.1],
      [0.1, -0.12],
    ],
  },
  star: {
    count: 5,
    outline: mirrored([
      [0.1, 0.2],
      [0.5, 0.16],
      [0.98, 0.22],
    ]),
  },
  mesh: {
    count: 7,
    outline: mirrored([
      [0.1, 0.06],
      [0.52, 0.05],
      [0.96, 0.24],
      [0.62, 0.02],
    ]),
  },
  turbine: {
    count: 9,
    outline: [
      [0.1, 0.1],
      [0.55, 0.17],
      [0.97, 0.05],
      [0.97, -0.12],
      [0.5, 0],
      [0.1, -0.06],
    ],
  },
  blade: {
    count: 6,
    outline: [
      [0.1, 0.16],
      [0.6, 0.34],
      [0.96, 0.3],
      [0.97, 0.02],
      [0.5, -0.06],
      [0.1, -0.1],
    ],
  },
  six: {
    count: 6,
    outline: mirrored([
      [0.1, 0.13],
      [0.98, 0.13],
    ]),
  },
  beadlock: {
    count: 6,
    outline: mirrored([
      [0.1, 0.14],
      [0.45, 0.1],
      [0.84, 0.2],
    ]),
  },
};

function spokes(design: Exclude<WheelDesign, 'steel' | 'disc'>, r: number): string {
  const { count, outline } = spokesOf[design];
  return spokePath(
    count,
    outline.map(([along, across]) => [along * r, across * r] as const),
  );
}

function steelFace(r: number): string {
  const holeRadius = round(r * 0.62);
  const step = (2 * Math.PI * r * 0.62) / 10;
  return (
    `<circle r="${round(r * 0.9)}" fill="url(#m)"/>` +
    `<circle r="${holeRadius}" fill="none" stroke="#15181b" stroke-width="${round(r * 0.18)}" stroke-dasharray="${round(step * 0.55)} ${round(step * 0.45)}"/>` +
    `<circle r="${round(r * 0.4)}" fill="#aeb5bb" stroke="#6d757c"/>`
  );
}

const spokeInk: Readonly<Record<WheelFinish, string>> = {
  bright: 'fill="url(#m)" stroke="#2a2f33" stroke-width=".6"',
  machined: 'fill="url(#m)" stroke="#23282c" stroke-width="1.8"',
  dark: 'fill="#454c52" stroke="#7b848b" stroke-width=".7"',
};

const hub = (r: number): string => {
  const bolts = (2 * Math.PI * r * 0.17) / 5;
  return (
    `<circle r="${round(r * 0.25)}" fill="url(#m)"/>` +
    `<circle r="${round(r * 0.17)}" fill="none" stroke="#3c4349" stroke-width="${round(r * 0.06)}" stroke-dasharray="${round(bolts * 0.3)} ${round(bolts * 0.7)}"/>`
  );
};

/** A nearly closed cover with five slots: less air resistance. */
function discFace(finish: WheelFinish, r: number): string {
  const slots = spokePath(
    5,
    mirrored([
      [0.5 * r, 0.05 * r],
      [0.86 * r, 0.16 * r],
      [0.92 * r, 0.05 * r],
    ]),
  );
  const face = finish === 'dark' ? '#3a4046' : 'url(#m)';
  return (
    `<circle r="${round(r * 0.95)}" fill="${face}" stroke="#6d757c"/><path d="${slots}" fill="#111417"/>` +
    `<circle r="${round(r * 0.44)}" fill="none" stroke="#6d757c" stroke-opacity=".7"/><circle r="${round(r * 0.16)}" fill="#23282c"/>`
  );
}

function alloyFace(design: Exclude<WheelDesign, 'steel' | 'disc'>, finish: WheelFinish, r: number): string {
  const bead = (2 * Math.PI * r * 0.92) / 20;
  const rim =
    design === 'beadlock'
      ? `<circle r="${round(r * 0.92)}" fill="none" stroke="#2d3236" stroke-width="${round(r * 0.14)}"/><circle r="${round(r * 0.92)}" fill="none" stroke="#8b949b" stroke-width="${round(r * 0.06)}" stroke-dasharray="${round(bead * 0.3)} ${round(bead * 0.7)}"/>`
      : `<circle r="${round(r * 0.95)}" fill="none" stroke="${finish === 'dark' ? '#5b636a' : 'url(#m)'}" stroke-width="${round(r * 0.1)}"/>`;
  return `<path d="${spokes(design, r)}" ${spokeInk[finish]}/>${rim}${hub(r)}`;
}

function faceOf({ design, finish }: Wheel, r: number): string {
  if (design === 'steel') return steelFace(r);
  if (design === 'disc') return discFace(finish, r);
  return alloyFace(design, finish, r);
}

/** Gradients that {@link wheelMarkup} refers to: `m` metal, `t` tire. */
export const wheelDefs =
  '<linearGradient id="m" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="#fbfcfd"/><stop offset=".5" stop-color="#c3c9ce"/><stop offset="1" stop-color="#838b92"/></linearGradient>' +
  '<radialGradient id="t"><stop offset=".78" stop-color="#0c0d0f"/><stop offset=".88" stop-color="#34383c"/><stop offset="1" stop-color="#0c0d0f"/></radialGradient>';

/** The gradient of the inside of a rim, seen from a corner. */
export const rimDefs =
  '<linearGradient id="v"><stop stop-color="#08090a"/><stop offset=".6" stop-color="#1b1e21"/><stop offset="1" stop-color="#5b636a"/></linearGradient>';

/** Brake disc and caliper in the depth of a rim. */
function brake(r: number, depth: number): string {
  if (depth === 0) return `<circle r="${round(r * 0.62)}" fill="#4d545a" stroke="#777f86"/>`;
  const reach = round(r * 0.62);
  return `<g transform="translate(${-depth})"><circle r="${round(r * 0.6)}" fill="#7b838a" stroke="#40474d"/><circle r="${round(r * 0.34)}" fill="#2b3034"/><path d="M${round(r * 0.36)} ${round(-r * 0.5)}A${reach} ${reach} 0 0 1 ${round(r * 0.36)} ${round(r * 0.5)}" fill="none" stroke="#4a5157" stroke-width="${round(r * 0.2)}"/></g>`;
}

/** The inside of a rim, lit on its rear half; requires {@link rimDefs}. */
const deepRim = (r: number, depth: number): string =>
  `<circle r="${round(r + 0.6)}" fill="url(#v)"/><circle r="${round(r * 0.86)}" cx="${-depth}" fill="#0a0b0d"/>`;

/**
 * One wheel with its tire, centered on the origin; requires {@link wheelDefs}. Seen from a corner, what is in the depth of its rim is
 * that many units farther to the left; requires {@link rimDefs} too.
 */
export function wheelMarkup(wheel: Wheel, depth = 0): string {
  const { tireRadius, rimRatio, design } = wheel;
  const rim = tireRadius * rimRatio;
  return (
    `<circle r="${round(tireRadius)}" fill="url(#t)"/>` +
    (depth > 0 ? deepRim(rim, depth) : `<circle r="${round(rim + 0.6)}" fill="#0e1012"/>`) +
    (design === 'steel' || design === 'disc' ? '' : brake(rim, depth)) +
    faceOf(wheel, rim)
  );
}

/**
 * Two wheels, drawn once and placed at both positions, `x` units from the left, `y` from the top; requires
 * {@link wheelDefs}.
 */
export function wheelPair(wheel: string, [frontX, rearX]: readonly [number, number], y: number): string {
  return (
    `<marker id="w" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">${wheel}</marker>` +
    `<path d="M${frontX} ${y}H${rearX}" marker-start="url(#w)" marker-end="url(#w)"/>`
  );
}
