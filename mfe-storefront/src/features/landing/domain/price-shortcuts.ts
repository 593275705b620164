import { searchHrefOf } from '../../../domain/search-href.ts';

/** A link into the search by price or payment. Bounds in whole dollars, an absent one is open. */
export interface PriceShortcut {
  readonly id: string;
  readonly kind: 'price' | 'payment';
  readonly minDollars?: number;
  readonly maxDollars?: number;
  readonly href: string;
}

const bounds = [
  { kind: 'price', max: 15_000 },
  { kind: 'price', min: 15_000, max: 25_000 },
  { kind: 'price', min: 25_000, max: 40_000 },
  { kind: 'price', min: 40_000 },
  { kind: 'payment', max: 300 },
  { kind: 'payment', max: 500 },
] as const satisfies readonly { kind: 'price' | 'payment'; min?: number; max?: number }[];

/** The shortcuts of the landing page, by price and by monthly payment, each its own search. */
export const priceShortcuts: readonly PriceShortcut[] = bounds.map((one) => {
  const min = 'min' in one ? one.min : undefined;
  const max = 'max' in one ? one.max : undefined;
  const query = {
    ...(min !== undefined && { [`${one.kind}Min`]: min }),
    ...(max !== undefined && { [`${one.kind}Max`]: max }),
  };
  return {
    id: [one.kind, min ?? '', max ?? ''].join('-'),
    kind: one.kind,
    ...(min !== undefined && { minDollars: min }),
    ...(max !== undefined && { maxDollars: max }),
    href: searchHrefOf(query),
  };
});
