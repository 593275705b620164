/** A lender whose payoffs can be looked up. */
export interface PayoffLender {
  readonly id: string;
  readonly name: string;
}

/** Result of matching a typed name: a lender on the list, a suggested one, or none. */
export type LenderMatch =
  | { readonly kind: 'listed'; readonly lender: PayoffLender }
  | { readonly kind: 'suggested'; readonly lender: PayoffLender }
  | { readonly kind: 'unlisted' };

/** Generic words in company names. */
const commonWords =
  /\b(the|bank|credit|union|auto|automotive|finance|financial|services?|loans?|company|co|corp|inc|na|fcu|cu)\b/g;

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function core(name: string): string {
  const bare = plain(name).replace(commonWords, ' ').replace(/\s+/g, ' ').trim();
  return bare === '' ? plain(name) : bare;
}

/** Edit distance: number of letters to insert, delete or replace to turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Distance of a typed name from a lender's, 0 to 1, relative to the longer one; a prefix of three letters or more counts as near. */
function farness(typed: string, name: string): number {
  const [one, other] = [core(typed), core(name)];
  if (one.length >= 3 && (other.startsWith(one) || one.startsWith(other))) return 0.1;
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

const nearEnough = 0.34;

/**
 * Matches a lender's name with the list (FIELD-84). Case, punctuation and accents do not matter; a near match suggests the closest lender
 * on the list.
 */
export function matchLender(typed: string, lenders: readonly PayoffLender[]): LenderMatch {
  const wanted = plain(typed);
  if (wanted === '') return { kind: 'unlisted' };
  const listed = lenders.find(({ name }) => plain(name) === wanted);
  if (listed) return { kind: 'listed', lender: listed };
  const [nearest] = lenders
    .map((lender) => ({ lender, far: farness(typed, lender.name) }))
    .sort((one, other) => one.far - other.far);
  return nearest && nearest.far <= nearEnough
    ? { kind: 'suggested', lender: nearest.lender }
    : { kind: 'unlisted' };
}
