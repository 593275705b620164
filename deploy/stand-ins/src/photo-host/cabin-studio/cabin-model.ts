import type { CabinLayout } from './cabin-layout.ts';
import type { CabinPart } from './cabin-part.ts';
import { consoleParts } from './console.ts';
import { climateParts, dashParts } from './dash.ts';
import { doorParts } from './doors.ts';
import { screenParts } from './screens.ts';
import { seatAside, seatParts } from './seat.ts';
import { shellParts } from './shell.ts';
import { wheelParts } from './steering-wheel.ts';

/** All parts of a cabin. */
export const cabinParts = (layout: CabinLayout): readonly CabinPart[] => [
  ...shellParts(layout),
  ...doorParts(layout),
  ...dashParts(layout),
  ...climateParts(layout),
  ...screenParts(layout),
  ...consoleParts(layout),
  ...wheelParts(layout),
  ...seatParts(layout.seat, -seatAside),
  ...seatParts(layout.seat, seatAside),
];
