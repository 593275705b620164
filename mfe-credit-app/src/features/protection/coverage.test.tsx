import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  chooseCoverage,
  concludeCoverage,
  getProtection,
  removeCoverage,
  type ProtectionOffer,
} from '@forecourt/shared-contracts/protection';
import {
  answer,
  pageFixture,
  priceFixture,
  priceSettingsFixture,
  refuse,
  testOrigin,
} from '@forecourt/shared-contracts/testing';
import { offerFixture } from '../../testing/offer-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const { vin } = offerFixture().vehicle;

async function openCoverage(
  offer: ProtectionOffer | null,
  options: Partial<Parameters<typeof renderRemote>[0]> = {},
) {
  server.use(answer(getProtection, () => ({ offer })));
  const view = await renderRemote({ target: '/cart/coverage', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Protect your vehicle' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your coverage' })).toBeNull());
  return view;
}

/** Handles choices by returning the next offer; records what was sent. */
function takeChoice(next: ProtectionOffer): unknown[] {
  const sent: unknown[] = [];
  server.use(
    answer(chooseCoverage, ({ rawBody }) => {
      sent.push(rawBody);
      return { offer: next };
    }),
  );
  return sent;
}

const card = (name: string) => screen.getByRole('article', { name });
const summary = () => screen.getByRole('region', { name: 'Your coverage' });
const add = (name: string) => within(card(name)).getByRole('button', { name: `Add ${name}` });
const select = (name: string, term: RegExp) => within(card(name)).getByRole('radio', { name: term });
const ultra = 'Complete Protection Ultra';
const contract = 'Vehicle Service Contract';

