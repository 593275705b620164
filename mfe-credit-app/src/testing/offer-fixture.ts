import type { PriceInput } from '@forecourt/shared-contracts/pricing';
import type {
  ChosenCoverage,
  ProtectionLevel,
  ProtectionOffer,
  ProtectionType,
} from '@forecourt/shared-contracts/protection';
import { protectionCategory } from '@forecourt/shared-contracts/protection';
import { orderVehicleFixture, priceFixture } from '@forecourt/shared-contracts/testing';

type Levels = Readonly<Record<ProtectionType, readonly ProtectionLevel[]>>;

const level = (code: string, termMonths: number, priceCents: number, miles: number | null = null) => ({
  code,
  termMonths,
  miles,
  deductibleCents: miles === null ? 0 : 100_00,
  priceCents,
  monthlyCents: Math.round(priceCents / 60),
});

const sold: Levels = {
  TWO: [level('TWO-36', 36, 895_00)],
  VSC: [level('VSC-48', 48, 1_895_00, 50_000), level('VSC-72', 72, 2_400_00, 75_000)],
  CP: [level('CP-72', 72, 3_395_00, 75_000)],
  GAP: [level('GAP-72', 72, 795_00)],
};

interface OfferParts extends Partial<Omit<ProtectionOffer, 'chosen' | 'price' | 'priceWithout'>> {
  /** Codes of the chosen levels, in the order of choosing. */
  readonly chosen?: readonly string[];
  readonly purchaseType?: PriceInput['purchaseType'];
  /** Overrides the price that follows from the chosen levels. */
  readonly price?: Partial<ProtectionOffer['price']>;
}

/** The coverage offered for the invented vehicle. In a cash purchase nothing has a monthly cost, and there is no GAP. */
export function offerFixture(parts: OfferParts = {}): ProtectionOffer {
  const { chosen = [], purchaseType = 'Finance', price = {}, ...rest } = parts;
  const types = (Object.keys(sold) as ProtectionType[]).filter(
    (type) => type !== 'GAP' || purchaseType !== 'Cash',
  );
  const packages = types.map((type) => ({
    type,
    category: protectionCategory(type),
    levels: sold[type].map((one) => (purchaseType === 'Cash' ? { ...one, monthlyCents: null } : one)),
  }));
  const picked = chosen.flatMap((code) =>
    packages.flatMap(({ type, levels }): ChosenCoverage[] =>
      levels.filter((one) => one.code === code).map((one) => ({ type, level: one, isHeld: false })),
    ),
  );
  const protection = picked.map(({ level: { code, priceCents } }) => ({ code, priceCents: priceCents ?? 0 }));
  return {
    vehicle: orderVehicleFixture(),
    isAvailable: true,
    packages,
    refused: purchaseType === 'Cash' ? [{ type: 'GAP', reason: 'needs-financing' }] : [],
    chosen: picked,
    isPricingDown: false,
    isConcluded: false,
    price: { ...priceFixture({ purchaseType, protection }), ...price },
    priceWithout: priceFixture({ purchaseType }),
    refund: { fullRefundDays: 60, feeCents: 50_00 },
    ...rest,
  };
}
