import { orderVehicleFixture, priceFixture } from './fixtures.ts';
import { priceDerivation } from '@forecourt/shared-contracts/commerce';
import { HoldLoader, PriceTable } from '../src/purchase/index.ts';
import { TrustList } from '../src/trust/trust-list.tsx';
import {
  Box,
  Card,
  DefinitionList,
  Icon,
  IncentiveList,
  Money,
  PageHeading,
  PriceLines,
  Stack,
  Whole,
} from '../src/index.ts';
import { StepList } from '../src/forms/index.ts';
import { iconPaths, type IconName } from '../src/icon/icon-paths.ts';
import type { CatalogEntry, CatalogSection } from './catalog-entry.ts';

const payment = { amountCents: 48_712, unit: '/mo Est. payment', terms: '$2,500 down, 72 mo, 6.49% APR' };
const price = { priceCents: 4_749_500, incentivesCents: 350_000 };

const money: CatalogEntry = {
  of: ['Money'],
  states: [
    { name: 'payment and price', node: <Money payment={payment} price={price} /> },
    { name: 'price alone', node: <Money price={{ priceCents: 3_249_500 }} /> },
    { name: 'cash', node: <Money payment={{ amountCents: 3_512_345, unit: 'cash total' }} /> },
    { name: 'large, of a page', node: <Money size="lg" payment={payment} price={price} /> },
    { name: 'small, of a bar', node: <Money size="bar" payment={payment} price={price} /> },
    { name: 'exact, of a receipt', node: <Money decimals="exact" price={{ priceCents: 2_743_450 }} /> },
  ],
};

const incentive = (id: string, name: string, savingsCents: number) => ({
  id,
  name,
  savingsCents,
  effectiveFromOn: '2026-11-01',
  effectiveToOn: '2026-12-31',
});

const lists: CatalogEntry = {
  of: ['PriceLines', 'DefinitionList', 'IncentiveList', 'Whole'],
  room: 'half',
  states: [
    {
      name: 'price lines',
      node: (
        <PriceLines
          caption="Your deal"
          lines={[
            { id: 'price', label: 'Vehicle price', amountCents: 3_249_500 },
            { id: 'inc', label: 'Incentives', amountCents: -150_000, kind: 'credit' },
            { id: 'tax', label: 'Taxes', amountCents: 212_347, note: 'Estimated for ZIP 04101' },
            { id: 'del', label: 'Delivery', amountCents: 0, amountText: 'Included' },
            { id: 'open', label: 'Registration', amountCents: null },
            { id: 'total', label: 'Amount financed', amountCents: 3_311_847, kind: 'total' },
          ]}
        />
      ),
    },
    {
      name: 'definitions',
      node: (
        <DefinitionList
          rows={[
            { id: 'vin', label: 'VIN', value: <Whole>1HGCV1F34LA000001</Whole> },
            { id: 'miles', label: 'Mileage', value: '12,480 mi' },
          ]}
        />
      ),
    },
    {
      name: 'definitions in columns',
      node: (
        <DefinitionList
          look="grid"
          rows={[
            { id: 'drive', label: 'Drivetrain', value: 'All-wheel drive' },
            { id: 'color', label: 'Color', value: 'Denim Blue' },
          ]}
        />
      ),
    },
    {
      name: 'incentives',
      node: (
        <IncentiveList
          choice={{
            applied: [incentive('a', 'Customer cash', 250_000)],
            excluded: [incentive('b', 'Military discount', 50_000)],
            savingsCents: 250_000,
          }}
        />
      ),
    },
  ],
};

const steps: CatalogEntry = {
  of: ['StepList', 'PageHeading'],
  room: 'half',
  states: [
    {
      name: 'every status',
      node: (
        <StepList
          label="Your order"
          steps={[
            { id: 'a', title: 'Verify Insurance', status: 'complete', href: '#a', detail: 'Done on Nov 18' },
            {
              id: 'b',
              title: 'Verify ID',
              status: 'attention',
              href: '#b',
              detail: 'The photo is too dark.',
            },
            { id: 'c', title: 'Upload Documents', status: 'current', isCurrent: true, href: '#c' },
            { id: 'd', title: 'Sign Contract', status: 'ready', href: '#d' },
            { id: 'e', title: 'Schedule Delivery', status: 'waiting', detail: 'Opens after you sign.' },
          ]}
        />
      ),
    },
    {
      name: 'heading of a page',
      node: (
        <PageHeading eyebrow="Search" lead="Real prices and monthly payments up front.">
          248 vehicles near Portland
        </PageHeading>
      ),
    },
  ],
};

const financed = priceFixture({
  purchaseType: 'Finance',
  downPaymentCents: 250_000,
  termMonths: 72,
  creditTier: 'very-good',
});

const purchase: CatalogEntry = {
  of: ['PriceTable', 'HoldLoader'],
  room: 'half',
  states: [
    { name: 'cash', node: <PriceTable price={priceFixture()} isRounded /> },
    { name: 'financed', node: <PriceTable price={financed} isRounded /> },
    { name: 'before the order', node: <PriceTable price={priceFixture()} isBeforeOrder isHandOverOpen /> },
    { name: 'order on its way', node: <HoldLoader /> },
  ],
};

const trust: CatalogEntry = {
  of: ['loadTrustList'],
  room: 'whole',
  states: [
    { name: 'all vehicles', node: <TrustList hasTitle /> },
    { name: 'a used vehicle', node: <TrustList condition="Used" /> },
    {
      name: 'on the color of the hero',
      node: (
        <Box background="hero" color="onHero" padding="6">
          <TrustList tone="hero" />
        </Box>
      ),
    },
  ],
};

const surfaces: CatalogEntry = {
  of: ['Card', 'Icon'],
  states: [
    ...(['raised', 'flat', 'sunken', 'brand'] as const).map((tone) => ({
      name: tone,
      node: <Card tone={tone}>{orderVehicleFixture().make}</Card>,
    })),
    {
      name: 'icons',
      node: (
        <Stack direction="row" wrap="wrap" gap="3">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Stack>
      ),
    },
  ],
};

/** Money, lists, steps and promises. */
export const data: CatalogSection = {
  id: 'data',
  title: 'Numbers and steps',
  entries: [money, lists, steps, purchase, trust, surfaces],
};

/** The derivation of the financed sample. */
export const sampleDerivation = priceDerivation(financed);
