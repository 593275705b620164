import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseHandOver, getCart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { getPrequalification, putPrequalificationPerson } from '@forecourt/shared-contracts/prequalification';
import { answer } from '@forecourt/shared-contracts/testing';
import {
  clearTradeInAnswers,
  getTradeIn,
  listLenders,
  removeTradeIn,
  requestOffer,
  saveTradeInAnswers,
} from '@forecourt/shared-contracts/trade-in';
import { cartFixture } from '../testing/cart-fixture.ts';
import { personFixture, prequalificationFixture } from '../testing/prequalification-fixture.ts';
import { buyer, renderRemote } from '../testing/render-remote.tsx';
import { startPurchaseApi } from '../testing/start-purchase-api.ts';
import { offerFixture, wholeAnswers } from '../testing/trade-in-fixture.ts';

const server = startPurchaseApi();

const ids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A tab: its pages share what is in session storage, which `stored` returns without random ids. */
function openTab() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const visit = (target: string, signedInAs?: typeof buyer) =>
    renderRemote({ target, signedInAs, parts: { openSession: () => storage } });
  const stored = () =>
    [...values]
      .map((entry) => entry.join(' '))
      .join('\n')
      .replaceAll(ids, '');
  return { visit, stored };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

describe('a trade-in page left half typed', () => {
  it.each<[string, string, string, string]>([
    ['the VIN', '/trade-in/offer/vehicle', 'VIN', '4T1E3TPM'],
    ['the mileage', '/trade-in/offer/mileage', 'Miles on the odometer today', '7777'],
    ['the email', '/trade-in/offer/contact', 'Email', 'ada@exam'],
  ])('%s is there after a reload', async (_, target, name, text) => {
    server.use(answer(getTradeIn, () => ({ tradeIn: null, draft: null })));
    const tab = openTab();
    const first = await tab.visit(target);
    await first.user.type(await field(name), text);
    first.unmount();
    await tab.visit(target);
    expect(await field(name)).toHaveValue(text);
  });

  it('is forgotten once it is sent', async () => {
    const draft = { answers: { mileage: 7777 }, version: 1 };
    server.use(
      answer(getTradeIn, () => ({ tradeIn: null, draft: null })),
      answer(saveTradeInAnswers, () => ({ tradeIn: null, draft })),
    );
    const tab = openTab();
    const { user, path } = await tab.visit('/trade-in/offer/mileage');
    await user.type(await field('Miles on the odometer today'), '7777');
    expect(tab.stored()).toContain('7777');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).not.toBe('/trade-in/offer/mileage'));
    expect(tab.stored()).not.toContain('7777');
  });

  const financed = offerFixture({ ownership: 'Finance', equityCents: null });
  it.each([
    ['replacing', { tradeIn: financed, draft: null }, '/trade-in/offer', ['Replace with another vehicle']],
    [
      'removing',
      { tradeIn: financed, draft: null },
      '/trade-in/offer',
      ['Remove trade-in', 'Yes, remove it'],
    ],
    [
      'a new offer',
      { tradeIn: financed, draft: { answers: wholeAnswers, version: 3 } },
      '/trade-in/offer/review',
      ['Get my offer'],
    ],
  ] as const)('is about one vehicle: %s forgets it', async (_, state, target, buttons) => {
    server.use(
      answer(getTradeIn, () => state),
      answer(clearTradeInAnswers, () => state),
      answer(removeTradeIn, () => ({ tradeIn: null, draft: null })),
      answer(requestOffer, () => ({ tradeIn: financed, draft: null })),
    );
    const tab = openTab();
    const first = await tab.visit('/trade-in/offer/payoff/estimation', buyer);
    await first.user.type(await field('Amount owed'), '18000');
    first.unmount();
    const second = await tab.visit('/trade-in/offer/mileage', buyer);
    await second.user.clear(await field('Miles on the odometer today'));
    await second.user.type(await field('Miles on the odometer today'), '7777');
    second.unmount();
    expect(tab.stored()).toMatch(/18000[^]*7777/);
    const { user } = await tab.visit(target, buyer);
    for (const name of buttons) await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(tab.stored()).not.toMatch(/18000|7777/));
  });

  it('of an account is not shown to anyone else in the tab', async () => {
    server.use(answer(getTradeIn, () => ({ tradeIn: null, draft: null })));
    const tab = openTab();
    const first = await tab.visit('/trade-in/offer/mileage', buyer);
    await first.user.type(await field('Miles on the odometer today'), '7777');
    first.unmount();
    await tab.visit('/trade-in/offer/mileage');
    expect(await field('Miles on the odometer today')).toHaveValue('');
  });

  it('never has the digits of an account or a Social Security number in storage', async () => {
    const lenders = [{ id: 'lakeshore', name: 'Lakeshore Credit Union' }];
    const tradeIn = offerFixture({ ownership: 'Finance', equityCents: null });
    server.use(
      answer(getTradeIn, () => ({ tradeIn, draft: null })),
      answer(listLenders, () => ({ lenders })),
    );
    const target = '/trade-in/offer/payoff/verification?lender=lakeshore';
    const tab = openTab();
    const first = await tab.visit(target, buyer);
    await first.user.type(await field('Account number, last 4 digits'), '4321');
    await first.user.type(await field('Last name on the loan'), 'Byron');
    await first.user.type(await field('Social Security number, last 4 digits'), '6789');
    expect(tab.stored()).not.toMatch(/4321|6789/);
    first.unmount();
    await tab.visit(target, buyer);
    expect(await field('Last name on the loan')).toHaveValue('Byron');
    expect(await field('Social Security number, last 4 digits')).toHaveValue('');
  });
});

