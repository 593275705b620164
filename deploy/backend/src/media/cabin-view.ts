import type { PaintShades } from './paint.ts';
import type { ShapeSpec, StyleClass } from './shapes/shape-spec.ts';

interface CabinTone {
  readonly upper: string;
  readonly lower: string;
  readonly seat: string;
  readonly stitch: string;
}

/** Layout of the dashboard: instruments behind the wheel, one large screen, or an upright truck. */
type CabinLayout = 'classic' | 'screen' | 'truck';

const workCabin: CabinTone = { upper: '#4a4f54', lower: '#2d3135', seat: '#3a3f44', stitch: '#6d757c' };
const familyCabin: CabinTone = { upper: '#3b4045', lower: '#22262a', seat: '#8a7763', stitch: '#c9b59c' };
const sportCabin: CabinTone = { upper: '#2e3236', lower: '#17191c', seat: '#6b4a35', stitch: '#a67c5c' };
const lightCabin: CabinTone = { upper: '#8d949a', lower: '#4b5157', seat: '#d3d0ca', stitch: '#f2efe9' };

const cabinTones: Record<StyleClass, CabinTone> = {
  family: familyCabin,
  luxury: familyCabin,
  sport: sportCabin,
  electric: lightCabin,
  retro: sportCabin,
  offroad: workCabin,
  truck: familyCabin,
  work: workCabin,
};

function cabinLayout({ style, isElectric }: ShapeSpec): CabinLayout {
  if (isElectric) return 'screen';
  return style === 'truck' || style === 'offroad' || style === 'work' ? 'truck' : 'classic';
}

const ventSlats = (x: number): string =>
  `<rect x="${x}" y="262" width="66" height="26" rx="8" fill="#0c0e10" stroke="#767e85" stroke-width="1.2"/><path d="M${x + 6} 269h54M${x + 6} 275h54M${x + 6} 281h54" stroke="#343a3f" stroke-width="2.5"/>`;

const outside = (paint: PaintShades): string =>
  '<clipPath id="ws"><path d="M84 40Q320 12 556 40L622 208H18Z"/></clipPath><g clip-path="url(#ws)">' +
  `<path d="M30 222C80 176 180 158 320 158S560 176 610 222Z" fill="url(#hd)"/><path d="M150 216Q170 178 206 165M490 216Q470 178 434 165" fill="none" stroke="${paint.glint}" stroke-width="3" stroke-opacity=".8"/>` +
  '<path d="M150 20L60 220H130L220 20ZM240 20L150 220H166L256 20Z" fill="#fff" fill-opacity=".16"/></g>';

const shellAround = (tone: CabinTone): string =>
  `<path fill-rule="evenodd" d="M0 0H640V480H0ZM84 40L18 208Q320 190 622 208L556 40Q320 12 84 40Z" fill="url(#rf)"/>` +
  '<path d="M84 40Q320 12 556 40L622 208H18Z" fill="none" stroke="#0c0e10" stroke-width="5"/>' +
  '<rect x="276" y="34" width="92" height="28" rx="10" fill="#121518"/><rect x="281" y="38" width="82" height="20" rx="7" fill="url(#mr)"/><path d="M316 34l2-14h8l2 14z" fill="#121518"/>' +
  `<path d="M0 96L58 84L20 208H0ZM640 96L582 84L620 208H640Z" fill="${tone.lower}"/>`;

const dashboard = (tone: CabinTone, paint: PaintShades): string =>
  `<path d="M0 214Q160 186 320 188T640 214V480H0Z" fill="url(#d1)"/><path d="M0 214Q160 186 320 188T640 214" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>` +
  `<path d="M0 250Q320 226 640 250V300Q320 284 0 300Z" fill="url(#d2)"/><path d="M0 252Q320 228 640 252" fill="none" stroke="${tone.stitch}" stroke-dasharray="5 3" stroke-width="1.4"/>` +
  `<path d="M0 300Q320 284 640 300" fill="none" stroke="${paint.base}" stroke-width="5"/><path d="M0 297Q320 281 640 297" fill="none" stroke="#d5dade" stroke-width="1.2"/>`;

const classicVents = ventSlats(14) + ventSlats(424) + ventSlats(560);

/** One slot across the dashboard. */
const slotVent =
  '<path d="M14 264Q320 240 626 264" fill="none" stroke="#0c0e10" stroke-width="9" stroke-linecap="round"/><path d="M14 264Q320 240 626 264" fill="none" stroke="#5d666d" stroke-width="1.2"/>';

const uprightVent = (x: number): string =>
  `<rect x="${x}" y="222" width="32" height="62" rx="6" fill="#0c0e10" stroke="#767e85" stroke-width="1.5"/><path d="M${x + 6} 234h20M${x + 6} 244h20M${x + 6} 254h20M${x + 6} 264h20M${x + 6} 274h20" stroke="#343a3f" stroke-width="3"/>`;

