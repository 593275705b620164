import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import type { CardVehicle } from './card-vehicle.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { VehicleCard } from './vehicle-card.tsx';

const terms = { monthlyPaymentCents: 48_712, downPaymentCents: 250_000, termMonths: 72, aprPercent: 6.49 };
const used: CardVehicle = {
  vin: '1HGCV1F34LA000001',
  year: 2023,
  make: 'Volvo',
  model: 'XC60',
  condition: 'USED',
  path: '/vehicle/1HGCV1F34LA000001',
  stockLabel: 'H2041',
  mileage: 12_480,
  priceCents: 3_249_500,
  distanceMiles: 14.6,
  availability: 'Available',
  image: { src: '/media/xc60.webp', alt: 'Blue Volvo XC60, front left' },
};
const fresh: CardVehicle = { ...used, condition: 'NEW', mileage: 12, msrpCents: 4_899_500 };

afterEach(() => document.documentElement.removeAttribute('style'));

function renderCard(props: Partial<VehicleCardProps> = {}, navigate = vi.fn()) {
  renderDesign(<VehicleCard vehicle={used} payment={{ kind: 'estimated', ...terms }} {...props} />, {
    navigate,
  });
  return screen.getByRole('article');
}

test('one link per car, with its name', async () => {
  const navigate = vi.fn();
  renderCard({}, navigate);
  await userEvent.click(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' }));
  expect(navigate).toHaveBeenCalledWith('/vehicle/1HGCV1F34LA000001');
});

test('a click keeps the name, and the photo that the browser has loaded, until the page of the vehicle has its own', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const card = renderCard();
  Object.defineProperty(within(card).getByRole('img'), 'currentSrc', {
    value: 'http://localhost/xc60-640.webp',
  });
  const { style } = document.documentElement;
  await userEvent.click(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' }));
  expect(style.getPropertyValue('--fc-photo')).toBe('url("http://localhost/xc60-640.webp")');
  expect(style.getPropertyValue('--fc-name')).toBe('"2023 Volvo XC60"');
  act(() => void vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
  expect(style.getPropertyValue('--fc-photo')).toBe('');
  expect(style.getPropertyValue('--fc-name')).toBe('');
});

test('the photo moves from its place in the card to its place on the page, and continues where that replaces another one', async () => {
  const card = renderCard();
  const page = document.createElement('div');
  page.className = 'fc-media-area';
  const place = page.appendChild(document.createElement('span'));
  onTestFinished(() => page.remove());
  vi.spyOn(within(card).getByRole('img'), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(300, 200, 160, 120),
  );
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 80, 640, 400));
  const movements = [{ startTime: 0 }, { startTime: 0 }] as unknown as Animation[];
  vi.spyOn(place, 'getAnimations').mockReturnValue(movements.slice(0, 1));
  await userEvent.click(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' }));
  document.body.append(page);
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--fc-from')).toBe('translate(280px,120px) scale(0.25)'));
  const gallery = document.createElement('ul');
  gallery.className = 'fc-track';
  vi.spyOn(gallery, 'getAnimations').mockReturnValue(movements.slice(1));
  place.replaceWith(gallery);
  await waitFor(() => expect(movements[1]?.startTime).toBeGreaterThan(0));
  expect(movements[1]?.startTime).toBe(movements[0]?.startTime);
  expect(style.getPropertyValue('--fc-from')).toBe('translate(280px,120px) scale(0.25)');
});

test('a model stays whole at its hyphen, which is a plain one', () => {
  renderCard({ vehicle: { ...used, make: 'Ford', model: 'F-150 Lightning' } });
  expect(screen.getByRole('heading')).toHaveTextContent('2023 Ford F-150 Lightning');
  expect(screen.getByText('F-150').tagName).toBe('SPAN');
  expect(screen.getByText('F-150').parentElement).toHaveTextContent(/^F-150 Lightning$/);
});

test('a make that begins the model is named once', () => {
  renderCard({ vehicle: { ...used, make: 'Mazda', model: 'Mazda3 Hatchback' } });
  expect(screen.getByRole('heading')).toHaveTextContent(/^2023 Mazda3 Hatchback$/);
  expect(screen.getByRole('link', { name: 'Go to 2023 Mazda3 Hatchback' })).toBeVisible();
});

test('a URL outside the site opens in the top window', () => {
  renderCard({ vehicle: { ...used, path: 'https://dealer.example/car' } });
  expect(screen.getByRole('link')).toHaveAttribute('target', '_top');
});

test.each([
  {
    what: 'used: mileage, stock and rounded distance',
    vehicle: used,
    shown: ['12,480 mi', 'Stock H2041', '15 mi away'],
    hidden: 'MSRP',
  },
  {
    what: 'new: MSRP, no mileage',
    vehicle: fresh,
    shown: ['$32,495 MSRP $48,995$16,500 off'],
    hidden: '12 mi',
  },
  {
    what: 'new with incentives',
    vehicle: { ...fresh, incentivesCents: 350_000 },
    shown: ['$28,995 MSRP $48,995$20,000 off'],
    hidden: 'Was',
  },
  {
    what: 'new with incentives alone: they are the whole saving (SHOP-34)',
    vehicle: { ...fresh, msrpCents: 3_249_500, incentivesCents: 350_000 },
    shown: ['$28,995 MSRP $32,495−$3,500 Incentives'],
    hidden: 'Was',
  },
  {
    what: 'new with incentives, from a price above the MSRP',
    vehicle: { ...fresh, msrpCents: 3_200_000, incentivesCents: 350_000 },
    shown: ['$28,995 Was $32,495−$3,500 Incentives'],
    hidden: 'MSRP',
  },
])('$what', ({ vehicle, shown, hidden }) => {
  const card = renderCard({ vehicle: { ...vehicle, distanceMiles: vehicle === used ? 14.6 : undefined } });
  for (const words of shown) expect(card).toHaveTextContent(words);
  expect(card).not.toHaveTextContent(hidden);
});

test.each([
  ['MSRP', {}, '$48,995', 'S'],
  ['MSRP', { msrpCents: 3_250_000 }, '$32,500', 'SPAN'],
  ['MSRP', { msrpCents: 3_259_500 }, '$32,595', 'S'],
  ['MSRP', { msrpCents: 3_200_000 }, '$32,000', 'SPAN'],
  ['MSRP', { incentivesCents: 350_000 }, '$48,995', 'S'],
  ['Was', { msrpCents: undefined, incentivesCents: 350_000 }, '$32,495', 'S'],
])(
  'beside the price of a new vehicle, %s names the amount; it is struck if it is higher by a saving that is named: %o',
  (name, of, amount, tag) => {
    renderCard({ vehicle: { ...fresh, ...of } });
    const shown = screen.getByText(amount);
    expect(shown.tagName).toBe(tag);
    expect(shown.parentElement).toHaveTextContent(`${name} ${amount}`);
  },
);

test('an estimate shows down payment, term and APR', async () => {
  const card = renderCard();
  expect(card).toHaveTextContent('$487/mo Est. payment');
  expect(card).toHaveTextContent('$2,500 down, 72 mo, 6.49% APR');
  await userEvent.hover(screen.getByRole('button', { name: /How we got this payment/ }));
  expect(screen.getByRole('button', { name: /How we got this payment/ })).toHaveAccessibleDescription(
    /Estimated with \$2,500 down, 72.months at 6.49%.APR/,
  );
});

test('a personalized payment is not called an estimate', () => {
  const card = renderCard({ payment: { kind: 'personalized', ...terms } });
  expect(card).toHaveTextContent('$487/mo');
  expect(card).not.toHaveTextContent('Est. payment');
});

test('without a payment there is a button to personalize', () => {
  renderCard({ payment: { kind: 'personalize' }, personalizeHref: '/vehicle/1HGCV1F34LA000001#payment' });
  expect(screen.getByRole('link', { name: 'Personalize your payments' })).toHaveAttribute(
    'href',
    '/vehicle/1HGCV1F34LA000001#payment',
  );
});

test.each([
  [{ kind: 'notQualified' }, "We can't show a payment for this vehicle."],
  [{ kind: 'notQualified', isOutOfRange: true }, 'This amount is outside what our lenders finance.'],
] as const)('%o says why and gives the dealer phone as a link', (payment, words) => {
  const card = renderCard({
    payment,
    dealerPhone: { number: '2075550178', label: '207-555-0178' },
  });
  expect(card).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: /^207-.?555-.?0178$/ })).toHaveAttribute('href', 'tel:2075550178');
});

