import type { MenuCount } from '@forecourt/shared-contracts/releases';

/** The known counts of the header. */
export type Counts = Readonly<Partial<Record<MenuCount, number | undefined>>>;
