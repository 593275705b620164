import { keepTogether } from '@forecourt/shared-contracts/formats';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { mailHtml, nextStep } from './mail-html.ts';

const hosts = ['northstar.example'];
const tenant = { ...pageFixture().tenant, hosts };
const link = 'https://northstar.example/progress/FC-1';

describe('the next step of a paragraph', () => {
  it.each([
    [`See your order: ${link}`, { before: '', label: 'See your order', href: link }],
    [
      `Your contract is signed. Open your copy here:\n${link}`,
      { before: 'Your contract is signed.', label: 'Open your copy here', href: link },
    ],
    ['Questions? Call 207-555-0178.', undefined],
    [`${link} is your order`, undefined],
    [link, undefined],
    ['They wrote: see https://evil.example/northstar.example', undefined],
    ['Pay here: https://evil.example/x', undefined],
  ])('%j', (paragraph, expected) => {
    expect(nextStep(paragraph, hosts)).toEqual(expected);
  });
});

describe('the HTML part of a mail', () => {
  const body = `Hello <b>Ada</b>.\nWe hold it.\n\nEarlier: ${link}/a\n\nSee your order: ${link}?a=1&b=2\n\nQuestions?`;
  const html = mailHtml(tenant, { subject: 'Your order & you', body });

  it('has the brand, the escaped text, and one button', () => {
    expect(html).toContain(`border-bottom:3px solid ${tenant.theme.palette.brand}`);
    expect(html).toContain('Hello &#60;b&#62;Ada&#60;/b&#62;.<br>We hold it.');
    expect(html).toContain('<title>Your order &#38; you</title>');
    expect(html.match(/display:inline-block/g)).toHaveLength(1);
    expect(html).toContain(`<a href="${link}?a=1&#38;b=2"`);
    expect(html).toContain('>See your order</a>');
    expect(html).toContain(`<a href="${link}/a"`);
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|style)|url\(|\son\w+=/i);
  });

  it.each([
    [`${tenant.brandName}: we received your order`, 'We received your order'],
    ['Your one-time passcode', 'Your one-time passcode'],
  ])('has the subject without the brand as its heading: %s', (subject, heading) => {
    expect(mailHtml(tenant, { subject, body })).toContain(`>${heading}</h1>`);
  });

  it('never breaks an order number or a phone', () => {
    const shown = mailHtml(tenant, { subject: 's', body: 'Order FC-65D6-TZK2-TZG9. Call (212) 555 - 0142.' });
    const phone = keepTogether('(212) 555 - 0142');
    expect(shown).toContain(
      `Order <span style="white-space:nowrap">FC-65D6-TZK2-TZG9</span>. Call ${phone}.`,
    );
  });

  it("links the dealer's phone and email, not those of a customer", () => {
    const words = 'Call 207-555-0178 or (212) 555 - 0142, or email ada@example.com.';
    const shown = mailHtml(tenant, { subject: 's', body: words });
    const hrefs = [...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['tel:+12075550178', 'tel:+12075550178', 'mailto:support@testdealer.example']);
  });

  it('has the picture that is inside the mail, with its words', () => {
    const picture = { src: 'cid:vehicle.1@northstar.example', alt: '2024 "Jeep" Compass' } as const;
    const shown = mailHtml(tenant, { subject: 's', body, picture });
    expect(shown.match(/<img /g)).toHaveLength(1);
    expect(shown).toContain('<img src="cid:vehicle.1@northstar.example" alt="2024 &#34;Jeep&#34; Compass"');
  });

  it('makes no link of an address that a visitor typed (T05)', () => {
    const typed = mailHtml(tenant, { subject: 's', body: 'They wrote:\nPay here: https://evil.example/x' });
    expect(typed).toContain('https://evil.example/x');
    expect(typed).not.toContain('href="http');
  });
});
