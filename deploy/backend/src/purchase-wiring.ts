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
import { coveragePart, protectionCharges, protectionRoutes } from './protection/index.ts';
import type { Providers } from './providers.ts';
import type { PurchasePorts } from './purchase/index.ts';
import { tradeInParts, tradeInRoutes } from './trade-in/index.ts';

interface PurchaseDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly providers: Pick<Providers, 'tradeIn' | 'protectionPricing'>;
}

/** What the domains around a cart contribute: to its price, to the steps of the purchase, and their own calls. */
interface PurchaseDomains {
  readonly contributions: CartContributions;
  readonly parts: Pick<PurchasePorts, 'coverage' | 'tradeIn'>;
  routes(commerce: CommerceDeps): readonly Hono<AppEnv>[];
}

/** The domains around a cart, which commerce knows by its ports alone. */
export function purchaseDomains({ clock, random, outbox, providers }: PurchaseDeps): PurchaseDomains {
  const tradeIn = tradeInParts({ clock });
  const protection = { pricing: providers.protectionPricing, clock };
  return {
    contributions: {
      ...noContributions,
      personalRate: personalRate(clock),
      tradeIn: tradeIn.amounts,
      takeTradeIn: tradeIn.take,
      returnTradeIn: tradeIn.giveBack,
      protection: (store, holder, purchase) => protectionCharges(protection, { store, holder }, purchase),
    },
    parts: { coverage: coveragePart, tradeIn: tradeIn.part },
    routes: (commerce) => [
      protectionRoutes({ ...protection, findCart: (visitor) => cartToProtect(commerce, visitor) }),
      tradeInRoutes({ clock, random, outbox, services: providers.tradeIn }),
    ],
  };
}
