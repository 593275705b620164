import type { IndexedRow } from './indexed-row.ts';

/** Bodies that a shopper for a car never asked for: for work, or for many passengers. */
const commercialBodies: readonly string[] = ['cab', 'cargo', 'cutaway', 'passenger'];

type ShownModel = Pick<IndexedRow, 'make' | 'model' | 'bodyStyle' | 'hasPhotos'>;

/**
 * Returns a function that tells the group in which a recommendation lists a vehicle, asked in the order of their ids:
 * 0 for the first one of each model, so that a page shows a model once, 1 for others, 2 for commercial bodies.
 * Vehicles with and without pictures are counted apart.
 */
export function createRecommender(): (vehicle: ShownModel) => number {
  const seen = new Set<string>();
  return ({ make, model, bodyStyle, hasPhotos }) => {
    if (commercialBodies.includes(bodyStyle)) return 2;
    const key = `${make}|${model}|${hasPhotos}`;
    if (seen.has(key)) return 1;
    seen.add(key);
    return 0;
  };
}

/** Returns the group of each row, which are sorted by id. */
export const recommendedGroups = (rows: readonly IndexedRow[]): Uint8Array =>
  Uint8Array.from(rows, createRecommender());
