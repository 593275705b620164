import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { expect, test } from 'vitest';
import type { Html } from '../page/stand-in-page.ts';
import { declinePage, readPage, signPage, type CeremonyLinks } from './sandbox-signing-pages.ts';

const { tenant } = pageFixture();
const links: CeremonyLinks = {
  brand: tenant,
  vehicle: { name: '2021 Mazda CX-5', src: undefined },
  own: '/_sandbox/signing/1',
  later: '/signing',
};
const cash: ContractTerms = {
  kind: 'Cash',
  orderNumber: 'FC-1001',
  dealRefId: 'deal-74bbe0b2-f38d-4f90-91b9-8aba41c8dfb8',
  contractOn: '2026-06-15',
  seller: {
    legalName: 'Northstar Motors Group, Inc.',
    brandName: 'Northstar Motors',
    phone: '(313) 555-0142',
  },
  buyer: { name: 'Dana Demo', email: 'dana@example.com' },
  vehicle: {
    vin: '7MM85T7W5MB000005',
    stockNumber: 'U100005',
    year: 2021,
    make: 'Mazda',
    model: 'CX-5',
    trim: 'Select',
    condition: 'Used',
    mileage: 64_578,
  },
  lines: [{ code: 'vehicle-price', amountCents: 1_520_040 }],
  state: 'MI',
  salesTaxPercent: 6,
  totalCents: 1_520_040,
  depositCents: 50_000,
  balanceCents: 1_470_040,
  finance: null,
};
const financed: ContractTerms = {
  ...cash,
  kind: 'Finance',
  finance: {
    aprPercent: 9.65,
    financeChargeCents: 407_921,
    amountFinancedCents: 1_270_040,
    totalOfPaymentsCents: 1_677_961,
    totalSalePriceCents: 1_927_961,
    downPaymentCents: 250_000,
    termMonths: 72,
    monthlyPaymentCents: 23_305,
    lastPaymentCents: 23_306,
  },
};

/** The body of a page on one line. */
async function bodyOf(shown: Html): Promise<string> {
  const page = String(await shown);
  return page.slice(page.indexOf('<body>')).replace(/\s+/g, ' ');
}

test.each([
  ['a loan', financed, ['$233.05/mo', '72 months', '9.65% APR', '$2,500.00 down']],
  ['a purchase for cash', cash, ['Total $15,200.40']],
])('the page to sign on states %s, each part in one piece', async (_, terms, parts) => {
  const body = await bodyOf(signPage(links, terms, { name: '' }));
  const [, line = ''] = /<p class="deal">(.*?)<\/p>/.exec(body) ?? [];
  expect([...line.matchAll(/<span class="whole">(.*?)<\/span>/g)].map(([, part]) => part)).toEqual(parts);
});

test('the hint for the name is above its field, and the checkbox names no order', async () => {
  const body = await bodyOf(signPage(links, financed, { name: '' }));
  expect(body).toMatch(/As on the contract: Dana Demo <\/p> <input class="name" id="full-name"/);
  expect(body).toContain('<span>I adopt this as my legal signature and agree to this contract</span>');
});

test('the contract has what its credit costs in boxes, and who it is assigned to', async () => {
  const assignee = { name: 'Lakeshore Credit Union', address: '1 Shore Rd, Detroit, MI 48226' };
  const body = await bodyOf(readPage(links, { ...financed, assignee }));
  const [, boxes = ''] = /<dl class="figures">(.*?)<\/dl>/.exec(body) ?? [];
  expect([...boxes.matchAll(/<strong class="whole">(.*?)<\/strong>/g)].map(([, value]) => value)).toEqual([
    '9.65%',
    '$4,079.21',
    '$12,700.40',
    '$16,779.61',
  ]);
  expect(body).toContain('Lakeshore Credit Union');
});

test('the dates in the sentences of the contract stay on one line', async () => {
  const written = String(await readPage(links, financed));
  expect(written).toMatch(/payments? .*Jul\u00A0\d{1,2},\u00A02026/);
  expect(written).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
});

test('the page to decline on describes its field by its hint, and by what is missing', async () => {
  expect(await bodyOf(declinePage(links, false))).toContain('aria-describedby="reason-hint"');
  expect(await bodyOf(declinePage(links, true))).toContain('aria-describedby="reason-hint fault"');
});

test('a photo of the site is asked for in the widths that it has, a drawing as it is', async () => {
  const src = '/photos/coupe.jpg';
  const withPicture = (srcSet?: string) => ({ ...links, vehicle: { name: 'Audi A5', src, srcSet } });
  const srcSet = `${src}?w=320 320w, ${src}?w=640 640w`;
  expect(await bodyOf(readPage(withPicture(srcSet), cash))).toContain(
    `<img srcset="${srcSet}" sizes="96px" src="${src}" alt=""`,
  );
  expect(await bodyOf(readPage(withPicture(), cash))).not.toContain('srcset');
});
