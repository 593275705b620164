import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changedTerms, orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import {
  getCreditApplication,
  putCreditApplication,
  submitCreditApplication,
  type Answers,
} from '@forecourt/shared-contracts/credit-application';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import type { PriceInput } from '@forecourt/shared-contracts/pricing';
import {
  aloneAnswers,
  answer,
  jointAnswers,
  refuse,
  priceSettingsFixture,
} from '@forecourt/shared-contracts/testing';
import { applyPath } from '../../domain/apply-path.ts';
import { serveApplication } from '../../testing/application-server.ts';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const api = startPurchaseApi();

async function open(page: string, answers: Answers | null = aloneAnswers(), cart?: Cart) {
  const server = serveApplication(api);
  if (cart) server.cart = cart;
  if (answers) server.begin(answers);
  const target = `/credit-application${page && `/${page}`}`;
  const view = await renderRemote({ target, signedInAs: buyer });
  return { ...view, server };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = () => screen.getByRole('button', { name: 'Continue' });

describe('the entry', () => {
  it.each(['/credit-application', applyPath('co-applicant'), '/credit-application/housing?change=1'])(
    'requires an account, and returns here from it with what was chosen: %s',
    async (target) => {
      serveApplication(api);
      await renderRemote({ target });
      expect(await screen.findByRole('heading', { name: 'You need an account to apply' })).toBeVisible();
      const returnTo = `returnTo=${encodeURIComponent(target)}`;
      for (const [name, path] of [
        ['Sign In', '/sign-in'],
        ['Create account', '/sign-up'],
      ] as const) {
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}?${returnTo}`);
      }
    },
  );

  it('starts with the first question', async () => {
    const { user } = await open('', null);
    const start = await screen.findByRole('button', { name: 'Start' });
    const needs = screen.getByRole('list', { name: "What we'll ask for" });
    expect(within(needs).getAllByRole('listitem')).toHaveLength(4);
    await user.click(start);
    expect(await heading('How do you want to apply?')).toHaveFocus();
  });

  it.each([
    ['Apply individually', 'alone', 'By myself', null],
    ['Add a co-applicant', 'co-applicant', 'With a co-applicant', null],
    ['Add a co-applicant to a draft of one person', 'co-applicant', 'With a co-applicant', aloneAnswers()],
  ])('"%s" arrives at that answer, to be confirmed (BUY-42)', async (_link, plan, label, answers) => {
    const server = serveApplication(api);
    if (answers) server.begin(answers);
    const { user } = await renderRemote({ target: applyPath(plan as 'alone'), signedInAs: buyer });
    await user.click(await screen.findByText(answers ? 'Continue application' : 'Start'));
    await heading('How do you want to apply?');
    expect(screen.getByRole('radio', { name: new RegExp(`^${label}`) })).toBeChecked();
    expect(server.kept).toEqual([]);
    await user.click(goOn());
    await heading('What is your name?');
    expect(server.application?.answers['plan']).toEqual({ plan });
  });

  it('resumes where the shopper left off', async () => {
    await open('', { ...aloneAnswers(), job: {} });
    expect(await screen.findByRole('link', { name: 'Continue application' })).toHaveAttribute(
      'href',
      '/credit-application/job',
    );
  });

  it('waits while the deal of the cart has expired, and leads to the cart (BUY-11)', async () => {
    const server = serveApplication(api);
    server.cart = cartFixture({ purchaseType: 'Finance', isExpired: true });
    await renderRemote({ target: '/credit-application', signedInAs: buyer });
    expect(await screen.findByRole('heading', { name: 'Your cart needs attention first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart');
  });

  it('a cash cart needs none', async () => {
    const server = serveApplication(api);
    server.cart = cartFixture({ purchaseType: 'Cash' });
    await renderRemote({ target: '/credit-application', signedInAs: buyer });
    expect(
      await screen.findByRole('heading', { name: "You don't need credit for a cash order" }),
    ).toBeVisible();
  });

  it('the terms of a joint cash order name its price', async () => {
    const server = serveApplication(api);
    server.cart = cartFixture({ purchaseType: 'Cash' });
    server.begin(jointAnswers());
    const target = '/credit-application/submit?flags=cart_cash_cobuyer';
    await renderRemote({ target, signedInAs: buyer });
    expect(await screen.findByText(/to the people named here for \$[\d,]+\.\d\d\.$/)).toBeVisible();
  });

  it('joint cash buyers are asked without mentioning credit', async () => {
    const server = serveApplication(api);
    server.cart = cartFixture({ purchaseType: 'Cash' });
    server.begin(aloneAnswers());
    const target = '/credit-application/plan?flags=cart_cash_cobuyer';
    const { user } = await renderRemote({ target, signedInAs: buyer });
    await heading('Who is buying?');
    expect(screen.getByRole('radio', { name: /^With a co-buyer/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^With a co-applicant/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save and leave' }));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Social Security');
  });

  it('a page that is not asked redirects to one that is', async () => {
    const { path } = await open('spouse');
    await heading('Social Security number');
    expect(path()).toBe('/credit-application/ssn');
  });
});

describe('the order beside the application', () => {
  it('has each incentive by its name, as in the cart', async () => {
    const cart = cartFixture({ purchaseType: 'Finance' }, { incentivesCents: 750_00 });
    const incentives = [{ id: 'loyalty', name: 'Loyalty Bonus', savingsCents: 750_00 }];
    await open('submit', aloneAnswers(), { ...cart, price: { ...cart.price, incentives } });
    const summary = await screen.findByRole('region', { name: 'Order summary' });
    expect(within(summary).getByRole('row', { name: 'Loyalty Bonus −$750' })).toBeVisible();
  });

  it.each(['address', 'ssn'])('is beside the page %s too, after its last button', async (page) => {
    await open(page);
    const summary = await screen.findByRole('region', { name: 'Order summary' });
    expect(summary).toHaveTextContent(/Est\. \$772\/mo \$2,500 down/);
    expect(within(summary).getByRole('row', { name: /^Total/ })).toHaveTextContent('$44,287');
    expect(await within(summary).findByRole('button', { name: 'View summary' })).toBeVisible();
    const leave = screen.getByRole('button', { name: 'Save and leave' });
    expect(leave.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('states a loan with its down payment, term and APR (PRICE-74)', async () => {
    await open('submit');
    const summary = await screen.findByRole('region', { name: 'Order summary' });
    expect(within(summary).getByText(/^Est\./).textContent).toMatch(
      /^Est\. \$[\d,]+\/mo\n\$2,500 down, 72\smonths, [\d.]+%\sAPR$/,
    );
  });

  it.each(['', 'review', 'submit'])(
    'says that a lease is one, and what is due at signing (PRICE-75): page "%s"',
    async (page) => {
      const lease = { condition: 'New' as const, settings: priceSettingsFixture, state: 'IL' };
      await open(page, aloneAnswers(), cartFixture({ purchaseType: 'Lease' }, lease));
      const summary = await screen.findByRole('region', { name: 'Order summary' });
      expect(summary).toHaveTextContent(
        /Est\. \$[\d,]+\/mo lease 36 months, \$[\d,]+ due at signing, 10,000 miles a year/,
      );
      const due = within(summary).getByRole('table', { name: 'Due at signing' });
      expect(within(due).getByRole('row', { name: /^Due at signing/ })).toBeVisible();
      expect(summary).toHaveTextContent(/Your payments total \$[\d,.]+/);
    },
  );
});

describe('a page of questions', () => {
  it('is validated on completion: summary with links, messages at the fields, nothing lost', async () => {
    const { user, server } = await open('name');
    await heading('What is your name?');
    expect(screen.getByText(/^You\s· 1 of 4$/)).toBeVisible();
    expect(screen.getByText("Enter your name as it appears on your driver's license.")).toBeVisible();
    const first = screen.getByLabelText('First name');
    await user.clear(first);
    await user.type(first, 'A');
    await user.click(goOn());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(first).toHaveAccessibleDescription('This name is too short');
    await user.click(within(summary).getByRole('link', { name: 'This name is too short' }));
    expect(first).toHaveFocus();
    await user.type(first, 'da');
    // What is right now is no error anymore.
    expect(first).not.toHaveAccessibleDescription(/too short/);
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull();
    await user.click(goOn());
    await heading('How can we reach you?');
    expect(server.application?.answers.name).toMatchObject({ firstName: 'Ada', lastName: 'Buyer' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('What is your name?');
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  it('is saved while the user types, valid or not', async () => {
    const { user, server } = await open('name');
    await heading('What is your name?');
    await user.type(screen.getByLabelText(/^Middle name/), '1');
    await waitFor(() => expect(server.kept).toHaveLength(1));
    expect(server.kept[0]).toMatchObject({ isFinished: false, answers: { name: { middleName: '1' } } });
  });

  it('is saved when left with Back before completion', async () => {
    const { user, server } = await open('name');
    await heading('What is your name?');
    await user.type(screen.getByLabelText('First name'), 'lina');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('How do you want to apply?');
    await waitFor(() => expect(server.application?.answers.name).toMatchObject({ firstName: 'Adalina' }));
    await user.click(goOn());
    await heading('What is your name?');
    expect(screen.getByLabelText('First name')).toHaveValue('Adalina');
  });

  it('never shows a birth date again, and keeps it when nothing is typed', async () => {
    const { user, server } = await open('birth-date');
    await heading('What is your date of birth?');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('');
    expect(screen.getByText(/in the year 1990/)).toBeVisible();
    await user.click(goOn());
    await heading('Where do you live?');
    expect(server.kept).toEqual([]);
  });

  it('warns of a start date before the birth date', async () => {
    await open('housing', {
      ...aloneAnswers(),
      housing: { housingStatus: 'Own', monthlyHousing: '0', since: '01/1985' },
    });
    await heading('Do you own or rent?');
    expect(screen.getByLabelText('Move-in date')).toHaveAccessibleDescription(/MM\/YYYY/);
    expect(screen.getByText(/^This is before the date of birth/)).toBeVisible();
  });

  it('a ZIP fills in empty fields, and a mismatch is reported', async () => {
    const { user, server } = await open('address', { ...aloneAnswers(), address: {} });
    await heading('Where do you live?');
    await user.type(screen.getByLabelText('Street address'), '12 Main St');
    await user.type(screen.getByLabelText('ZIP code'), '60601');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Chicago'));
    expect(screen.getByLabelText('State')).toHaveValue('IL');
    const put = server.application;
    api.use(
      answer(putCreditApplication, () => ({
        application: {
          ...(put as NonNullable<typeof put>),
          faults: [{ page: 'address' as const, field: 'zip', message: 'zipStateMismatch' }],
        },
      })),
    );
    await user.click(goOn());
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      "Looks like your state and Zip code don't match. Please check them and try again.",
    );
  });

  it('typing overwrites what a ZIP fills in', async () => {
    const { user } = await open('address', { ...aloneAnswers(), address: {} });
    await heading('Where do you live?');
    let found = () => {};
    const held = new Promise<void>((done) => (found = done));
    const place = {
      zip: '60601',
      city: 'Chicago',
      state: 'IL',
      county: 'Cook',
      latitude: 41.9,
      longitude: -87.6,
    };
    api.use(answer(lookUpZip, () => held.then(() => place)));
    await user.type(screen.getByLabelText('ZIP code'), '60601{Tab}');
    expect(screen.getByLabelText('City')).toHaveFocus();
    found();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Chicago'));
    await user.keyboard('Chicago');
    expect(screen.getByLabelText('City')).toHaveValue('Chicago');
  });

  it('shows how a new home changes the price before the page is completed', async () => {
    const { user, server } = await open('address');
    await heading('Where do you live?');
    server.preview = {
      before: { state: 'IL', totalCents: 3_000_000, monthlyPaymentCents: 50_000, dueAtSigningCents: null },
      after: { state: 'TX', totalCents: 3_050_000, monthlyPaymentCents: 51_000, dueAtSigningCents: null },
      isDisqualified: false,
    };
    await user.click(goOn());
    const dialog = await screen.findByRole('dialog', { name: 'Your price changes with your address' });
    expect(dialog).toHaveTextContent('from $30,000 to $30,500');
    expect(server.kept).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await heading('Do you own or rent?');
  });

  it('tells how a new home changes a lease, whose tax is in its payment', async () => {
    const { user, server } = await open('address');
    await heading('Where do you live?');
    const lease = { totalCents: 3_000_000, dueAtSigningCents: 300_000 };
    server.preview = {
      before: { ...lease, state: 'IL', monthlyPaymentCents: 50_000 },
      after: { ...lease, state: 'TX', monthlyPaymentCents: 51_000 },
      isDisqualified: false,
    };
    await user.click(goOn());
    const dialog = await screen.findByRole('dialog', { name: 'Your price changes with your address' });
    expect(dialog).toHaveTextContent(/monthly payment changes from \$500 to \$510\.(?! Your)/);
    expect(dialog).not.toHaveTextContent('$30,000');
    expect(server.kept).toEqual([]);
  });

  it('reports an income that no lender accepts, and the alternatives', async () => {
    const { user, server } = await open('income');
    await heading('What is your income?');
    server.preview = { before: null, after: null, isDisqualified: true };
    await user.click(goOn());
    const dialog = await screen.findByRole('dialog', { name: 'This payment may be too high for a lender' });
    expect(within(dialog).getByRole('link', { name: 'Add a co-applicant' })).toHaveAttribute(
      'href',
      '/credit-application/plan?change=1',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Change my income' }));
    expect(server.kept).toEqual([]);
  });

  it('F21: lets the user choose when another device has changed the same page', async () => {
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
    await user.type(screen.getByLabelText('First name'), 'h');
    await user.click(goOn());
    expect(await screen.findByText('This page was changed on another device')).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Use the other device's answers" }));
    expect(screen.getByLabelText('First name')).toHaveValue('Eve');
  });

  it('can be left, and confirms that everything is saved', async () => {
    const { user, path } = await open('name');
    await heading('What is your name?');
    await user.click(screen.getByRole('button', { name: 'Save and leave' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave your application?' });
    await user.click(within(dialog).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(path()).toBe('/cart'));
  });
});

describe('number, review and terms', () => {
  it('asks for each person’s number, keeps it in memory and sends it once', async () => {
    const { user, server, path, platform } = await open('ssn', jointAnswers());
    await heading('Social Security number');
    const own = screen.getByLabelText('Your Social Security number or ITIN');
    const second = screen.getByLabelText("Grace's Social Security number or ITIN");
    await user.type(own, '512345678');
    await user.type(second, '512345678');
    await user.click(goOn());
    expect(second).toHaveAccessibleDescription(/other than your own/);
    await user.clear(second);
    expect(second).toHaveAccessibleDescription(/other than your own/);
    await user.type(second, '523456789');
    expect(second).not.toHaveAccessibleDescription(/other than your own/);
    await user.click(goOn());
    await heading('Review your answers');
    expect(screen.getByText('Ends in 5678')).toBeVisible();
    expect(screen.getByText('••/••/1990')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change: Name of Grace' })).toHaveAttribute(
      'href',
      '/credit-application/second-name?change=1',
    );
    await user.click(goOn());
    await heading('Terms and consent');
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await user.click(screen.getByLabelText("We've both read and agree to these terms."));
    await user.dblClick(screen.getByRole('button', { name: 'Submit application' }));
    await waitFor(() => expect(path()).toBe('/checkout/FC-1'));
    expect(platform.events.last('cart:count-changed')?.payload).toEqual({ count: 0 });
    expect(server.submitted).toEqual([
      {
        revision: 1,
        agreesToTerms: true,
        ssn: '512-34-5678',
        secondSsn: '523-45-6789',
        terms: orderTerms(server.cart.price),
        cartId: server.cart.id,
      },
    ]);
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, server.kept]);
    expect(stored).not.toMatch(/512-?34-?5678|523-?45-?6789/);
  });

  it('asks for the number again after a reload', async () => {
    await open('submit');
    await heading('Terms and consent');
    expect(screen.getByText('Please enter your Social Security number again')).toBeVisible();
  });

  it('the review says of each date what began then', async () => {
    await open('review', jointAnswers());
    await heading('Review your answers');
    const answers = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(answers).toEqual(expect.arrayContaining(['Move-in date', 'Start date']));
  });

  it('asks for the name of a second person as on their license', async () => {
    await open('second-name', jointAnswers());
    expect(await screen.findByText("Enter the name as it appears on their driver's license.")).toBeVisible();
  });

  it('the review links to what is missing', async () => {
    await open('review', { ...aloneAnswers(), income: {} });
    await heading('Review your answers');
    expect(screen.getByRole('link', { name: 'Go to the first page to finish' })).toHaveAttribute(
      'href',
      '/credit-application/income?change=1',
    );
  });

  it.each([
    [
      'a vehicle that is gone',
      refuse(submitCreditApplication, 409, 'error.order.vehicleUnavailable'),
      'This vehicle is no longer available',
    ],
    [
      'another price',
      refuse(submitCreditApplication, 409, 'error.order.priceChanged'),
      'Your price or terms have changed',
    ],
    [
      'a page that misses something',
      refuse(submitCreditApplication, 422, 'error.application.incomplete'),
      'Something is missing',
    ],
    [
      'a server that failed',
      refuse(submitCreditApplication, 500, 'error.internal'),
      'Oops! Something went wrong.',
    ],
  ])('%s is shown with its text, and nothing is lost', async (_row, refusal, title) => {
    const { user } = await open('ssn');
    await heading('Social Security number');
    await user.type(screen.getByLabelText('Your Social Security number or ITIN'), '512345678');
    await user.click(goOn());
    await heading('Review your answers');
    await user.click(goOn());
    await heading('Terms and consent');
    api.use(refusal);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit application' })).toBeEnabled();
  });

  it.each([
    ['loan', 'Finance', { aprPercent: 6 }, { aprPercent: 7.5 }, 'APR6.00%7.50%'],
    ['lease', 'Lease', {}, { downPaymentCents: 400_000 }, /^Due at signing\$[\d,.]+\$4,000\.00$/],
  ] as const)(
    'changed terms of a %s are shown, and must be agreed to again',
    async (_row, purchaseType, before, now, row) => {
      const priced = (change: Partial<PriceInput>) =>
        cartFixture({ purchaseType }, { condition: 'New', settings: priceSettingsFixture, ...change });
      const { user, server } = await open('ssn', aloneAnswers(), priced(before));
      await user.type(await screen.findByLabelText('Your Social Security number or ITIN'), '512345678');
      await user.click(goOn());
      await heading('Review your answers');
      await user.click(goOn());
      await heading('Terms and consent');
      server.cart = priced(now);
      const changes = changedTerms(orderTerms(priced(before).price), orderTerms(server.cart.price));
      api.use(refuse(submitCreditApplication, 409, { code: 'error.order.priceChanged', changes }));
      await user.click(screen.getByRole('checkbox'));
      await user.click(screen.getByRole('button', { name: 'Submit application' }));
      const table = await screen.findByRole('table', { name: 'What changed' });
      const rows = within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
      expect(rows).toContainEqual(typeof row === 'string' ? row : expect.stringMatching(row));
      expect(screen.getByRole('checkbox')).not.toBeChecked();
    },
  );
});
