import { writeFileSync } from 'node:fs';
import { vehicleAngles } from '@forecourt/shared-contracts/inventory';
import { backdrops } from './backdrop.ts';
import { contactSheet } from './contact-sheet.ts';

/** Writes a page with all drawn shapes: `FILE [angle] [backdrop] [--models]`. */
const words = process.argv.slice(2);
const [file = 'contact-sheet.html'] = words;
const angle = vehicleAngles.find((one) => words.includes(one)) ?? 'quarter';
const backdrop = backdrops.find((one) => words.includes(one)) ?? 'studio';
writeFileSync(file, contactSheet({ angle, backdrop, hasModels: words.includes('--models') }));
