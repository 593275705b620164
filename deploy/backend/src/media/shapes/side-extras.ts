import type { Glasshouse } from './side-glass.ts';
import type { Point, ShapeSpec } from './shape-spec.ts';
import { hasSpareWheel, type SideLayout } from './side-layout.ts';

const filled = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
const stroked = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const blackPlastic = '#16191c';

/** Path data of a last pillar in black, between the windows and the tail, below the edge of the roof; empty without one. */
export function darkPillar(spec: ShapeSpec, layout: SideLayout): string {
  if (!spec.hasDarkPillar) return '';
  const { glassEnd, belt, glassFoot, roofEnd, kick = 0 } = spec;
  const [top, bottom] = glassEnd;
  const below = (x: number): Point => [x, layout.outline.topAt(x) - 84];
  const path = layout.line([
    [bottom - 50, belt[1] + kick - 4],
    below(top - 60),
    below((top + roofEnd[0]) / 2 + 60),
    below(roofEnd[0] + 120),
    [glassFoot[0] + 60, belt[1] + kick + 20],
  ]);
  return `${path}Z`;
}

/** Returns the roof in another color where the shape has one; drawn within the outline of the body. */
export function roofTrim(spec: ShapeSpec, layout: SideLayout): string {
  const { roof, cowl, belt, length, height, glassEnd } = spec;
  if (roof !== 'floating' && roof !== 'white' && roof !== 'black') return '';
  const cap = layout.line([
    [0, height + 80],
    [length, height + 80],
    [length, height - 92],
    [0, height - 92],
  ]);
  if (roof === 'black') return filled(`${cap}Z`, blackPlastic);
  const isCut = spec.rear === 'bed';
  const foot = isCut ? spec.glassFoot[0] + 40 : length;
  const upper = layout.line([
    [cowl[0] + 70, cowl[1]],
    [cowl[0] + 70, height + 80],
    [foot, height + 80],
    [foot, belt[1] + (isCut ? 60 : 15)],
    [Math.max(...glassEnd), belt[1] - 5],
    [cowl[0] + 150, belt[0]],
  ]);
  return filled(`${upper}Z`, blackPlastic) + (roof === 'white' ? filled(`${cap}Z`, '#eceff1') : '');
}

/** Returns rails, a rack or a spoiler on top of the body. */
export function roofExtras(spec: ShapeSpec, { outline, line }: SideLayout): string {
  const { roof, header, roofEnd, rear } = spec;
  const above = (x: number, lift: number): Point => [x, outline.topAt(x) + lift];
  if (roof === 'rails' || roof === 'dark-rails' || roof === 'rack') {
    const lift = roof === 'rack' ? 85 : 38;
    const [from, to] = [header[0] + 170, roofEnd[0] - 130];
    const along = [0, 0.08, 0.3, 0.5, 0.7, 0.92, 1].map((share) => {
      const isEnd = share === 0 || share === 1;
      return above(from + (to - from) * share, isEnd ? -5 : lift);
    });
    const posts = [0.3, 0.7].map((share) => {
      const x = from + (to - from) * share;
      return line([above(x, -5), above(x, lift)]);
    });
    const tone = roof === 'rails' ? '#aeb6bc' : '#23272b';
    return stroked(line(along) + posts.join(''), tone, roof === 'rack' ? 3.4 : 2.6);
  }
  if (roof !== 'spoiler' || rear !== 'closed') return '';
  const { deck, bodyStyle } = spec;
  if (bodyStyle === 'sedan') {
    const [x, y] = deck;
    return filled(
      `${line([
        [x - 330, y - 20],
        [x - 290, y + 75],
        [x + 30, y + 110],
        [x + 30, y + 82],
        [x - 130, y + 62],
        [x - 150, y - 20],
      ])}Z`,
      '#1b1f22',
    );
  }
  const [x] = roofEnd;
  const end = above(x + 190, 0);
  return filled(
    `${line([above(x - 160, -4), above(x - 40, 12), [end[0], outline.topAt(x) - 20], [end[0] - 12, outline.topAt(x) - 62], end, above(x, -10)])}Z`,
    '#1b1f22',
  );
}

/** Returns the seats, dashboard and folded roof of an open car, drawn behind its body. */
function openCabin(spec: ShapeSpec, { path, line }: SideLayout, { doorEnds }: Glasshouse): string {
  const { header, belt, glassFoot } = spec;
  const [door = header[0] + 700] = doorEnds;
  const seat = (x: number, tone: string): string =>
    filled(
      path([
        [x - 120, belt[1] - 80, 20],
        [x - 50, belt[1] + 110, 60],
        [x - 75, belt[1] + 150, 20],
        [x - 30, belt[1] + 265, 50],
        [x + 75, belt[1] + 260, 50],
        [x + 120, belt[1] + 120, 90],
        [x + 210, belt[1] - 80, 30],
      ]),
      tone,
    );
  const folded = path([
    [glassFoot[0] - 560, belt[1] - 40, 30],
    [glassFoot[0] - 420, belt[1] + 95, 90],
    [glassFoot[0] - 60, belt[1] + 70, 120],
    [glassFoot[0] + 120, belt[1] - 60, 40],
  ]);
  return (
    seat(door - 260, '#5d4130') +
    seat(door - 330, '#7a563e') +
    (spec.wheelbase > 2_480 ? seat(door + 470, '#5d4130') : '') +
    filled(folded, '#1d2024') +
    stroked(
      line([
        [header[0] - 80, belt[0] + 190],
        [header[0] + 60, belt[0] - 40],
      ]),
      '#15181b',
      6,
    )
  );
}

