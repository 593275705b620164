/** Rim designs: each body style has the one that fits its segment. */
export type WheelDesign = 'twin' | 'multi' | 'aero' | 'truck' | 'split' | 'steel';

const round = (value: number): string => String(Math.round(value * 10) / 10);

function spokePath(count: number, outline: readonly (readonly [number, number])[]): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const corners = outline.map(
      ([along, across]) => `${round(along * cos - across * sin)} ${round(along * sin + across * cos)}`,
    );
    return `M${corners.join('L')}Z`;
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

const spokesOf: Readonly<Record<Exclude<WheelDesign, 'steel'>, Spokes>> = {
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
};

function spokes(design: WheelDesign, r: number): string {
  if (design === 'steel') return '';
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

function alloyFace(design: WheelDesign, r: number): string {
  const bolts = (2 * Math.PI * r * 0.17) / 5;
  return (
    `<circle r="${round(r * 0.62)}" fill="#4d545a" stroke="#777f86" stroke-width="1"/>` +
    `<path d="${spokes(design, r)}" fill="url(#m)" stroke="#2a2f33" stroke-width=".6"/>` +
    `<circle r="${round(r * 0.95)}" fill="none" stroke="url(#m)" stroke-width="${round(r * 0.1)}"/>` +
    `<circle r="${round(r * 0.25)}" fill="url(#m)"/>` +
    `<circle r="${round(r * 0.17)}" fill="none" stroke="#3c4349" stroke-width="${round(r * 0.06)}" stroke-dasharray="${round(bolts * 0.3)} ${round(bolts * 0.7)}"/>` +
    `<circle r="${round(r * 0.1)}" fill="#23282c"/>`
  );
}

/** Gradients that {@link wheelMarkup} refers to: `m` metal, `t` tire. */
export const wheelDefs =
  '<linearGradient id="m" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="#fbfcfd"/><stop offset=".5" stop-color="#c3c9ce"/><stop offset="1" stop-color="#838b92"/></linearGradient>' +
  '<linearGradient id="t" x2="0" y2="1"><stop stop-color="#0b0c0e"/><stop offset=".55" stop-color="#26292c"/><stop offset="1" stop-color="#17191b"/></linearGradient>';

/** One wheel with its tire, centered on the origin; requires {@link wheelDefs}. Radii in view-box units. */
export function wheelMarkup(design: WheelDesign, tyreRadius: number, rimRatio: number): string {
  const rim = tyreRadius * rimRatio;
  return (
    `<circle r="${round(tyreRadius)}" fill="url(#t)"/>` +
    `<circle r="${round((tyreRadius + rim) / 2 + 1)}" fill="none" stroke="#3d4145" stroke-width=".8"/>` +
    `<circle r="${round(rim + 0.6)}" fill="#0e1012"/>` +
    (design === 'steel' ? steelFace(rim) : alloyFace(design, rim))
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
