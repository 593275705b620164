import { protectionCategory, type ProtectionOffer } from '@forecourt/shared-contracts/protection';
import type { ProtectionProduct } from '@forecourt/shared-contracts/tenant';
import type { CountedCoverage, CoverageState } from './coverage-standing.ts';
import type { CoveredCart } from './covered-cart.ts';
import { monthlyCost, type ProtectionCharge } from './level-cost.ts';
import type { ProtectionPlan } from './plan-rows.ts';

interface OfferParts {
  readonly cart: CoveredCart;
  readonly plan: ProtectionPlan;
  readonly standing: CoverageState;
  readonly refund: ProtectionOffer['refund'];
}

type LevelSettings = ProtectionProduct['levels'][number];

/** Returns a purchase's packages, prices and chosen coverage as screens show them. */
export function protectionOfferView({ cart, plan, standing, refund }: OfferParts): ProtectionOffer {
  const { counted, financedOnly, products, refused, quotes } = standing;
  const levelView = (charge: Omit<ProtectionCharge, 'priceCents'>, level: LevelSettings, cents?: number) => ({
    code: level.code,
    termMonths: level.termMonths,
    miles: level.miles,
    deductibleCents: level.deductibleCents,
    priceCents: cents ?? null,
    monthlyCents:
      cents === undefined ? null : monthlyCost({ ...charge, priceCents: cents }, counted, cart.priceWith),
  });
  return {
    vehicle: cart.vehicle,
    isAvailable: cart.isAvailable,
    packages: products.map(({ type, levels }) => ({
      type,
      category: protectionCategory(type),
      levels: levels.map((level) => levelView({ type, code: level.code }, level, quotes?.get(level.code))),
    })),
    refused: [...refused],
    chosen: counted.flatMap((one) => {
      const level = levelOf(products, one);
      return level
        ? [{ type: one.type, level: levelView(one, level, one.priceCents), isHeld: one.isHeld }]
        : [];
    }),
    financedOnly: [...financedOnly],
    isPricingDown: quotes === undefined,
    isConcluded: plan.concludedAt !== null,
    price: cart.priceWith(counted),
    priceWithout: cart.priceWith([]),
    refund,
  };
}

function levelOf(
  products: readonly ProtectionProduct[],
  { code }: CountedCoverage,
): LevelSettings | undefined {
  return products.flatMap(({ levels }) => levels).find((level) => level.code === code);
}
