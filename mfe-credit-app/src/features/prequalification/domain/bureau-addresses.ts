import type { CreditBureauName } from '@forecourt/shared-contracts/prequalification';

/** Where a consumer requests a copy of the report from a bureau, or disputes it (FCRA section 615(a)(3)). */
interface BureauAddress {
  readonly name: string;
  readonly street: string;
  readonly place: string;
  /** Toll-free nationwide. */
  readonly phone: string;
}

/** The addresses that the bureaus publish for consumers. */
export const bureauAddresses: Readonly<Record<CreditBureauName, BureauAddress>> = {
  Equifax: {
    name: 'Equifax Information Services LLC',
    street: 'P.O. Box 740241',
    place: 'Atlanta, GA 30374',
    phone: '1-800-685-1111',
  },
  Experian: { name: 'Experian', street: 'P.O. Box 2002', place: 'Allen, TX 75013', phone: '1-888-397-3742' },
  TransUnion: {
    name: 'TransUnion LLC',
    street: 'P.O. Box 1000',
    place: 'Chester, PA 19016',
    phone: '1-800-888-4213',
  },
};
