import { seatPath } from './seat-path.ts';
import type { SideArt } from './side-art.ts';

/** Cutaway: van cab in front of a square box body, dual rear wheels. */
export const cutawaySide: SideArt = {
  wheel: 'steel',
  tyreRadius: 34,
  rimRatio: 0.66,
  frontX: 122,
  rearX: 474,
  roofY: 142,
  beltY: 240,
  sillY: 338,
  extent: [34, 606],
  body: 'M38 326C34 310 34 286 38 272C42 260 56 252 76 247C92 243 104 241 116 238C136 210 156 182 176 165C186 156 198 152 212 150H244V339L72 340C50 339 42 336 38 326Z',
  glass:
    'M138 239C158 212 176 190 190 179C198 173 208 171 222 171C227 171 229 173 229 178V232C229 236 227 238 222 238C194 241 166 241 138 239Z',
  pillars: 'M180 180L174 246',
  screens: 'M121 237C140 210 160 185 180 170L188 173C170 188 150 212 133 237Z',
  crease: 'M66 264C140 256 200 256 250 256',
  lowerCrease: 'M170 328C190 324 210 324 230 326',
  seams: 'M166 246C162 270 162 306 168 330H236V168M84 246C100 242 112 241 124 239',
  handles: [[208, 258]],
  mirror: [180, 241],
  headlamp: 'M38 272C46 258 64 252 92 248C94 266 78 286 36 292Z',
  headlampLine: 'M45 276C54 262 68 257 86 253',
  tailLamp: '',
  tailLampLine: '',
  cladding: 'M166 341L170 331H246V341ZM32 308L82 320V341H32Z',
  brightwork: '',
  seats: seatPath([[204, 188]]),
  hasArchTrim: false,
  behind:
    '<path d="M236 318H596V332H236Z" fill="#1d2124"/><path d="M426 322A48 48 0 0 1 522 322Z" fill="#0a0b0d"/><path d="M548 318h40v22h-6v-14h-34z" fill="#24282b"/>',
  over: '<linearGradient id="x" x2="0" y2="1"><stop stop-color="#fdfefe"/><stop offset=".7" stop-color="#dfe4e8"/><stop offset="1" stop-color="#b4bcc3"/></linearGradient><path d="M196 96Q196 88 204 88H598Q606 88 606 96V312H522A49 49 0 0 0 426 312H240V150H208Q196 148 196 138Z" fill="url(#x)" stroke="#8d969e"/><path d="M196 100H606M240 300H430M518 300H606" stroke="#9ba4ab" stroke-width="2.5"/><path d="M248 100V300M594 100V312" stroke="#c0c7cd" stroke-width="3"/><path d="M252 100V300M598 100V312" stroke="#fff"/><path d="M310 101V300M372 101V300M434 101V300M496 101V300M546 101V300" stroke="#000" stroke-opacity=".1"/><path d="M252 226H592V248L252 268Z" fill="url(#p)" opacity=".9"/><path d="M240 312H428V319H240ZM520 312H606V319H520Z" fill="#3a4045"/><path d="M210 94h10M320 94h10M430 94h10M588 94h10" stroke="#f08c2a" stroke-width="3"/><path d="M598 316h8v12h-8z" fill="#c3161f"/>',
};
