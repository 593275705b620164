import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { pageFixture } from '../testing/index.ts';
import {
  contrastFaults,
  contrastRatio,
  displayFamily,
  publicTenant,
  tenantCss,
  TenantSchema,
} from './index.ts';

const { tenant } = pageFixture();
const open = { opens: '09:00', closes: '18:00' };
const fulfillment = {
  dealership: { line1: '1 Main Street', city: 'Portland', state: 'ME', zip: '04101' },
  hours: {
    sunday: null,
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
  },
  delivery: { states: ['ME'], bands: [{ upToMiles: 100, feeCents: 14_900 }] },
  pickup: {},
};
const file = {
  ...tenant,
  hosts: ['dealer.example'],
  embeddingOrigins: [],
  fulfillment,
  protection: undefined,
};

describe('contrastRatio (WCAG 2.2)', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('%s on %s is %f', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(expected, 2);
  });
});

describe('a tenant file', () => {
  it('is accepted as written', () => expect(v.safeParse(TenantSchema, file).success).toBe(true));

  it('is rejected if its text would be hard to read, with the pair and the ratio', () => {
    const palette = { ...tenant.theme.palette, inkMuted: tenant.theme.palette.surface };
    expect(contrastFaults(palette)[0]).toContain(
      'inkMuted on surface has a contrast of 1.00, at least 4.5 is needed',
    );
    const result = v.safeParse(TenantSchema, { ...file, theme: { ...tenant.theme, palette } });
    expect(result.success).toBe(false);
  });

  it.each([
    [
      'a color that is CSS',
      { theme: { ...tenant.theme, palette: { ...tenant.theme.palette, brand: 'red;}body{x:url(//evil)' } } },
    ],
    ['a mark that is markup', { logo: { width: 1, height: 1, path: 'M0 0"/><script>' } }],
    ['an origin with a path', { embeddingOrigins: ['https://dealer.example/page'] }],
    ['an origin that is no address', { embeddingOrigins: ['*'] }],
    ['a host with a port', { hosts: ['dealer.example:80'] }],
    ['no host', { hosts: [] }],
    ['a phone of nine digits', { contact: { ...tenant.contact, phone: '207555017' } }],
    [
      'a day that closes before it opens',
      {
        fulfillment: {
          ...fulfillment,
          hours: { ...fulfillment.hours, monday: { opens: '18:00', closes: '09:00' } },
        },
      },
    ],
    [
      'delivery fees out of order',
      {
        fulfillment: {
          ...fulfillment,
          delivery: {
            states: ['ME'],
            bands: [
              { upToMiles: 200, feeCents: 1 },
              { upToMiles: 100, feeCents: 2 },
            ],
          },
        },
      },
    ],
    [
      'a hero from a host that its pages may not show',
      {
        inventory: { ...tenant.inventory, photos: { origins: ['/photos'], hero: '/photographs/hero.webp' } },
      },
    ],
    ['half a cent', { payment: { ...tenant.payment, depositCents: 0.5 } }],
  ])('is rejected with %s', (_what, change) => {
    expect(v.safeParse(TenantSchema, { ...file, ...change }).success).toBe(false);
  });

  it.each([{}, { homeZip: '04101' }])('may have a home ZIP code, as older shells require: %o', (more) => {
    const inventory = { ...tenant.inventory, ...more };
    expect(publicTenant(v.parse(TenantSchema, { ...file, inventory })).inventory).toEqual(inventory);
  });

  it('may name a photo for the hero, from one of the sources of photos', () => {
    const photos = { origins: ['/photos', 'https://img.example'], hero: 'https://img.example/hero.webp' };
    const inventory = { ...tenant.inventory, photos };
    expect(v.parse(TenantSchema, { ...file, inventory }).inventory.photos).toEqual(photos);
  });

  it('exposes neither its hosts nor its embedding origins to browsers', () => {
    const published = publicTenant(v.parse(TenantSchema, file));
    expect(Object.keys(published)).not.toContain('fulfillment');
    expect(Object.keys(published)).not.toContain('hosts');
    expect(Object.keys(published)).not.toContain('embeddingOrigins');
  });

  it('states the weekdays without hours', () => {
    const { hours } = fulfillment;
    const closedDays = (more: object) =>
      publicTenant(
        v.parse(TenantSchema, { ...file, fulfillment: { ...fulfillment, hours: { ...hours, ...more } } }),
      ).closedDays;
    expect(closedDays({})).toEqual(['sunday']);
    expect(closedDays({ sunday: hours.monday, tuesday: null })).toEqual(['tuesday']);
  });

  it('states how canceled protection is refunded, but not what is sold at which price', () => {
    const refund = { fullRefundDays: 30, feeCents: 25_00 };
    const published = (protection: unknown) => publicTenant(v.parse(TenantSchema, { ...file, protection }));
    expect(published({ refund, products: [] }).protection).toEqual({ refund });
    expect(published(undefined).protection).toBeUndefined();
  });
});

