import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TenantSchema, type Tenant, type WeekHours } from '@forecourt/shared-contracts/tenant';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { hoursFaults } from './hours-faults.ts';

const { texts, ...harbor } = v.parse(TenantSchema, sampleTenant('harbor'));

function faultsOf(hours: Partial<WeekHours>, own: Readonly<Record<string, string>> = {}): string[] {
  const tenant: Tenant = {
    ...harbor,
    fulfillment: { ...harbor.fulfillment, hours: { ...harbor.fulfillment.hours, ...hours } },
    texts: { en: { ...texts['en'], ...own }, es: { ...texts['es'], ...own } },
  };
  return hoursFaults(tenant).map((fault) => fault.split(':', 1)[0] ?? '');
}

const contact = 'storefront.content.contact.hours';
const week = ['shell.header.hours', 'shell.footer.hours'];
const testDrives = ['preferredDateHint', 'dayReason.closed', 'errors.dateClosed'].map(
  (name) => `storefront.leads.${name}`,
);
const inBoth = (keys: readonly string[]) =>
  ['en', 'es'].flatMap((to) => keys.map((key) => `texts.${to}.${key}`));

it('the hours of the site’s own texts need no others (SITE-77)', () => expect(faultsOf({})).toEqual([]));

it.each<[string, Partial<WeekHours>, string[]]>([
  [
    'closes later on two weekdays',
    { monday: { opens: '09:00', closes: '20:00' }, friday: { opens: '09:00', closes: '20:00' } },
    [`${contact}.weekdaysTime`],
  ],
  ['opens later on Saturday', { saturday: { opens: '10:00', closes: '17:00' } }, [`${contact}.saturdayTime`]],
  [
    'opens on Sunday',
    { sunday: { opens: '12:00', closes: '17:00' } },
    [`${contact}.sundayTime`, ...testDrives],
  ],
  ['is closed on Monday', { monday: null }, [`${contact}.weekdaysTime`, ...testDrives]],
])('a dealer who %s states that in each language', (_row, hours, keys) => {
  const all = [...week, ...keys];
  expect(faultsOf(hours)).toEqual(inBoth(all));
  expect(faultsOf(hours, Object.fromEntries(all.map((key) => [key, 'Our hours'])))).toEqual([]);
});
