import { seatPath } from './seat-path.ts';
import type { SideArt } from './side-art.ts';

/** Chassis cab: regular truck cab, bare ladder frame, dual rear wheels. */
export const cabSide: SideArt = {
  wheel: 'steel',
  tyreRadius: 42,
  rimRatio: 0.64,
  frontX: 132,
  rearX: 484,
  roofY: 164,
  beltY: 222,
  sillY: 324,
  extent: [38, 600],
  body: 'M40 306C37 290 36 252 41 241C45 234 60 231 84 228C124 224 158 223 190 222C206 198 220 180 234 172C246 165 270 164 296 164C314 164 324 166 329 174C334 190 336 208 337 226L338 314C338 322 334 326 326 326L70 328C52 327 43 322 40 306Z',
  glass:
    'M212 223C224 203 236 186 248 179C256 174 276 173 294 173C304 173 310 175 313 182C317 194 318 206 319 216C319 220 317 221 312 221Z',
  pillars: '',
  screens: 'M195 221C210 198 224 181 237 174L243 176C230 188 218 203 206 222Z',
  crease: 'M70 246C170 239 260 238 340 240',
  lowerCrease: 'M196 300C240 294 290 294 330 298',
  seams: 'M200 226C194 250 194 290 202 314H322C326 280 326 250 322 224M84 232C124 228 160 226 196 225',
  handles: [[294, 240]],
  mirror: [226, 226],
  headlamp: 'M40 246H84C86 256 82 266 74 268L39 270Z',
  headlampLine: 'M44 250H78L80 264',
  tailLamp: '',
  tailLampLine: '',
  cladding: 'M184 330L188 314H340V330ZM38 288L80 298V330H38Z',
  brightwork: 'M213 224.5H314M38 298L78 304',
  seats: seatPath([[274, 186]]),
  hasArchTrim: true,
  behind:
    '<path d="M320 288H598V306H320Z" fill="#24282b"/><path d="M320 289H598" stroke="#6d757c" stroke-width="1.5"/><path d="M352 288v18M396 288v18M440 288v18M530 288v18M572 288v18" stroke="#0d0f10" stroke-width="5"/><path d="M350 306h76q6 0 6 6v20q0 6-6 6h-76q-6 0-6-6v-20q0-6 6-6z" fill="#33383c"/><path d="M346 314h84" stroke="#7d858c" stroke-width="2"/><path d="M358 306v32M418 306v32" stroke="#171a1c" stroke-width="3"/><path d="M584 290h14v22h-14z" fill="#b3131c"/><path d="M586 294h10" stroke="#ff8d80" stroke-width="2"/><path d="M340 220h8v70h-8z" fill="#24282b"/><path d="M345 220v68" stroke="#6d757c"/>',
  over: '<path d="M206 330H338l4 5H200Z" fill="#2a2e31"/><path d="M206 330H338" stroke="#8b9298" stroke-width="1.5"/>',
};
