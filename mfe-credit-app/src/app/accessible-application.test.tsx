import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changedTerms, orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import {
  applicationPages,
  getCreditApplication,
  putCreditApplication,
  submitCreditApplication,
  type Answers,
} from '@forecourt/shared-contracts/credit-application';
import { axeFaults, tabTo } from '@forecourt/shared-contracts/react/testing';
import { aloneAnswers, answer, homeAnswers, jointAnswers, refuse } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../testing/application-server.ts';
import { cartFixture } from '../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../testing/render-remote.tsx';
import { startPurchaseApi } from '../testing/start-purchase-api.ts';

const api = startPurchaseApi();
const expectAccessible = async () => expect(await axeFaults()).toEqual([]);

async function open(page: string, answers: Answers | null = aloneAnswers(), cart?: Cart) {
  const server = serveApplication(api);
  if (cart) server.cart = cart;
  if (answers) server.begin(answers);
  const view = await renderRemote({
    target: `/credit-application${page && `/${page}`}`,
    signedInAs: buyer,
  });
  return { ...view, server };
}
type User = Awaited<ReturnType<typeof open>>['user'];

/** Presses Enter on an element that Tab reaches. */
async function press(user: User, element: HTMLElement) {
  await tabTo(user, element);
  await user.keyboard('{Enter}');
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const goOn = () => screen.getByRole('button', { name: 'Continue' });

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const [year, month] = isoDay(60).split('-');
const since = `${month}/${year}`;

/** Two people with every question there is: a short time at home and at work, a spouse elsewhere in a community-property state. */
const everything: Answers = {
  ...jointAnswers(),
  address: { ...homeAnswers, zip: '75201', city: 'Dallas', state: 'TX' },
  housing: { housingStatus: 'Rent', monthlyHousing: '1,200', since },
  job: { occupation: 'Engineer', employer: 'Acme', since, workPhone: '(212) 555 - 0199' },
  'marital-status': { maritalStatus: 'Married' },
  spouse: { firstName: 'Alex', lastName: 'Buyer', sameAddress: 'no' },
  relationship: { relationship: 'Sibling', sameAddress: 'no' },
};
const pages = applicationPages(everything, { purchaseType: 'Finance', todayOn: isoDay(0) });
/** The pages on which nothing has to be answered. */
const optional = ['other-income', 'second-other-income'];

describe('axe finds no fault in', { tags: ['matrix'] }, () => {
  it.each(pages.filter((page) => !optional.includes(page)))(
    'the page %s, left without an answer by keyboard',
    async (page) => {
      const { [page]: _open, ...rest } = everything;
      const { user } = await open(page, rest as Answers);
      await press(user, await screen.findByRole('button', { name: 'Continue' }));
      const summary = await screen.findByRole('alert', { name: 'There is a problem' });
      expect(summary).toHaveFocus();
      await expectAccessible();
      const [first] = within(summary).getAllByRole('link');
      await press(user, first as HTMLElement);
      expect(document.activeElement?.closest('[aria-invalid=true]')).toBeInstanceOf(HTMLElement);
    },
  );

  it.each([
    ['the start', '', null, 'Start'],
    ['other income', 'other-income', aloneAnswers(), 'Continue'],
    ['the review', 'review', jointAnswers(), 'Continue'],
    ['the review with something missing', 'review', { ...aloneAnswers(), income: {} }, 'Save and leave'],
    ['the terms after a reload', 'submit', aloneAnswers(), 'Submit application'],
  ])('%s', async (_, page, answers, button) => {
    await open(page, answers);
    await screen.findByRole('button', { name: button });
    await expectAccessible();
  });

  it('the entry of a guest', async () => {
    serveApplication(api);
    await renderRemote({ target: '/credit-application' });
    await screen.findByRole('heading', { name: 'You need an account to apply' });
    await expectAccessible();
  });

  it.each([
    [
      'an expired deal',
      cartFixture({ purchaseType: 'Finance', isExpired: true }),
      'Your cart needs attention first',
    ],
    ['a cash cart', cartFixture({ purchaseType: 'Cash' }), "You don't need credit for a cash order"],
  ])('the entry with %s', async (_, cart, title) => {
    await open('', null, cart);
    await screen.findByRole('heading', { name: title });
    await expectAccessible();
  });

  it('an application that could not be loaded', async () => {
    serveApplication(api);
    api.use(refuse(getCreditApplication, 500, 'error.internal'));
    await renderRemote({ target: '/credit-application', signedInAs: buyer });
    await screen.findByRole('button', { name: 'Try again' });
    await expectAccessible();
  });
});

describe('by keyboard', () => {
  it('the draft that another device has changed is taken over', async () => {
    const { user, server } = await open('name');
    await heading('What is your name?');
    const theirs = { ...server.application, revision: 9 } as NonNullable<typeof server.application>;
    api.use(
      refuse(putCreditApplication, 409, 'error.application.changed'),
      answer(getCreditApplication, () => ({
        application: {
          ...theirs,
          answers: { ...theirs.answers, name: { firstName: 'Eve', lastName: 'Buyer' } },
        },
      })),
    );
    await tabTo(user, screen.getByLabelText('First name'));
    await user.keyboard('h{Enter}');
    const take = await screen.findByRole('button', { name: "Use the other device's answers" });
    await expectAccessible();
    await press(user, take);
    await waitFor(() => expect(take).not.toBeInTheDocument());
    await expectAccessible();
  });

  it.each([
    [
      'address',
      'Your price changes with your address',
      {
        before: { state: 'IL', totalCents: 3_000_000, monthlyPaymentCents: 50_000, dueAtSigningCents: null },
        after: { state: 'TX', totalCents: 3_050_000, monthlyPaymentCents: 51_000, dueAtSigningCents: null },
        isDisqualified: false,
      },
    ],
    [
      'income',
      'This payment may be too high for a lender',
      { before: null, after: null, isDisqualified: true },
    ],
  ])('the %s opens "%s", and Escape returns the focus', async (page, title, preview) => {
    const { user, server } = await open(page);
    await screen.findByRole('button', { name: 'Continue' });
    server.preview = preview;
    await press(user, goOn());
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(goOn()).toHaveFocus());
  });

  it('the application is left for later after a confirmation, which Escape cancels', async () => {
    const { user, path } = await open('name');
    const leave = await screen.findByRole('button', { name: 'Save and leave' });
    await press(user, leave);
    await screen.findByRole('dialog', { name: 'Leave your application?' });
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(leave).toHaveFocus());
    await press(user, leave);
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave your application?' }));
    await press(user, dialog.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(path()).toBe('/cart'));
  });

  it('from the number over review and terms, whose price has changed, to the sent application', async () => {
    const { user, server, path } = await open('ssn', jointAnswers());
    await heading(/^Social Security number/);
    await press(user, goOn());
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
    for (const [label, digits] of [
      [/^Your Social Security number/, '512345678'],
      [/^Grace's Social Security number/, '523456789'],
    ] as const) {
      await tabTo(user, screen.getByLabelText(label));
      await user.keyboard(digits);
    }
    await press(user, goOn());
    await heading('Review your answers');
    await press(user, goOn());
    await heading('Terms and consent');
    const submit = () => screen.getByRole('button', { name: 'Submit application' });
    await press(user, submit());
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
    const before = orderTerms(server.cart.price);
    server.cart = cartFixture({ purchaseType: 'Finance' }, { aprPercent: 12 });
    const changes = changedTerms(before, orderTerms(server.cart.price));
    api.use(refuse(submitCreditApplication, 409, { code: 'error.order.priceChanged', changes }));
    await tabTo(user, screen.getByRole('checkbox'));
    await user.keyboard(' ');
    await press(user, submit());
    await screen.findByRole('table', { name: 'What changed' });
    await expectAccessible();
    api.use(answer(submitCreditApplication, () => ({ orderNumber: 'FC-1' })));
    await tabTo(user, screen.getByRole('checkbox'));
    await user.keyboard(' ');
    await press(user, submit());
    await waitFor(() => expect(path()).toBe('/checkout/FC-1'));
  });

  it('a cash order with a co-buyer asks for no credit', async () => {
    const cart = cartFixture({ purchaseType: 'Cash' });
    const { user } = await open('plan?flags=cart_cash_cobuyer', { ...aloneAnswers(), plan: {} }, cart);
    await heading('Who is buying?');
    await expectAccessible();
    await press(user, goOn());
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
  });
});