test('a payment that requires changes offers them', async () => {
  const onAdjustDownPayment = vi.fn();
  const onRemoveTrade = vi.fn();
  renderCard({
    payment: { kind: 'adjust', downPayment: { change: 'raise', amountCents: 600_000 }, removeTrade: true },
    onAdjustDownPayment,
    onRemoveTrade,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Raise the down payment to\u00a0$6,000' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the trade-in' }));
  expect(onAdjustDownPayment).toHaveBeenCalledWith(600_000);
  expect(onRemoveTrade).toHaveBeenCalledOnce();
});

test('heart and compare are switches', async () => {
  const toggleSaved = vi.fn();
  const toggleCompared = vi.fn();
  renderCard({
    favorite: { isSaved: true, onToggle: toggleSaved },
    compare: { isCompared: false, onToggle: toggleCompared },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save 2023 Volvo XC60', pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2023 Volvo XC60', pressed: false }));
  expect(toggleSaved).toHaveBeenCalledOnce();
  expect(toggleCompared).toHaveBeenCalledOnce();
});

test.each([false, true])(
  'a compare switch that is full stays focusable and says why (on the picture: %s)',
  async (hasInlineCompare) => {
    const onToggle = vi.fn();
    renderCard({
      hasInlineCompare,
      compare: { isCompared: false, disabledReason: 'You can compare up to 4 vehicles.', onToggle },
    });
    const toggle = screen.getByRole('button', { name: 'Compare 2023 Volvo XC60' });
    expect(toggle).toHaveAttribute('aria-disabled', 'true');
    expect(toggle).toHaveAccessibleDescription('You can compare up to 4 vehicles.');
    const reason = screen.getByText('You can compare up to 4 vehicles.');
    expect(reason).not.toBeVisible();
    await userEvent.hover(toggle);
    expect(reason).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(reason).not.toBeVisible();
    await userEvent.click(toggle);
    expect(onToggle).not.toHaveBeenCalled();
    expect(reason).toBeVisible();
    await userEvent.unhover(toggle);
    expect(reason).not.toBeVisible();
    toggle.blur();
    act(() => toggle.focus());
    expect(reason).toBeVisible();
  },
);

