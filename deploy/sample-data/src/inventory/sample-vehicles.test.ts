import { isValidVin } from '@forecourt/shared-contracts/inventory';
import { artVersion } from '@forecourt/backend/media/index.ts';
import { describe, expect, it } from 'vitest';
import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { sampleDealers } from './sample-dealers.ts';
import { interiorHexes } from './interior-colors.ts';
import { coverageOf } from './photographed.ts';
import { hasLostPhoto } from './sample-photos.ts';
import { sampleVehicles } from './sample-vehicles.ts';

const zips = createZipTable();
function sample(tenantId: string, count: number, todayOn = '2026-11-21') {
  const dealers = sampleDealers(tenantId, zips);
  return [...sampleVehicles({ tenantId, count, dealers, todayOn })];
}
const northstar = sample('northstar', 10_000);
const vehicles = northstar.map((entry) => entry.vehicle);
const share = (holds: (vehicle: (typeof vehicles)[number]) => boolean) =>
  vehicles.filter(holds).length / vehicles.length;

describe('sample dealers', () => {
  it.each([
    ['northstar', 'Northstar Kansas City', '8165550118'],
    ['harbor', 'Harbor Providence', '4015550109'],
    ['ember', 'Ember Las Vegas', '7025550119'],
  ])('have a phone number of their place: %s, %s', (tenantId, name, phone) => {
    const dealer = sampleDealers(tenantId, zips).find((one) => one.name === name);
    expect(dealer?.phone).toBe(phone);
  });
});