describe('the coverage page', () => {
  it('shows each package with its category, example, levels and prices', async () => {
    await openCoverage(offerFixture());
    expect(document.title).toBe('Protect your vehicle | Test Dealer');
    const vsc = within(card(contract));
    expect(vsc.getByText('Mechanical')).toBeVisible();
    expect(
      vsc.getByText(/A powertrain repair can cost up to \$2,030, a new GPS screen up to \$1,120/),
    ).toBeVisible();
    expect(
      vsc.getByRole('radio', {
        name: /72\smonths or 75,000\u00a0miles \$40\/mo.*Paid over your 72-month loan\. \$2,400 before finance charge\. \$100 deductible/,
      }),
    ).toBeEnabled();
    expect(within(card('Complete Protection')).getByText(/tire and wheel cost about \$700/)).toBeVisible();
    expect(within(card(ultra)).getByText(/can't combine it with either/)).toBeVisible();
    expect(summary()).toHaveTextContent('Nothing chosen yet.');
    expect(within(summary()).getByRole('button', { name: 'Continue without coverage' })).toBeVisible();
  });

  it('a lease names its rent charge', async () => {
    const { payment } = pageFixture().tenant;
    const price = priceFixture({
      purchaseType: 'Lease',
      condition: 'New',
      msrpCents: 44_000_00,
      settings: { ...payment, lease: priceSettingsFixture.lease },
      termMonths: 36,
    });
    await openCoverage(offerFixture({ purchaseType: 'Lease', price }));
    const name = /Paid over your 36-month lease\. \$2,400 before rent charge\./;
    expect(within(card(contract)).getByRole('radio', { name })).toBeEnabled();
  });

  it('says when repairs start to be covered', async () => {
    await openCoverage(offerFixture());
    expect(
      within(card(contract)).getByText(/It starts when the factory warranty ends, or right away/),
    ).toBeVisible();
  });

  it('adds a level, shows its price, and removes it', async () => {
    const { user } = await openCoverage(offerFixture());
    const sent = takeChoice(offerFixture({ chosen: ['VSC-72'] }));
    await user.click(within(card(contract)).getByRole('radio', { name: /^72\smonths/ }));
    await user.click(add(contract));
    expect(await within(card(contract)).findByText('Added')).toBeVisible();
    expect(sent).toEqual([{ vin, code: 'VSC-72', replaces: false }]);
    expect(within(summary()).getByRole('row', { name: /^Vehicle Service Contract/ })).toHaveTextContent(
      '$2,400',
    );
    expect(summary()).toHaveTextContent(/down, 72 months, 9\.89% APR/);
    // A middle dot ends a line, and never begins one.
    expect(summary().textContent).toMatch(/72\smonths or 75,000\smiles, \$100 deductible/);
    expect(summary().textContent).not.toContain(' ·');
    expect(summary()).toHaveTextContent(/Coverage adds \$\d+\/mo/);
    expect(screen.getByText(/We added Vehicle Service Contract\. Coverage adds/)).toBeInTheDocument();
    server.use(answer(removeCoverage, () => ({ offer: offerFixture() })));
    await user.click(screen.getByRole('button', { name: `Remove ${contract}` }));
    expect(await screen.findByText('We removed Vehicle Service Contract.')).toBeInTheDocument();
    expect(summary()).toHaveTextContent('Nothing chosen yet.');
  });

  it('preselects no level; of several one has to be selected (BUY-86)', async () => {
    const { user } = await openCoverage(offerFixture());
    for (const level of screen.getAllByRole('radio')) expect(level).not.toBeChecked();
    await user.click(add(contract));
    const levels = within(card(contract)).getByRole('radiogroup');
    expect(levels).toHaveAccessibleDescription('Choose a level to add');
    expect(select(contract, /^48\smonths/)).toHaveFocus();
    await user.click(select(contract, /^72\smonths/));
    expect(levels).not.toHaveAccessibleDescription();
    const sent = takeChoice(offerFixture({ chosen: ['VSC-72'] }));
    await user.click(add(contract));
    expect(await within(card(contract)).findByText('Added')).toBeVisible();
    expect(sent).toEqual([{ vin, code: 'VSC-72', replaces: false }]);
  });

  it('sends what is added while another package is being added, after it', async () => {
    const { user } = await openCoverage(offerFixture());
    const sent: string[] = [];
    let saveFirst = () => {};
    const firstSaved = new Promise<void>((done) => (saveFirst = done));
    server.use(
      answer(chooseCoverage, async ({ body }) => {
        sent.push(body.code);
        if (sent.length === 1) await firstSaved;
        return { offer: offerFixture({ chosen: sent }) };
      }),
    );
    await user.click(select(contract, /^48\smonths/));
    await user.click(add(contract));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(add('GAP'));
    saveFirst();
    expect(await within(card('GAP')).findByText('Added')).toBeVisible();
    expect(within(card(contract)).getByText('Added')).toBeVisible();
    expect(sent.map((code) => code.split('-')[0])).toEqual(['VSC', 'GAP']);
  });

  it('when a button disappears with its package, the package takes focus', async () => {
    const { user } = await openCoverage(offerFixture({ chosen: ['VSC-48'] }));
    await user.click(within(card(contract)).getByRole('radio', { name: /^72\smonths/ }));
    server.use(answer(removeCoverage, () => ({ offer: offerFixture() })));
    await user.click(within(card(contract)).getByRole('button', { name: `Remove ${contract}` }));
    await waitFor(() => expect(screen.getByRole('heading', { name: contract })).toHaveFocus());
  });

  it('in a cash purchase shows prices and the total, and why there is no GAP', async () => {
    await openCoverage(offerFixture({ purchaseType: 'Cash', chosen: ['VSC-72'] }));
    expect(within(card(contract)).getByRole('radio', { name: /72\smonths .* \$2,400/ })).toBeChecked();
    expect(summary()).toHaveTextContent('Total with coverage');
    expect(summary()).not.toHaveTextContent('/mo');
    expect(screen.queryByRole('article', { name: 'GAP' })).toBeNull();
    expect(screen.getByText(/GAP is for a financed or leased vehicle/)).toBeVisible();
  });

  it('reports conflicts: ultra replaces its parts after confirmation, and keeps them otherwise', async () => {
    const { user } = await openCoverage(offerFixture({ chosen: ['TWO-36', 'VSC-48'] }));
    const sent = takeChoice(offerFixture({ chosen: ['CP-72'] }));
    await user.click(add(ultra));
    const dialog = screen.getByRole('dialog', { name: 'Replace your choice?' });
    expect(dialog).toHaveTextContent(/already includes Complete Protection and Vehicle Service Contract, so/);
    await user.click(within(dialog).getByRole('button', { name: 'Keep what I have' }));
    expect(sent).toEqual([]);
    await user.click(add(ultra));
    await user.click(screen.getByRole('button', { name: 'Replace it' }));
    expect(await within(card(ultra)).findByText('Added')).toBeVisible();
    expect(sent).toEqual([{ vin, code: 'CP-72', replaces: true }]);
    expect(within(card(contract)).getByText(/which already includes this/)).toBeVisible();
  });

  it('compares the packages side by side', async () => {
    const { user } = await openCoverage(offerFixture());
    await user.click(screen.getByRole('button', { name: 'Compare packages' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Compare packages' }));
    // Wider than some windows: it can be scrolled by keyboard.
    expect(dialog.getByRole('region', { name: 'What each package covers' })).toHaveAttribute('tabindex', '0');
    const table = dialog.getByRole('table');
    const cells = (row: RegExp) =>
      within(within(table).getByRole('row', { name: row }))
        .getAllByRole('cell')
        .map((cell) => within(cell).queryByRole('img')?.getAttribute('aria-label') ?? cell.textContent);
    expect(cells(/^Tires and wheels/)).toEqual(['Yes', 'No', 'Yes', 'No']);
    expect(cells(/^Powertrain Repair: up to \$2,030/)).toEqual(['No', 'Yes', 'Yes', 'No']);
    expect(cells(/^Rest of your loan or lease/)).toEqual(['No', 'No', 'No', 'Yes']);
    expect(cells(/^Price/)[0]).toBe('from $15/mo');
    expect(cells(/^Deductible/)).toEqual(['None', '$100 per repair', '$100 per repair', 'None']);
  });

  it('shows what a package covers and excludes, and the refund when it is canceled', async () => {
    const { user } = await openCoverage(offerFixture({ chosen: ['VSC-72'] }));
    await user.click(screen.getByRole('button', { name: `See what's covered by ${contract}` }));
    const dialog = within(screen.getByRole('dialog', { name: contract }));
    expect(dialog.getByText(/Engine or electric motors/)).toBeVisible();
    expect(dialog.getByText(/oil, filters, brake pads/)).toBeVisible();
    expect(dialog.getByText(/Within 60 days, if no claim was paid, you get back 100%/)).toBeVisible();
    expect(dialog.getByText(/less a \$50 cancellation fee/)).toBeVisible();
    expect(dialog.getByRole('row', { name: /^Within 60 days \$2,400/ })).toBeVisible();
    // In whole dollars, as everything that is compared (SITE-78).
    expect(dialog.getByRole('row', { name: /^After 24\smonths \$1,550$/ })).toBeVisible();
  });

  it('names the parts, the care and the examples of an electric vehicle (SITE-106)', async () => {
    const vehicle = { ...offerFixture().vehicle, isElectric: true };
    const { user } = await openCoverage(offerFixture({ vehicle }));
    const example = 'A new GPS screen can cost up to $1,120.';
    expect(within(card(contract)).getByText(example)).toBeVisible();
    expect(within(card(ultra)).getByText(/^A new tire.*a GPS screen up to \$1,120/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `See what's covered by ${contract}` }));
    const details = screen.getByRole('dialog', { name: contract });
    expect(details).toHaveTextContent(/Drive motors, their gears/);
    expect(details).toHaveTextContent(/onboard charger and charge port/);
    expect(details).toHaveTextContent(/Not covered.*The drive battery.*tire rotation, cabin filters/);
    expect(details).not.toHaveTextContent(/engine|\boil\b|transmission|2,030/i);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Compare packages' }));
    const compared = within(screen.getByRole('dialog', { name: 'Compare packages' }));
    expect(compared.getByRole('rowheader', { name: 'Drive motors and axles' })).toBeVisible();
    expect(compared.queryByText(/powertrain/i)).toBeNull();
  });

  it('names a single day of a full refund as one', async () => {
    const refund = { fullRefundDays: 1, feeCents: 50_00 };
    const { user } = await openCoverage(offerFixture({ chosen: ['VSC-72'], refund }));
    await user.click(screen.getByRole('button', { name: `See what's covered by ${contract}` }));
    const dialog = within(screen.getByRole('dialog', { name: contract }));
    expect(dialog.getByText(/Within 1 day, if no claim was paid/)).toBeVisible();
    expect(dialog.getByRole('row', { name: /^Within 1 day \$2,400/ })).toBeVisible();
  });

  it('reports that there is no vehicle, that it is gone, and that nothing is sold for it', async () => {
    await openCoverage(null);
    expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
  });

  it('of a vehicle that is gone leads to the cart', async () => {
    await openCoverage(offerFixture({ isAvailable: false }));
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart');
  });

  it('without products explains why, and continues', async () => {
    server.use(answer(concludeCoverage, () => ({ offer: offerFixture({ packages: [] }) })));
    const refused = [
      { type: 'VSC' as const, reason: 'vehicle-too-old' as const, limit: 10 },
      { type: 'TWO' as const, reason: 'too-many-miles' as const, limit: 100_000 },
    ];
    const { user, path } = await openCoverage(offerFixture({ packages: [], refused }));
    expect(screen.getByRole('heading', { name: 'No coverage for this vehicle' })).toBeVisible();
    expect(screen.getByText('Vehicle Service Contract is for vehicles up to 10 years old.')).toBeVisible();
    expect(screen.getByText('Complete Protection is for vehicles with up to 100,000 miles.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).not.toBe('/cart/coverage'));
  });

  it('tells a guest that coverage is kept for the visit, and a member nothing', async () => {
    await openCoverage(offerFixture());
    const link = screen.getByRole('link', { name: 'Sign in to keep it' });
    expect(link).toHaveAttribute('href', '/sign-in?returnTo=%2Fcart%2Fcoverage');
    expect(link.parentElement).toHaveClass('fc-actions');
  });

  it('tells a member nothing about signing in', async () => {
    await openCoverage(offerFixture(), { signedInAs: buyer });
    expect(screen.queryByRole('link', { name: 'Sign in to keep it' })).toBeNull();
  });
});

describe('failures', () => {
  const unpriced = offerFixture();
  const down = (chosen: string[] = []) => {
    const offer = offerFixture({ chosen, isPricingDown: true });
    return {
      ...offer,
      packages: offer.packages.map((one) => ({
        ...one,
        levels: one.levels.map((level) => ({ ...level, priceCents: null, monthlyCents: null })),
      })),
      chosen: offer.chosen.map((one) => ({ ...one, isHeld: true })),
    };
  };

  it('a level without a price cannot be chosen; another can, and the price appears on retry', async () => {
    const offer = {
      ...unpriced,
      packages: unpriced.packages.map((one) =>
        one.type === 'VSC'
          ? {
              ...one,
              levels: one.levels.map((level, at) =>
                at === 1 ? { ...level, priceCents: null, monthlyCents: null } : level,
              ),
            }
          : one,
      ),
    };
    const { user } = await openCoverage(offer);
    const vsc = within(card(contract));
    expect(vsc.getByRole('radio', { name: /72\smonths .*Price not available right now/ })).toBeDisabled();
    const sent = takeChoice(offer);
    await user.click(add(contract));
    await waitFor(() => expect(sent).toEqual([{ vin, code: 'VSC-48', replaces: false }]));
    expect(vsc.getByText(/couldn't get the price of one level/)).toBeVisible();
    server.use(answer(getProtection, () => ({ offer: offerFixture() })));
    await user.click(vsc.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(vsc.getByRole('radio', { name: /72\smonths/ })).toBeEnabled());
  });

  it('no prices at all: the choices stay, can be removed or retried, and checkout continues', async () => {
    const { user, path } = await openCoverage(down(['TWO-36', 'VSC-72']));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/can't show coverage prices right now.*stay in your purchase/);
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    server.use(answer(removeCoverage, () => ({ offer: down(['TWO-36']) })));
    await user.click(within(alert).getByRole('button', { name: `Remove ${contract}` }));
    expect(
      await within(screen.getByRole('alert')).findByRole('button', { name: 'Remove Complete Protection' }),
    ).toBeVisible();
    server.use(answer(concludeCoverage, () => ({ offer: down(['TWO-36']) })));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Continue checkout' }));
    await waitFor(() => expect(path()).not.toBe('/cart/coverage'));
  });

  it('a payment that coverage makes impossible names the rule and removes the last coverage', async () => {
    const broken = offerFixture({ chosen: ['TWO-36', 'GAP-72'], price: { errors: ['loan-to-value'] } });
    const { user } = await openCoverage(broken);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/you'd borrow more than lenders allow/);
    server.use(answer(removeCoverage, () => ({ offer: offerFixture({ chosen: ['TWO-36'] }) })));
    await user.click(within(alert).getByRole('button', { name: 'Remove GAP' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'GAP' })).toHaveFocus());
  });

  it.each([
    ['error.protection.priceUnavailable', 409, /couldn't get the price of this level/],
    ['error.protection.notOffered', 404, /no longer offer this level/],
    ['error.protection.conflict', 409, /choice in another window already includes this/],
    ['error.internal', 500, /Please try again, or call 207-.?555-.?0178/],
  ] as const)(
    'a choice refused with %s is reported on its card and changes nothing',
    async (code, status, words) => {
      const { user } = await openCoverage(offerFixture());
      server.use(refuse(chooseCoverage, status as never, code as never));
      await user.click(select(contract, /^48\smonths/));
      await user.click(add(contract));
      expect(await within(card(contract)).findByRole('alert')).toHaveTextContent(words);
      expect(add(contract)).toBeEnabled();
      expect(summary()).toHaveTextContent('Nothing chosen yet.');
    },
  );

  it('a page that cannot be loaded can be retried, or skipped for checkout', async () => {
    server.use(refuse(getProtection, 500, 'error.internal'));
    const { user } = await renderRemote({ target: '/cart/coverage' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/trouble loading coverage.*207-.?555-.?0178/);
    expect(screen.getByRole('link', { name: 'Continue checkout' })).toBeVisible();
    server.use(answer(getProtection, () => ({ offer: offerFixture() })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: contract })).toBeVisible();
  });

  it('a failed save of the conclusion does not block checkout', async () => {
    const { user, path } = await openCoverage(offerFixture());
    server.use(http.put(`${testOrigin}${concludeCoverage.path}`, () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Continue without coverage' }));
    await waitFor(() => expect(path()).not.toBe('/cart/coverage'));
  });
});
