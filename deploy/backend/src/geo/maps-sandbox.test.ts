import { expect, it } from 'vitest';
import { samplePlaces } from './sample-places.ts';
import { createZipTable } from './zip-table.ts';

it.each(samplePlaces.map((place) => [`${place.street}, ${place.city}`, place] as const))(
  '%s is where its ZIP code is',
  (_name, { zip, city, state, county }) => {
    expect(createZipTable().find(zip)).toMatchObject({ city, state, county });
  },
);