test('with inline compare icons the switch is only on the picture', async () => {
  const onToggle = vi.fn();
  renderCard({ hasInlineCompare: true, compare: { isCompared: false, onToggle } });
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2023 Volvo XC60', pressed: false }));
  expect(onToggle).toHaveBeenCalledOnce();
});

test('a valuation is a badge, and a sold car has none', () => {
  const card = renderCard({ valuation: 'great' });
  expect(card).toHaveTextContent('Great price');
});

test('pictures can be shown in full', () => {
  renderCard({ imageFit: 'contain' });
  expect(screen.getByRole('img').parentElement).toHaveAttribute('data-fit', 'contain');
});

test('a sold car has no heart, no compare, no chips, but a link to similar ones', () => {
  const card = renderCard({
    vehicle: { ...used, condition: 'CPO', availability: 'Sold' },
    favorite: { isSaved: false, onToggle: vi.fn() },
    compare: { isCompared: false, onToggle: vi.fn() },
    similarHref: '/search?make=Volvo&model=XC60',
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(card.querySelector('.fc-badges')).toBeNull();
  expect(card).toHaveTextContent('Sorry this one got away. Find another just like it.');
  expect(screen.getByRole('link', { name: 'See Similar Vehicles' })).toHaveAttribute(
    'href',
    '/search?make=Volvo&model=XC60',
  );
});

test('a pending sale is labeled and links to similar cars', () => {
  const card = renderCard({ vehicle: { ...used, availability: 'PendingSale' }, similarHref: '/search' });
  expect(screen.getAllByText(/Sale Pending/), 'once').toHaveLength(1);
  expect(within(card).getByRole('link', { name: 'See Similar Vehicles' })).toBeVisible();
});

test.each([
  ['column', true],
  ['row', false],
] as const)('in a %s, the notice of a pending sale is in the place of the picture: %s', (layout, isAbove) => {
  const card = renderCard({ layout, vehicle: { ...used, availability: 'PendingSale' } });
  const notice = screen.getAllByText(/^Sale Pending with another buyer\./);
  expect(notice).toHaveLength(1);
  expect(card.querySelector('.fc-media')?.contains(notice[0] ?? null)).toBe(isAbove);
});

test.each([
  ['front', true],
  ['photo', false],
] as const)(
  'next to the notice of a pending sale, a picture (%s) is marked as a drawing: %s (SHOP-58)',
  (view, isMarked) => {
    const image = { src: '/media/xc60.webp', alt: 'Blue Volvo XC60', view };
    const card = renderCard({ vehicle: { ...used, availability: 'PendingSale', image } });
    expect(within(card).queryByText('Illustration') !== null).toBe(isMarked);
  },
);

test('a picture that fails to load is replaced by the placeholder', () => {
  const card = renderCard();
  fireEvent.error(screen.getByRole('img', { name: 'Blue Volvo XC60, front left' }));
  expect(screen.queryByRole('img', { name: 'Blue Volvo XC60, front left' })).toBeNull();
  expect(card).toHaveTextContent('Photos coming soon');
  expect(card).not.toHaveTextContent('Photo not available');
});

const dealerPhone = { number: '+12075550178', label: '(207) 555 - 0178' };

test.each([
  {
    what: 'lender-qualified',
    payment: { kind: 'personalized', ...terms } as const,
    shown: '$487/mo with your rate',
    explained: /You qualify for this: \$2,500 down, 72.months at 6.49%.APR. Questions\? Call \(207\)/,
  },
  {
    what: 'cash',
    payment: { kind: 'cash', totalCents: 3_482_250, depositCents: 25_000 } as const,
    shown: '$34,823 cash total',
    explained: /Cash order: \$34,823 with all taxes and fees. Your \$250 refundable deposit counts/,
  },
  {
    what: 'lease',
    payment: {
      kind: 'lease',
      monthlyPaymentCents: 52_704,
      termMonths: 36,
      annualMiles: 10_000,
      dueAtSigningCents: 298_204,
    } as const,
    shown: 'Lease: 36 payments, $2,982 due at signing, 10,000 miles a year',
    explained: /This is a lease: 36 monthly payments of \$527, and \$2,982 due at signing/,
  },
  {
    what: 'lender-qualified lease',
    payment: {
      kind: 'lease',
      isQualified: true,
      monthlyPaymentCents: 52_704,
      termMonths: 36,
      annualMiles: 10_000,
      dueAtSigningCents: 298_204,
    } as const,
    shown: 'Lease: 36 payments',
    explained: /You qualify for this lease: 36 monthly payments of \$527/,
  },
  {
    what: 'an estimate beside an unfinished pre-qualification',
    payment: { kind: 'estimated', isPrequalificationIncomplete: true, ...terms } as const,
    shown: '/mo Est. payment',
    explained: /Finish your pre-qualification to see your own payment/,
  },
  {
    what: 'a loan above the vehicle',
    payment: {
      kind: 'adjust',
      downPayment: { change: 'raise', amountCents: 600_000 },
      removeTrade: false,
      pricing: { monthlyPaymentCents: 41_200, aprPercent: 6.49, termMonths: 72 },
    } as const,
    shown: 'To see your payment:',
    explained: /With this change: \$412\/mo, 72.months at 6.49%.APR/,
  },
  {
    what: 'no payment',
    payment: { kind: 'placeholder' } as const,
    shown: 'Payment not available',
    explained: /We can't show a payment for this vehicle online. Questions\? Call \(207\).555.-.?.0178/,
  },
])('the payment tooltip of $what is reachable by keyboard', async ({ payment, shown, explained }) => {
  const card = renderCard({ payment, dealerPhone });
  expect(card).toHaveTextContent(shown);
  await userEvent.tab();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'More about How we got this payment' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(explained);
});

test('the price tooltip breaks down the price', async () => {
  renderCard({
    priceDetails: {
      vehicleCents: 3_249_500,
      taxesAndFeesCents: 232_750,
      tradeInCents: 450_000,
      protectionCents: 240_000,
      totalCents: 3_272_250,
    },
  });
  const button = screen.getByRole('button', { name: "More about What's in this price" });
  await userEvent.click(button);
  expect(button).toHaveAccessibleDescription(
    'Vehicle $32,495 Taxes and fees $2,327.50 Trade-in −$4,500 Protection $2,400 Total $32,722.50',
  );
});
