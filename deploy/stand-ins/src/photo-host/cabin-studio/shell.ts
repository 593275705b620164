import type { CabinLayout } from './cabin-layout.ts';
import {
  aluminum,
  carpet,
  grained,
  mat,
  part,
  pianoBlack,
  mirrorGlass,
  rubber,
  type CabinPart,
} from './cabin-part.ts';
import { bar, block, joined, leaning, melted, paired, bowed } from './shape.ts';

/** Where the roof ends in front, its underside, and how far to the side. */
const header = { y: 330, z: 1_282, half: 590 } as const;

/** Roof, pillars, visors, mirror and floor. */
export function shellParts({ roof }: CabinLayout): readonly CabinPart[] {
  const top = melted(
    30,
    block([-640, -500, header.z], [640, header.y, 1_360], 16),
    bowed(bar([-560, header.y, header.z + 8], [560, header.y, header.z + 8], [26, 26]), 40),
  );
  const rails = paired(bar([600, header.y, header.z], [640, -900, 1_270], [44, 44]));
  const pillars = paired(bar([742, 1_160, 800], [606, header.y, header.z - 4], [44, 42]));
  const rears = paired(bar([735, -560, 780], [640, -600, 1_270], [60, 52]));
  const visors = paired(leaning(block([150, 150, 1_250], [520, 318, 1_268], 9), [0, 318, 1_260], -4));
  const mirror = leaning(block([-118, 452, 1_160], [118, 486, 1_228], 26), [0, 470, 1_195], -10);
  const glass = leaning(block([-111, 447, 1_167], [111, 456, 1_221], 22), [0, 470, 1_195], -10);
  const housings = paired(block([880, 742, 812], [1_050, 850, 930], 40));
  const glasses = paired(block([892, 736, 822], [1_040, 748, 920], 32));
  const pillarEdge = paired(bar([792, 1_170, 815], [646, header.y, header.z - 2], [16, 16]));
  const header2 = bowed(
    bar([-590, header.y + 28, header.z + 4], [590, header.y + 28, header.z + 4], [14, 14]),
    40,
  );
  const pedals = joined(
    block([-350, 800, 120], [-300, 815, 270], 6),
    block([-470, 780, 160], [-390, 796, 240], 6),
  );
  return [
    part(roof, joined(top, visors)),
    part(roof, joined(rails, pillars, rears)),
    part(pianoBlack, mirror),
    part(mirrorGlass, glass),
    part(
      grained,
      joined(bar([0, 480, 1_200], [0, 560, 1_250], [14, 10]), block([-60, 520, 1_215], [60, 640, 1_262], 20)),
    ),
    part(grained, block([-70, 120, 1_262], [70, 300, 1_300], 14)),
    part(carpet, block([-900, -900, -60], [900, 1_500, 30], 4)),
    part(carpet, leaning(block([-900, 880, 0], [900, 940, 700], 4), [0, 900, 100], 20)),
    part(grained, housings),
    part(mirrorGlass, glasses),
    ...[pillarEdge, header2].map((edge) => part(rubber, edge)),
    part(mat, paired(block([160, 150, 20], [590, 790, 42], 8))),
    part(aluminum, pedals),
  ];
}
