import type { Published } from './publish.ts';

/** What a command line asks for. */
interface Asked {
  /** Every package of the checkout instead of named ones. */
  readonly isAll: boolean;
  /** `--older`. */
  readonly isOlderAsked: boolean;
}

/**
 * Whether builds that were just published may replace newer live releases. Named builds that were published
 * before may not unless requested, so that an old job that is run again does not bring back its release
 * (T16). New releases may, and so may a whole checkout, which goes live as one set.
 */
export function mayBeOlder(
  published: readonly Pick<Published, 'unchanged'>[],
  { isAll, isOlderAsked }: Asked,
): boolean {
  return isOlderAsked || isAll || published.every(({ unchanged }) => !unchanged);
}
