import { expect, test } from 'vitest';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { usStates } from '@forecourt/shared-contracts/geo';
import { timeZoneOf } from './time-zone-of.ts';
import { createZipTable } from './zip-table.ts';

const zips = createZipTable();

test.each([
  ['60601', 'Chicago', 'America/Chicago'],
  ['48226', 'Detroit', 'America/Detroit'],
  ['49801', 'Iron Mountain', 'America/Menominee'],
  ['46254', 'Indianapolis', 'America/New_York'],
  ['46307', 'Crown Point', 'America/Chicago'],
  ['42001', 'Paducah', 'America/Chicago'],
  ['40202', 'Louisville', 'America/New_York'],
  ['37402', 'Chattanooga', 'America/New_York'],
  ['37203', 'Nashville', 'America/Chicago'],
  ['32501', 'Pensacola', 'America/Chicago'],
  ['32301', 'Tallahassee', 'America/New_York'],
  ['79901', 'El Paso', 'America/Denver'],
  ['57701', 'Rapid City', 'America/Denver'],
  ['83814', 'Coeur d’Alene', 'America/Los_Angeles'],
  ['85001', 'Phoenix', 'America/Phoenix'],
  ['96813', 'Honolulu', 'Pacific/Honolulu'],
  ['00601', 'Adjuntas', 'America/Puerto_Rico'],
  ['09001', 'the armed forces', undefined],
])('%s, %s: %s', (zip, _city, timeZone) => {
  const at = zips.find(zip);
  expect(at && timeZoneOf(at)).toBe(timeZone);
});

test.each(usStates.map(([code]) => code))('%s has a zone that exists', (state) => {
  const timeZone = timeZoneOf({ state, county: '' }) ?? '';
  expect(dateOnIn('2026-06-18T20:00:00Z', timeZone)).toBe('2026-06-18');
});