const truckVents =
  uprightVent(20) +
  uprightVent(430) +
  uprightVent(592) +
  '<rect x="474" y="214" width="106" height="16" rx="8" fill="#15181a" stroke="#4a5258"/><rect x="474" y="244" width="106" height="40" rx="6" fill="#1b1f22" stroke="#3c4349"/><path d="M516 250h22" stroke="#767e85" stroke-width="3"/>';

const cluster =
  '<path d="M88 236Q92 196 190 194T292 236L286 262H94Z" fill="#0c0e10"/><path d="M104 240Q108 208 190 206T276 240L272 256H108Z" fill="#141b22"/><circle cx="146" cy="236" r="19" fill="none" stroke="#4fa3e0" stroke-width="3" stroke-dasharray="80 40" transform="rotate(150 146 236)"/><circle cx="234" cy="236" r="19" fill="none" stroke="#4fa3e0" stroke-width="3" stroke-dasharray="60 60" transform="rotate(150 234 236)"/><path d="M146 236l-9-9M234 236l6-12" stroke="#ff6a5c" stroke-width="2.5" stroke-linecap="round"/><path d="M176 228h28M182 238h16M178 248h24" stroke="#7f929f" stroke-width="3"/>';

const centerScreen =
  '<rect x="306" y="212" width="108" height="78" rx="8" fill="#08090b" stroke="#4a5258"/><rect x="312" y="218" width="96" height="66" rx="4" fill="url(#sc)"/><path d="M312 262L338 246L356 256L384 232L408 244" fill="none" stroke="#7fc4f5" stroke-width="3"/><circle cx="356" cy="256" r="5" fill="#fff"/><path d="M318 276h14m8 0h14m8 0h14m8 0h14" stroke="#c6d6e2" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/>';

const wideScreen =
  '<rect x="296" y="172" width="196" height="122" rx="9" fill="#08090b" stroke="#4a5258"/><rect x="302" y="178" width="184" height="110" rx="5" fill="url(#sc)"/><path d="M302 178h62v110h-62z" fill="#0b1118" fill-opacity=".8"/><path d="M312 214q10-16 28-18h10M316 232h34M316 244h24M316 256h30" fill="none" stroke="#9fb6c7" stroke-width="4" stroke-linecap="round"/><path d="M364 266L396 238L420 250L452 204L486 216" fill="none" stroke="#7fc4f5" stroke-width="4"/><circle cx="420" cy="250" r="6" fill="#fff"/><path d="M376 280h16m10 0h16m10 0h16m10 0h16" stroke="#c6d6e2" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/><rect x="128" y="214" width="124" height="30" rx="6" fill="#08090b" stroke="#4a5258"/><path d="M148 229h24M182 229h16M208 229h24" stroke="#7fc4f5" stroke-width="4" stroke-linecap="round"/>';

const tallScreen =
  '<rect x="312" y="196" width="100" height="122" rx="8" fill="#08090b" stroke="#4a5258"/><rect x="318" y="202" width="88" height="110" rx="4" fill="url(#sc)"/><path d="M318 262H406" stroke="#4a5f70"/><path d="M318 240L344 226L360 236L386 214L406 224" fill="none" stroke="#7fc4f5" stroke-width="3"/><path d="M326 276h20m10 0h20m10 0h16M326 294h20m10 0h20m10 0h16" stroke="#c6d6e2" stroke-width="6" stroke-linecap="round" stroke-opacity=".7"/>';

const flatConsole = (tone: CabinTone, paint: PaintShades): string =>
  `<path d="M286 356Q350 344 414 356L440 480H262Z" fill="${tone.lower}" stroke="${paint.base}" stroke-width="2.5"/><path d="M300 368Q350 358 400 368L410 414H290Z" fill="#15181a"/><path d="M308 372h36l-2 34h-38zM356 372h36l4 34h-38z" fill="#23282c" stroke="#4a5258"/><path d="M288 428H412L420 470H280Z" fill="#1b1f22" stroke="#4a5258"/>`;

const truckConsole = (tone: CabinTone, paint: PaintShades): string =>
  `<path d="M282 322H438L462 480H256Z" fill="${tone.lower}"/><path d="M290 328H430L434 356H286Z" fill="#0e1012"/><circle cx="312" cy="342" r="10" fill="url(#k)"/><circle cx="408" cy="342" r="10" fill="url(#k)"/><path d="M332 342h56" stroke="#4a5258" stroke-width="10" stroke-linecap="round"/><path d="M286 370H434L448 470H270Z" fill="#191c1f" stroke="${paint.base}" stroke-width="2.5"/><path d="M296 384H424L434 440H284Z" fill="${tone.seat}"/><path d="M302 390H418" stroke="${tone.stitch}" stroke-width="2" stroke-dasharray="6 4"/><path d="M268 262q26 10 30 44" fill="none" stroke="#0b0d0f" stroke-width="8" stroke-linecap="round"/><circle cx="299" cy="308" r="8" fill="url(#k)"/>`;