const frame = (spec: ShapeSpec, { x, y, line }: SideLayout): string => {
  const [from, to] = [spec.deck[0] - 120, spec.length];
  const top = spec.sill + 230;
  const beam = `M${x(from)} ${y(top)}H${x(to)}V${y(top - 190)}H${x(from)}Z`;
  const ribs = [0.12, 0.32, 0.86].map((share) => {
    const at = from + (to - from) * share;
    return line([
      [at, top],
      [at, top - 190],
    ]);
  });
  return (
    filled(beam, '#24282b') +
    stroked(`M${x(from)} ${y(top)}H${x(to)}`, '#6d757c', 1.5) +
    stroked(ribs.join(''), '#0d0f10', 4) +
    filled(`M${x(to - 130)} ${y(top)}H${x(to)}V${y(top - 230)}H${x(to - 130)}Z`, '#b3131c')
  );
};

function cargoBox(spec: ShapeSpec, { x, y, line }: SideLayout): string {
  const { deck, length, height, sill } = spec;
  const [left, right, low] = [x(deck[0] - 20), x(length), y(sill + 130)];
  const nose = x(spec.roofEnd[0] - 620);
  const [top, step] = [y(height + 620), y(height - 10)];
  const panels = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const at = deck[0] + (length - deck[0]) * share;
    return line([
      [at, height + 590],
      [at, sill + 150],
    ]);
  });
  const outline = `M${nose} ${top}H${right}V${low}H${left}V${step}H${nose}Z`;
  return (
    `<linearGradient id="x" x2="0" y2="1"><stop stop-color="#fdfefe"/><stop offset=".7" stop-color="#dfe4e8"/><stop offset="1" stop-color="#b4bcc3"/></linearGradient>` +
    `<path d="${outline}" fill="url(#x)" stroke="#8d969e"/>` +
    stroked(`M${nose} ${top + 9}H${right}`, '#9ba4ab', 2.5) +
    `<path d="${panels.join('')}" stroke="#000" stroke-opacity=".1" fill="none"/>` +
    `<path d="M${left + 12} ${y(1_420)}H${right - 12}V${y(1_200)}L${left + 12} ${y(1_000)}Z" fill="url(#p)" opacity=".9"/>` +
    filled(`M${left} ${low}H${right}v6H${left}Z`, '#3a4045')
  );
}

const spareWheel = ({ deck, length, tire }: ShapeSpec, { path }: SideLayout): string =>
  filled(
    path([
      [deck[0] - 60, deck[1] + 130, 40],
      [length, deck[1] + 130, 60],
      [length, deck[1] + 130 - tire * 0.92, 60],
      [deck[0] - 60, deck[1] + 130 - tire * 0.92, 40],
    ]),
    '#17191b',
  );

/** Returns path data of the hinges in front of the doors of an off-road box, which are on the outside. */
export function hinges(spec: ShapeSpec, { x, y }: SideLayout, { front, doorEnds }: Glasshouse): string {
  if (spec.style !== 'offroad' || spec.softness > 0.2) return '';
  const edges = [front[0] - 60, (doorEnds[0] ?? 0) + 20];
  const heights = [spec.belt[0] - 130, spec.sill + 230];
  return edges.flatMap((at) => heights.map((up) => `M${x(at)} ${y(up)}h8v4h-8z`)).join('');
}

/** Returns what is drawn before the body: the frame of a chassis, the cabin of an open car. */
export function behindBody(spec: ShapeSpec, layout: SideLayout, house: Glasshouse): string {
  if (spec.rear === 'open') return openCabin(spec, layout, house);
  if (spec.rear === 'frame' || spec.rear === 'box') return frame(spec, layout);
  return hasSpareWheel(spec) ? spareWheel(spec, layout) : '';
}

/** Returns what is drawn after the body: bed rail, box, windshield frame, side steps and roof extras. */
export function overBody(spec: ShapeSpec, layout: SideLayout): string {
  const { line } = layout;
  const parts = [roofExtras(spec, layout)];
  if (spec.rear === 'bed') {
    const [x, y] = spec.deck;
    parts.push(
      stroked(
        line([
          [spec.glassFoot[0] + 50, y - 8],
          [x - 30, y - 8],
        ]),
        '#1b1e20',
        4,
      ),
    );
  }
  if (spec.rear === 'box') parts.push(cargoBox(spec, layout));
  if (spec.rear === 'open') {
    const { cowl, header } = spec;
    parts.push(
      stroked(
        line([
          [cowl[0] + 10, cowl[1] - 10],
          [header[0] - 40, header[1] - 15],
          [header[0] + 30, header[1]],
        ]),
        '#101214',
        4.5,
      ),
    );
  }
  if (spec.style === 'truck' || (spec.style === 'work' && spec.bodyStyle === 'pickup')) {
    const from = spec.frontAxle + spec.tire * 0.62;
    const to = Math.min(spec.frontAxle + spec.wheelbase - spec.tire * 0.65, spec.glassFoot[0] + 100);
    parts.push(
      stroked(
        line([
          [from, spec.sill - 45],
          [to, spec.sill - 45],
        ]),
        '#2a2e31',
        4.5,
      ),
    );
  }
  return parts.join('');
}
