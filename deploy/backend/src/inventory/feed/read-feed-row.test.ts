import { describe, expect, it } from 'vitest';
import { feedHeader, type FeedColumn } from './feed-columns.ts';
import { noteText } from './feed-summary.ts';
import { readFeedRow } from './read-feed-row.ts';

const sound = {
  vin: '4T1DAACK6SU100001',
  stock_number: 'F1001',
  condition: 'Used',
  year: '2023',
  make: 'Toyota',
  model: 'Camry',
  price: '$24,995',
  mileage: '31,200',
  body_style: 'Sedan',
  fuel: 'Gas',
  drivetrain: 'FWD',
  exterior_color: 'Midnight Black Metallic',
  owners: '1',
  accidents: '0',
  clean_title: 'yes',
};

function read(change: Partial<Record<FeedColumn, string>>) {
  const row = { ...sound, ...change };
  return readFeedRow(feedHeader(Object.keys(row)).values(Object.values(row)), '2026-11-21');
}

describe('a row of a feed', () => {
  it.each<[string, Partial<Record<FeedColumn, string>>, object]>([
    ['amounts and miles as people write them', {}, { priceCents: 24_995_00, mileage: 31_200 }],
    ['cents', { price: '24995.5' }, { priceCents: 24_995_50 }],
    ['a VIN in small letters', { vin: ' 4t1daack6su100001 ' }, { vin: '4T1DAACK6SU100001' }],
    [
      'dealers’ words',
      { condition: 'CPO', body_style: 'Sport Utility', drivetrain: '4x4', fuel: 'PHEV' },
      { condition: 'Certified', bodyStyle: 'suv', drivetrain: '4WD', fuelType: 'Plug-In Hybrid' },
    ],
    ['the color that a paint names', {}, { colorFamily: 'Black', paintHex: '#16181b' }],
    ['the last color of several', { exterior_color: 'Black Cherry Red' }, { colorFamily: 'Red' }],
    [
      'the color that a hex code is near',
      { exterior_color: 'Nightfall', exterior_hex: '#27408B' },
      { colorFamily: 'Blue', paintHex: '#27408b' },
    ],
    [
      'known features, each once and in order',
      { features: 'Heated Seats; apple-carplay|Apple CarPlay;Cup holders' },
      { features: ['apple-carplay', 'heated-seats'] },
    ],
    ['a missing list price as none', {}, { msrpCents: null }],
    ['the day of the import as the listing’s', {}, { listedOn: '2026-11-21' }],
    ['commas and bars within names as spaces', { trim: 'Limited,  4WD|Tow' }, { trim: 'Limited 4WD Tow' }],
    [
      'a new vehicle without a past',
      { condition: 'New', owners: '', accidents: '', clean_title: '' },
      { ownerCount: 0, usage: 'none' },
    ],
    [
      'what it does not state as unstated',
      { interior_color: '', transmission: '', engine: '', seats: '', doors: '', service_records: '' },
      {
        interiorColor: '',
        transmission: '',
        engine: '',
        seatCount: null,
        doorCount: null,
        serviceRecordCount: null,
        usage: null,
      },
    ],
    [
      'seats, doors and a past as stated',
      { seats: '7', doors: '5', service_records: '0', usage: 'Fleet' },
      { seatCount: 7, doorCount: 5, serviceRecordCount: 0, usage: 'fleet' },
    ],
    ['a use that is none of ours as unstated', { usage: 'police' }, { usage: null }],
    ['“none” for a used vehicle as unstated', { usage: 'none' }, { usage: null }],
    ['a status', { status: 'Sale pending' }, { availability: 'PendingSale' }],
    ['letters of any language', { make: 'Citroën', model: '日産' }, { make: 'Citroën', model: '日産' }],
  ])('accepts %s', (_, change, expected) => {
    const { vehicle, faults } = read(change);
    expect(faults).toEqual([]);
    expect(vehicle).toMatchObject(expected);
  });

  it.each<[Partial<Record<FeedColumn, string>>, string]>([
    [
      { vin: '4T1DAACK6SU10000' },
      'vin is “4T1DAACK6SU10000”, but a VIN is 17 letters and digits without I, O and Q',
    ],
    [
      { vin: '4T1DAACK6SU10000O' },
      'vin is “4T1DAACK6SU10000O”, but a VIN is 17 letters and digits without I, O and Q',
    ],
    [{ price: '' }, 'price is empty'],
    [{ price: '24.995,00' }, 'price is “24.995,00”, but it is a number from 100 to 10000000'],
    [{ price: '-5' }, 'price is “-5”, but it is a number from 100 to 10000000'],
    [{ price: '1e9' }, 'price is “1e9”, but it is a number from 100 to 10000000'],
    [{ price: '99999999999' }, 'price is “99999999999”, but it is a number from 100 to 10000000'],
    [{ mileage: 'n/a' }, 'mileage is “n/a”, but it is a number from 0 to 1000000'],
    [{ year: '1899' }, 'year is “1899”, but it is a number from 1980 to 2100'],
    [{ year: '' }, 'year is empty'],
    [{ make: '' }, 'make is empty'],
    [{ make: '=HYPERLINK("http://x")' }, 'make begins with “=”, which a spreadsheet runs as a formula'],
    [{ model: '@SUM(A1)' }, 'model begins with “@”, which a spreadsheet runs as a formula'],
    [{ trim: '-1+1' }, 'trim begins with “-”, which a spreadsheet runs as a formula'],
    [{ model: '<script>alert(1)</script>' }, 'model holds a character that is not for texts'],
    [{ model: 'Cam\u0000ry' }, 'model holds a character that is not for texts'],
    [{ model: 'Cam\ufffdry' }, 'model holds letters that are no UTF-8; save the feed as UTF-8'],
    [{ model: 'x'.repeat(41) }, 'model is longer than 40 characters'],
    [{ condition: 'mint' }, 'condition is “mint”, but it is one of Certified, New, Used'],
    [{ drivetrain: '' }, 'drivetrain is empty'],
    [
      { exterior_color: 'Nightfall' },
      'color_family is needed, for “Nightfall” does not say which color a shopper would look for',
    ],
    [{ exterior_hex: 'blue' }, 'exterior_hex is “blue”, but it is like #27508f'],
    [{ owners: '' }, 'owners is needed for a vehicle that is not new'],
    [{ accidents: '' }, 'accidents is needed for a vehicle that is not new'],
    [{ clean_title: 'salvage' }, 'clean_title is not “yes”; only vehicles with a clean title are listed'],
    [{ status: 'maybe' }, 'status is “maybe”, but it is one of available, pending, sold'],
    [{ listed_on: '2026-02-30' }, 'listed_on is “2026-02-30”, but it is a date like 2026-11-21'],
    [
      { dealer_name: 'North', dealer_street: '1 Main St', dealer_zip: '1', dealer_phone: '3125550100' },
      'dealer_zip is needed beside dealer_name, five digits',
    ],
  ])('is skipped: %j', (change, reason) => {
    const { vehicle, faults } = read(change);
    expect(vehicle).toBeUndefined();
    expect(
      faults.map((fault) =>
        noteText({ line: 2, reason: fault.reason, ...(fault.column && { column: fault.column }) }),
      ),
    ).toEqual([`line 2: ${reason}`]);
  });

  it('with a wrong check digit is accepted with a warning', () => {
    const { vehicle, warnings } = read({ vin: '4T1DAACK0SU100001' });
    expect(vehicle?.vin).toBe('4T1DAACK0SU100001');
    expect(warnings).toEqual(['the check digit of the VIN is wrong; please compare it with the vehicle']);
  });

  it('recognizes columns by other names, and reports missing ones', () => {
    const header = feedHeader([
      'VIN',
      'Stock #',
      'Type',
      'Model Year',
      'Make',
      'Model',
      'Internet Price',
      'Odometer',
      'Body',
      'Fuel Type',
      'Drive Type',
      'VIN',
    ]);
    expect(header.missing).toEqual(['exterior_color']);
    expect(header.repeated).toEqual(['vin']);
  });
});
