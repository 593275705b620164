import type { SideArt } from './side-art.ts';

/** Roadster with its roof down: raked windshield, open cabin, folded top. */
export const convertibleSide: SideArt = {
  wheel: 'split',
  tyreRadius: 40,
  rimRatio: 0.75,
  frontX: 148,
  rearX: 464,
  roofY: 212,
  beltY: 256,
  sillY: 344,
  extent: [47, 590],
  body: 'M50 328C46 316 46 300 52 291C60 281 86 274 114 269C160 260 204 256 238 254C250 257 262 259 280 260C340 262 400 261 440 257C448 250 466 246 484 246C524 246 562 247 580 250C589 260 591 276 588 294C586 312 583 326 577 336C573 342 566 344 556 344L82 344C64 343 54 339 50 328Z',
  glass: 'M248 256C266 240 286 226 306 217L312 219C302 232 292 246 284 259Z',
  pillars: '',
  screens: '',
  crease: 'M92 276C190 264 320 266 400 268C450 267 520 260 592 264',
  lowerCrease: 'M200 328C290 316 360 316 410 328',
  seams:
    'M254 258C246 280 246 308 256 334H412C422 312 422 284 420 260M120 268C160 261 200 258 248 256M446 257C470 252 520 252 574 252',
  handles: [[388, 272]],
  mirror: [282, 259],
  headlamp: 'M54 290C66 281 90 277 118 276C108 286 90 292 58 295Z',
  headlampLine: 'M60 291C74 285 92 281 110 279',
  tailLamp: 'M590 264C576 258 556 258 534 262C546 270 566 273 591 273Z',
  tailLampLine: 'M588 267C574 263 560 263 546 265',
  cladding:
    'M194 344L198 337H420L424 344ZM46 328L86 331V346H46ZM592 320L522 334V346H592ZM280 258C340 260 400 259 438 255L436 259C400 263 340 264 282 262Z',
  brightwork: 'M284 261.5C340 264 400 263 440 258.5',
  seats: '',
  hasArchTrim: false,
  behind:
    '<path d="M276 262C290 250 310 246 330 250L446 262Z" fill="#121416"/><path d="M284 262C288 246 298 238 304 240C308 242 300 254 298 262Z" fill="#1b1e21"/><path d="M300 232c-8 6-12 14-8 18" fill="none" stroke="#2b2f33" stroke-width="4"/><path d="M362 239h4v8h-4zM374 239h4v8h-4z" fill="#2a2e31"/><path d="M357 224q1-7 8-7h9q7 0 8 6l2 12q0 5-5 5h-17q-5 0-5-5z" fill="#6b4a35"/><path d="M346 268q1-22 10-24q16-3 26 1q8 4 9 23z" fill="#7a563e"/><path d="M361 224q1-4 6-4h7M352 262q1-12 8-14h14" fill="none" stroke="#b58a68" stroke-width="2" stroke-linecap="round"/><path d="M416 236q1-7 8-7h6q7 0 8 6l4 26h-26l-4-10z" fill="#573a29"/><path d="M428 262C430 244 450 238 470 240C486 241 498 245 504 250L500 262Z" fill="#1d2024"/><path d="M436 250C450 244 472 243 492 247" fill="none" stroke="#3b4046" stroke-width="1.5"/>',
  over: '<path d="M242 256C262 238 286 222 308 214" fill="none" stroke="#101214" stroke-width="5" stroke-linecap="round"/><path d="M246 251C264 236 286 221 306 213" fill="none" stroke="#8f979e" stroke-width="1"/>',
};