describe('the layout of a brand', () => {
  const themed = (layout: unknown) => ({ ...file, theme: { ...tenant.theme, layout } });

  it('has its usual values in a file without one', () => {
    expect(v.parse(TenantSchema, themed(undefined)).theme.layout).toEqual(tenant.theme.layout);
    expect(v.parse(TenantSchema, themed({ card: 'wide' })).theme.layout).toEqual({
      ...tenant.theme.layout,
      card: 'wide',
    });
  });

  it.each([
    ['a section twice', ['trust', 'how', 'how']],
    ['no trust section (SHOP-91)', ['how']],
    ['an unknown section', ['trust', 'blog']],
  ])('is rejected with %s', (_, sections) => {
    expect(v.safeParse(TenantSchema, themed({ sections })).success).toBe(false);
  });

  it.each([
    ['ranges and charge times', { rangeMiles: [250, 300], chargeMinutes: [30] }, true],
    ['a range of no miles', { rangeMiles: [0], chargeMinutes: [30] }, false],
    ['part of a minute', { rangeMiles: [250], chargeMinutes: [29.5] }, false],
    ['no charge times', { rangeMiles: [250] }, false],
  ])('has links by range from %s: %j is %s', (_, electricWays, isValid) => {
    expect(v.safeParse(TenantSchema, themed({ electricWays })).success).toBe(isValid);
  });

  it.each([
    [{}, '--fc-space:1;', '--fc-card-ratio'],
    [{ card: 'wide', spacing: 'airy' }, '--fc-space:1.4;--fc-card-ratio:16 / 10', 'money-order'],
    [{ card: 'dense', spacing: 'compact' }, '--fc-card-money-order:-1', 'nothing'],
    [{ card: 'dense' }, '--fc-steps-middle:5', '--fc-steps:1'],
  ])('%o is in the style sheet', (layout, contained, absent) => {
    const css = tenantCss(v.parse(TenantSchema, themed(layout)).theme);
    expect(css).toContain(contained);
    expect(css).not.toContain(absent);
  });
});

describe('the days to the earliest delivery', () => {
  it.each([
    ['two days without a lead time of its own', {}, 2],
    ['whole days, rounded up', { leadHours: 73 }, 4],
    ['a day if it can be today', { leadHours: 0 }, 1],
    ['not known of a dealer who does not deliver', { isOffered: false }, undefined],
  ])('are %s', (_, delivery, days) => {
    const settings = { ...fulfillment, delivery: { ...fulfillment.delivery, ...delivery } };
    expect(publicTenant(v.parse(TenantSchema, { ...file, fulfillment: settings })).deliveryDays).toBe(days);
  });
});

it('the place of the dealership is known to browsers, and nothing else of it', () => {
  const published = publicTenant(v.parse(TenantSchema, file));
  expect(published.storePlace).toBe(`${fulfillment.dealership.city}, ${fulfillment.dealership.state}`);
  expect(JSON.stringify(published)).not.toContain(fulfillment.dealership.line1);
});

describe('tenantCss', () => {
  it('contains every color under its name, and the display face', () => {
    const css = tenantCss(tenant.theme);
    expect(css).toContain(`--fc-surface-raised:${tenant.theme.palette.surfaceRaised}`);
    expect(css).toContain(`--fc-font-display:'${displayFamily(tenant.theme)}',`);
  });

  it.each([
    ['the face of running text', 'figtree', "--fc-font-body:'Figtree Variable','Figtree Fallback';"],
    [
      'the face of headings, used for text too',
      'archivo',
      "--fc-font-body:'Archivo Variable','Archivo Fallback';",
    ],
  ])('contains %s', (_, bodyFont, contained) => {
    const theme = { ...tenant.theme, bodyFont };
    expect(tenantCss(v.parse(TenantSchema, { ...file, theme }).theme)).toContain(contained);
  });

  it.each([
    ['sora', "'Figtree Variable','Sora Figures','Figtree Fallback';"],
    ['archivo', "'Figtree Variable','Figtree Fallback';"],
  ])(
    'Figtree beside %s has, until it is there, figures of the brand if pages preload them',
    (displayFont, families) => {
      const theme = { ...tenant.theme, bodyFont: 'figtree', displayFont };
      expect(tenantCss(v.parse(TenantSchema, { ...file, theme }).theme)).toContain(
        `--fc-font-body:${families}`,
      );
    },
  );

  it('sets the words of Archivo wider apart, whose own spaces are narrow, and of no other face', () => {
    const cssOf = (bodyFont: string) =>
      tenantCss(v.parse(TenantSchema, { ...file, theme: { ...tenant.theme, bodyFont } }).theme);
    expect(cssOf('archivo')).toContain('word-spacing:0.08em');
    expect(cssOf('figtree')).not.toContain('word-spacing');
  });

  it('leaves running text to the device if the tenant names no face', () => {
    const { bodyFont: _, ...theme } = tenant.theme;
    expect(tenantCss(v.parse(TenantSchema, { ...file, theme }).theme)).not.toContain('font-body');
  });

  it.each(['Comic Sans', "x';}body{", ''])('a face that is not included is refused: %o', (bodyFont) => {
    expect(v.safeParse(TenantSchema, { ...file, theme: { ...tenant.theme, bodyFont } }).success).toBe(false);
  });

  it('T05: no valid theme can break out of the rule', () => {
    const text = fc.string({ maxLength: 30 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('brand', 'ink', 'surface', 'line'), text), (colors) => {
        const theme = { ...tenant.theme, palette: { ...tenant.theme.palette, ...colors } };
        const parsed = v.safeParse(TenantSchema, { ...file, theme });
        if (!parsed.success) return;
        const css = tenantCss(parsed.output.theme);
        expect(css.match(/[{}]/g)).toEqual(['{', '}']);
        expect(css).not.toMatch(/url\(|<|@|\/\*/);
      }),
    );
  });
});