describe('sample vehicles', () => {
  it('are the same for the same tenant and number, different for another tenant', () => {
    expect(sample('northstar', 10_000)).toEqual(northstar);
    expect(sample('harbor', 10)[0]?.vehicle.vin).not.toBe(vehicles[0]?.vin);
  });

  it('have valid and unique VINs, within and across tenants', () => {
    const vins = ['harbor', 'ember'].flatMap((id) => sample(id, 10_000).map((entry) => entry.vehicle.vin));
    const all = [...vins, ...vehicles.map((vehicle) => vehicle.vin)];
    expect(all.filter((vin) => !isValidVin(vin))).toEqual([]);
    expect(new Set(all).size).toBe(30_000);
  });

  it.each(['northstar', 'harbor', 'ember'])(
    'are new ones of the year and the next, also in 2032: %s',
    (id) => {
      const later = sample(id, 1_000, '2032-02-29').map(({ vehicle }) => vehicle);
      const years = later.filter(({ condition }) => condition === 'New').map(({ year }) => year);
      expect(new Set(years)).toEqual(new Set([2032, 2033]));
      expect(later.filter(({ vin }) => !isValidVin(vin))).toEqual([]);
    },
  );

  it('are marked as samples and mostly available', () => {
    expect(share((vehicle) => vehicle.isSample)).toBe(1);
    expect(share((vehicle) => vehicle.availability === 'Available')).toBeGreaterThan(0.9);
    expect(share((vehicle) => vehicle.availability === 'Sold')).toBeGreaterThan(0.005);
  });

  it('cover makes, body styles and conditions', () => {
    expect(new Set(vehicles.map((vehicle) => vehicle.make)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(vehicles.map((vehicle) => vehicle.bodyStyle)).size).toBe(13);
    expect(share((vehicle) => vehicle.condition === 'New')).toBeGreaterThan(0.3);
  });

  it('never cost more used than new, and less with age', () => {
    for (const { condition, priceCents, msrpCents, mileage } of vehicles) {
      expect(priceCents).toBeGreaterThan(4_000_00);
      expect(priceCents).toBeLessThanOrEqual(msrpCents ?? 0);
      if (condition === 'New') expect(mileage).toBeLessThanOrEqual(60);
    }
    const kept = (year: number) => {
      const some = vehicles.filter((vehicle) => vehicle.year === year && vehicle.condition === 'Used');
      return (
        some.reduce((sum, vehicle) => sum + vehicle.priceCents / (vehicle.msrpCents ?? 1), 0) / some.length
      );
    };
    expect(kept(2018)).toBeLessThan(kept(2021));
    expect(kept(2021)).toBeLessThan(kept(2024));
  });

  it('have photos in their own paint and the color of their seats, by addresses of the sample tenants’ host: from all sides, or from their front corner', () => {
    const counts = { around: 5, corner: 2, none: 0 };
    for (const vehicle of vehicles) {
      const { hasPhotos, paintHex, photoUrls = [] } = vehicle;
      const seats = Object.entries(interiorHexes).find(([name]) => name === vehicle.interiorColor)?.[1];
      expect(photoUrls).toHaveLength(hasPhotos ? counts[coverageOf(vehicle)] : 0);
      expect(new Set(photoUrls).size).toBe(photoUrls.length);
      for (const url of photoUrls)
        expect(url).toMatch(
          new RegExp(
            `^/_sandbox/photos/[a-z-]+-\\d+e?/(${paintHex.slice(1)}/(quarter|side|front|rear|lost)|${seats}/cabin)\\.jpg\\?backdrop=studio&v=${artVersion}$`,
          ),
        );
    }
  });

  it.each(['northstar', 'harbor', 'ember'])(
    'of %s all have photos if the dealer has pictured them, two in five from all sides',
    (tenantId) => {
      const pictured = sample(tenantId, 2_000).flatMap(({ vehicle }) => (vehicle.hasPhotos ? [vehicle] : []));
      expect(pictured.filter((vehicle) => coverageOf(vehicle) === 'none')).toEqual([]);
      const around = pictured.filter((vehicle) => coverageOf(vehicle) === 'around');
      expect(around.length / pictured.length).toBeGreaterThan(0.4);
    },
  );

  it('rarely have a dead address: the second photo, never the first', () => {
    const views = vehicles.flatMap(({ photoUrls = [] }) =>
      photoUrls.map((url, at) => `${at} ${/[a-z]+\.jpg/.exec(url)?.[0]}`),
    );
    const count = (view: string) => views.filter((one) => one === view).length;
    const [lost, kept] = [count('1 lost.jpg'), count('1 side.jpg')];
    expect(views.filter((one) => one.endsWith('lost.jpg'))).toHaveLength(lost);
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(kept / 20);
    for (const tenantId of ['northstar', 'harbor', 'ember']) {
      const few = sample(tenantId, 2_000).map(({ vehicle }) => vehicle);
      expect(few.some(({ id, photoUrls }) => photoUrls?.length && hasLostPhoto(id))).toBe(true);
    }
  });

  it('have incentives only when new, below their price', () => {
    const withIncentives = northstar.filter((entry) => entry.incentives.length > 0);
    expect(withIncentives.length).toBeGreaterThan(500);
    for (const { vehicle, incentives } of withIncentives) {
      expect(vehicle.condition).toBe('New');
      const sum = incentives.reduce((total, one) => total + one.savingsCents, 0);
      expect(sum).toBeLessThan(vehicle.priceCents / 3);
      for (const one of incentives) expect(one.effectiveFromOn <= one.effectiveToOn).toBe(true);
    }
  });

  it('have incentives that exclude another of the same vehicle', () => {
    const excluding = northstar.filter(({ incentives }) =>
      incentives.some(({ excludes = [] }) => incentives.some(({ id }) => excludes.includes(id))),
    );
    expect(excluding.length).toBeGreaterThan(20);
  });

  it('have no phone mirroring where the make has none', () => {
    const teslas = vehicles.filter((vehicle) => vehicle.make === 'Tesla');
    expect(teslas.length).toBeGreaterThan(10);
    expect(teslas.filter((vehicle) => vehicle.features.includes('apple-carplay'))).toEqual([]);
  });

  it.each(['northstar', 'ember'])('have the names and ranges of their year: %s', (tenantId) => {
    const sampled = sample(tenantId, 10_000).map(({ vehicle }) => vehicle);
    const shown = (model: string, from: number, to: number) =>
      sampled
        .filter((one) => one.model === model && from <= one.year && one.year <= to)
        .map(({ trim, rangeMiles }) => `${trim} ${rangeMiles}`);
    const early = [...shown('Model S', 2017, 2020), ...shown('Bolt EV', 2017, 2019)];
    expect(early.length).toBeGreaterThan(10);
    expect(early.filter((one) => /Plaid|[12]LT|259/.test(one))).toEqual([]);
    expect(shown('Model S', 2021, 2026)).toContain('Plaid 368');
  });

  it('are all electric at the electric tenant', () => {
    const electric = sample('ember', 2_000).filter((entry) => entry.vehicle.fuelType === 'Electric');
    expect(electric).toHaveLength(2_000);
    expect(electric.every((entry) => (entry.vehicle.rangeMiles ?? 0) > 0)).toBe(true);
    expect(electric.every((entry) => (entry.vehicle.chargeMinutes ?? 0) > 0)).toBe(true);
  });
});