const centerConsole = (tone: CabinTone, paint: PaintShades): string =>
  `<path d="M298 300H422L452 480H268Z" fill="${tone.lower}"/><path d="M304 304H416L420 330H300Z" fill="#0e1012"/><circle cx="324" cy="317" r="9" fill="url(#k)"/><circle cx="396" cy="317" r="9" fill="url(#k)"/><path d="M342 317h36" stroke="#4a5258" stroke-width="9" stroke-linecap="round"/>` +
  `<path d="M306 344H414L430 470H290Z" fill="#15181a" stroke="${paint.base}" stroke-width="2.5"/><path d="M340 362q0-8 8-8h24q8 0 8 8l4 46h-48z" fill="#23282c" stroke="#767e85"/><path d="M346 360h28l2 18h-32z" fill="url(#k)"/><ellipse cx="336" cy="440" rx="21" ry="15" fill="#060708" stroke="#767e85" stroke-width="2"/><ellipse cx="386" cy="440" rx="21" ry="15" fill="#060708" stroke="#767e85" stroke-width="2"/>`;

const seats = (tone: CabinTone): string =>
  `<path d="M470 480Q474 396 520 388H640V480Z" fill="${tone.seat}"/><path d="M486 480Q490 412 528 404H640" fill="none" stroke="${tone.stitch}" stroke-width="2" stroke-dasharray="6 4"/><path d="M540 480V432H640" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4"/><path d="M250 480Q244 428 204 420H0V480Z" fill="${tone.seat}"/><path d="M236 480Q230 440 200 434H0" fill="none" stroke="${tone.stitch}" stroke-width="2" stroke-dasharray="6 4"/>`;

const steeringWheel =
  '<ellipse cx="190" cy="320" rx="112" ry="106" fill="none" stroke="#0b0d0f" stroke-width="23"/><ellipse cx="190" cy="318" rx="112" ry="106" fill="none" stroke="#2b3034" stroke-width="15"/><path d="M92 268A112 106 0 0 1 288 268" fill="none" stroke="#6d757c" stroke-width="3" stroke-linecap="round"/><path d="M82 306Q120 298 144 298H236Q260 298 298 306L294 334Q258 332 240 352Q226 370 216 420L190 424L164 420Q154 370 140 352Q122 332 86 334Z" fill="#15181b"/><path d="M150 294Q190 284 230 294Q242 326 226 352Q190 368 154 352Q138 326 150 294Z" fill="#23282c" stroke="#3c4349"/><path d="M176 322L190 315L204 322L190 332Z" fill="url(#k)"/><path d="M172 372L180 414H200L208 372Q190 380 172 372Z" fill="url(#k)" stroke="#4a5258"/><path d="M102 316h28m-14-7v14M250 316h28m-14-7v14" stroke="#9aa3aa" stroke-width="3" stroke-linecap="round"/>';

interface Equipment {
  readonly vents: string;
  readonly instruments: string;
  readonly middle: (tone: CabinTone, paint: PaintShades) => string;
}

const equipment: Readonly<Record<CabinLayout, Equipment>> = {
  classic: { vents: classicVents, instruments: cluster + centerScreen, middle: centerConsole },
  screen: { vents: slotVent, instruments: wideScreen, middle: flatConsole },
  truck: { vents: truckVents, instruments: cluster + tallScreen, middle: truckConsole },
};

/**
 * The driver's seat, with the hood in its paint beyond the windshield. Full frame; a missing backdrop shows
 * through the windshield.
 */
export function cabinView(spec: ShapeSpec, paint: PaintShades): string {
  const tone = cabinTones[spec.style];
  const layout = cabinLayout(spec);
  const { vents, instruments, middle } = equipment[layout];
  return (
    `<linearGradient id="hd" x2="0" y2="1"><stop stop-color="${paint.glint}"/><stop offset=".3" stop-color="${paint.light}"/><stop offset="1" stop-color="${paint.shade}"/></linearGradient>` +
    `<linearGradient id="rf" x2="0" y2="1"><stop stop-color="#c4c8cb"/><stop offset=".2" stop-color="#8d9398"/><stop offset=".5" stop-color="${tone.lower}"/></linearGradient>` +
    '<linearGradient id="mr" x2="1"><stop stop-color="#aab8c3"/><stop offset="1" stop-color="#4b5963"/></linearGradient><linearGradient id="sc" x2="0" y2="1"><stop stop-color="#1b3a55"/><stop offset="1" stop-color="#0c1722"/></linearGradient><linearGradient id="k" x2="0" y2="1"><stop stop-color="#fafbfc"/><stop offset="1" stop-color="#7d858c"/></linearGradient>' +
    `<linearGradient id="d1" x2="0" y2="1"><stop stop-color="${tone.upper}"/><stop offset=".35" stop-color="${tone.lower}"/><stop offset="1" stop-color="#0a0b0d"/></linearGradient><linearGradient id="d2" x2="0" y2="1"><stop stop-color="${tone.seat}"/><stop offset="1" stop-color="${tone.lower}"/></linearGradient>` +
    outside(paint) +
    shellAround(tone) +
    dashboard(tone, paint) +
    vents +
    middle(tone, paint) +
    seats(tone) +
    instruments +
    steeringWheel
  );
}
