import { writeFileSync } from 'node:fs';
import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { modelStyle, pictureSheet } from '@forecourt/backend/media/index.ts';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { firstResults } from './first-results.ts';

/** Writes a page with the pictures of each sample tenant's first 24 results: `FILE`. */
const [file = 'results-sheet.html'] = process.argv.slice(2);
const zips = createZipTable();
const todayOn = new Date().toISOString().slice(0, 10);
const backdropOf = { northstar: 'studio', harbor: 'warm', ember: 'dark' } as const;
const pictures = Object.entries(backdropOf).flatMap(([tenantId, backdrop]) =>
  firstResults({ tenantId, count: 10_000, todayOn, zips }).map((vehicle) => ({
    caption: vehicleName(vehicle),
    style: modelStyle(vehicle),
    hex: vehicle.paintHex.slice(1).toLowerCase(),
    angle: 'quarter' as const,
    backdrop,
  })),
);
writeFileSync(file, pictureSheet(pictures));
