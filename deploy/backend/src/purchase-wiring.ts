import type { Hono } from 'hono';
import {
  cartToProtect,
  noContributions,
  type CartContributions,
  type CommerceDeps,
} from './commerce/index.ts';
import type { AppEnv } from './http/index.ts';
import type { Outbox } from './outbox/index.ts';
import type { Clock, Random } from './ports/index.ts';
import { personalRate } from './prequalification/index.ts';
import {
  coveragePart,
  listProtectionPricing,
  protectionCharges,
  protectionRoutes,
  sampleProtectionPricing,
} from './protection/index.ts';
import type { PurchasePorts } from './purchase/index.ts';
import { sampleTradeInServices, tradeInParts, tradeInRoutes } from './trade-in/index.ts';

interface PurchaseSurroundings {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  /** Stand-ins answer for outside services. */
  readonly isSandbox: boolean;
}

/** What the domains around a cart bring: to its price, to the steps of the purchase, and their own calls. */
interface PurchaseDomains {
  readonly contributions: CartContributions;
  readonly parts: Pick<PurchasePorts, 'coverage' | 'tradeIn'>;
  routes(commerce: CommerceDeps): readonly Hono<AppEnv>[];
}

/** The domains around a cart, which commerce knows by its ports alone. */
export function purchaseDomains({ clock, random, outbox, isSandbox }: PurchaseSurroundings): PurchaseDomains {
  const tradeIn = tradeInParts({ clock });
  const tradeInServices = isSandbox ? sampleTradeInServices : undefined;
  const protection = { pricing: isSandbox ? sampleProtectionPricing : listProtectionPricing, clock };
  return {
    contributions: {
      ...noContributions,
      personalRate: personalRate(clock),
      tradeIn: tradeIn.amounts,
      takeTradeIn: tradeIn.take,
      protection: (store, holder, purchase) => protectionCharges(protection, { store, holder }, purchase),
    },
    parts: { coverage: coveragePart, tradeIn: tradeIn.part },
    routes: (commerce) => [
      protectionRoutes({ ...protection, findCart: (visitor) => cartToProtect(commerce, visitor) }),
      tradeInRoutes({ clock, random, outbox, services: tradeInServices }),
    ],
  };
}