describe('a pre-qualification page left half typed', () => {
  it('has names, phone and consents after a reload, until they are sent', async () => {
    const saved = prequalificationFixture({
      state: 'mq_incompleted',
      step: 'device',
      person: personFixture,
    });
    server.use(
      answer(getPrequalification, { prequalification: prequalificationFixture() }),
      answer(putPrequalificationPerson, { prequalification: saved }),
    );
    const target = '/pre-qualification/identification';
    const tab = openTab();
    const first = await tab.visit(target);
    await first.user.type(await field('First name'), 'Ada');
    await first.user.type(await field('Mobile phone'), '2125550142');
    const [marketing] = screen.getAllByRole('checkbox');
    await first.user.click(marketing!);
    first.unmount();
    const second = await tab.visit(target);
    expect(await field('First name')).toHaveValue('Ada');
    expect(await field('Mobile phone')).toHaveValue('(212) 555 - 0142');
    expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
    await second.user.type(await field('Last name'), 'Sample');
    await second.user.type(await field('Email'), 'ada@example.com');
    await second.user.type(await field('ZIP code'), '60601');
    await second.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(second.path()).toBe('/pre-qualification/device'));
    expect(tab.stored()).not.toContain('Ada');
  });

  it('has the address, and never the date of birth', async () => {
    const here = { state: 'mq_incompleted', step: 'full-identification', person: personFixture } as const;
    server.use(answer(getPrequalification, { prequalification: prequalificationFixture(here) }));
    const target = '/pre-qualification/full-identification';
    const tab = openTab();
    const first = await tab.visit(target);
    await first.user.type(await field('Date of birth'), '02031988');
    await first.user.type(await field('Street address'), '12 Garden Street');
    expect(tab.stored()).not.toContain('1988');
    first.unmount();
    await tab.visit(target);
    expect(await field('Street address')).toHaveValue('12 Garden Street');
    expect(await field('Date of birth')).toHaveValue('');
  });
});

const lewiston = { zip: '04240', city: 'Lewiston', state: 'ME', county: 'X', latitude: 44, longitude: -70 };

describe('a delivery address left half typed', () => {
  it('is there after a reload, and forgotten once it is saved', async () => {
    const cart = cartFixture({ purchaseType: 'Finance' });
    server.use(
      answer(getCart, () => ({ cart })),
      answer(chooseHandOver, () => ({ cart })),
      answer(lookUpZip, () => lewiston),
    );
    const tab = openTab();
    const first = await tab.visit('/cart/details');
    await first.user.click(await screen.findByRole('radio', { name: /Delivery to your address/ }));
    await first.user.type(await field('Street address'), '12 Garden Street');
    first.unmount();
    const { user, path } = await tab.visit('/cart/details');
    expect(await field('Street address')).toHaveValue('12 Garden Street');
    expect(screen.getByRole('radio', { name: /Delivery to your address/ })).toBeChecked();
    await user.type(await field('ZIP code'), '04240{Tab}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Lewiston'));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(path()).toBe('/cart/overview'));
    expect(tab.stored()).not.toContain('12 Garden Street');
  });
});
