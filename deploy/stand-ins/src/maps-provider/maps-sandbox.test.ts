import { expect, it } from 'vitest';
import { samplePlaces } from './sample-places.ts';
import { createZipTable } from '@forecourt/backend/geo/index.ts';

const zips = createZipTable();

it.each(samplePlaces.map((place) => [`${place.street}, ${place.city}`, place] as const))(
  '%s matches the location of its ZIP code',
  (_name, { zip, city, state, county }) => {
    expect(zips.find(zip)).toMatchObject({ city, state, county });
  },
);
