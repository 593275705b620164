import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { ApiClient } from '@forecourt/shared-contracts';
import { getCart, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import type { CartChange } from '../../domain/cart-choices.ts';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { useCart } from './model/use-cart.ts';
import { useChangeCart, useRefreshCart } from './data/cart.mutations.ts';

interface Choices {
  readonly downPaymentCents: number;
  readonly termMonths: number;
  readonly zipCode: string;
}

const first: Choices = { downPaymentCents: 100_000, termMonths: 60, zipCode: '60601' };
const base = cartFixture({ purchaseType: 'Finance' });

function cartOf({ downPaymentCents, termMonths, zipCode }: Choices): Cart {
  const finance = { ...base.price.finance!, downPaymentCents, termMonths };
  return { ...base, zipCode, price: { ...base.price, finance } };
}
const choicesOf = ({ zipCode, price: { finance } }: Cart) => ({
  downPaymentCents: finance?.downPaymentCents,
  termMonths: finance?.termMonths,
  zipCode,
});

/** A server whose calls arrive and are answered in any order. */
function clientOf(scheduler: fc.Scheduler): ApiClient {
  let choices = first;
  const step = (label: string) => scheduler.schedule(Promise.resolve(), label);
  const call = async ({ id }: { readonly id: string }, { body }: { readonly body?: Choices } = {}) => {
    if (![getCart.id, putCart.id, lookUpZip.id].includes(id)) throw new Error('not served');
    await step(`${id} arrives`);
    if (id === putCart.id && body) {
      const { downPaymentCents, termMonths, zipCode } = body;
      choices = { downPaymentCents, termMonths, zipCode };
    }
    const cart = cartOf(choices);
    await step(`${id} is answered`);
    return { cart };
  };
  return { call } as unknown as ApiClient;
}

const shown: { cart?: Cart; change?: (change: CartChange) => void; refresh?: () => Promise<void> } = {};
function Choice({ cart }: { readonly cart: Cart }) {
  shown.cart = cart;
  shown.change = useChangeCart({ cart, onConflict: () => undefined }).change;
  return null;
}
function Page() {
  const load = useCart();
  shown.refresh = useRefreshCart();
  return load.kind === 'loaded' ? <Choice cart={load.cart} /> : null;
}

const changes = fc.oneof(
  fc.constantFrom(200_000, 300_000, 100_000).map((downPaymentCents) => ({ downPaymentCents })),
  fc.constantFrom(36, 48).map((termMonths) => ({ termMonths })),
  fc.constantFrom('04101', '60601').map((zipCode) => ({ zipCode })),
);
const steps = fc.array(fc.oneof(changes, fc.constantFrom('reply' as const, 'refetch' as const)), {
  maxLength: 10,
});

it('F31: the cart ends with the last choices, whatever order replies arrive in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, all) => {
      const platform = await createTestPlatform();
      const view = await renderRemote({ RemoteApp: Page }, { ...platform, client: clientOf(scheduler) });
      const reply = () =>
        act(async () => {
          if (scheduler.count() > 0) await scheduler.waitOne();
          // Views see a result in a task of its own.
          await new Promise((resolve) => setTimeout(resolve));
        });
      await vi.waitFor(
        async () => {
          await reply();
          expect(shown.cart).toBeDefined();
        },
        { timeout: 10_000, interval: 1 },
      );
      let wanted = first;
      for (const step of all) {
        if (step === 'reply') await reply();
        else if (step === 'refetch') await act(async () => void shown.refresh?.());
        else {
          wanted = { ...wanted, ...step };
          const change: CartChange =
            'zipCode' in step ? { kind: 'zip', zipCode: step.zipCode } : { kind: 'terms', terms: step };
          await act(async () => shown.change?.(change));
        }
      }
      await vi.waitFor(
        async () => {
          await reply();
          expect([scheduler.count(), choicesOf(shown.cart!)]).toEqual([0, wanted]);
        },
        { timeout: 10_000, interval: 1 },
      );
      await reply();
      expect(choicesOf(shown.cart!)).toEqual(wanted);
      view.unmount();
      delete shown.cart;
    }),
    { numRuns: 30 },
  );
});
