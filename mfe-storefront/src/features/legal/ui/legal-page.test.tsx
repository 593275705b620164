import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isOptedOut } from '@forecourt/shared-contracts/analytics';
import { pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../../testing/render-storefront.tsx';
import {
  accessibility,
  cookiePolicy,
  privacyNotice,
  privacyPolicy,
  termsOfUse,
} from '../domain/legal-papers.ts';
import { retentionPeriods } from '../domain/retention-periods.ts';
import { storedItems } from '../domain/stored-items.ts';

startApi();

test.each([
  ['/terms-of-use', 'Terms of use', termsOfUse, 'November 30, 2026'],
  ['/privacy-policy', 'Privacy policy', privacyPolicy, 'December 1, 2026'],
  ['/privacy-notice', 'Privacy notice', privacyNotice, 'December 1, 2026'],
  ['/cookie-policy', 'Cookie policy', cookiePolicy, 'December 1, 2026'],
  ['/accessibility', 'Accessibility', accessibility, 'November 30, 2026'],
] as const)('%s shows every section, in the dealer’s own names', async (path, title, paper, updatedOn) => {
  await renderStorefront(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | Test Dealer`);
  expect(screen.getByText(`Last updated on ${updatedOn}`)).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(
    contents.getByText(`On this page (${paper.sections.length})`).closest('details'),
  ).not.toHaveAttribute('open');
  const main = document.body.textContent;
  for (const link of contents.getAllByRole('link')) {
    const section = document.querySelector(link.getAttribute('href') ?? '');
    expect(section).toHaveAccessibleName(link.textContent);
  }
  expect(contents.getAllByRole('link')).toHaveLength(paper.sections.length);
  expect(main).not.toMatch(/\{\{|\}\}|•|legal\./);
});

test('the privacy policy states its limits (SHOP-81)', async () => {
  await renderStorefront('/privacy-policy');
  for (const limit of [
    /twice in 12\smonths/,
    /within 45 days/,
    /within 90 days/,
    /12\smonths before your request/,
    /nothing has happened for 90 days/,
    /under 13/,
  ]) {
    expect(document.body.textContent).toMatch(limit);
  }
});

test.each([
  ['Personal information from a pre-qualification', '30 days'],
  ["A credit application you started but didn't send", '60 days after your last change'],
  [
    'Social Security numbers and dates of birth in a credit application you sent',
    '30 days after the application ends',
  ],
  ['The rest of a credit application you sent', '25\u00a0months after the application ends'],
  ['Documents you upload', '60 days'],
  ['Your cart, compared vehicles and trade-in, if you shop as a guest', '30 days'],
  ['A question or test-drive request sent without an account', '12\u00a0months'],
  ['The text-message link for an identity check', '24 hours'],
  ['Purchase records', 'As long as tax, lending and vehicle law require'],
  ['Everything else', 'Until we no longer need it'],
])('the privacy policy has a table of retention periods (SHOP-81): %s, %s', async (what, period) => {
  await renderStorefront('/privacy-policy');
  const table = within(screen.getByRole('table', { name: 'How long we keep each kind of information' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Information',
    'How long we keep it',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(retentionPeriods.length + 1);
  const row = table.getByRole('rowheader', { name: what }).closest('tr') as HTMLElement;
  expect(within(row).getByRole('cell', { name: period })).toBeVisible();
});

test('keeps a tenant’s own wording', async () => {
  const texts = { en: { 'storefront.legal.termsOfUse.title': 'House rules' } };
  await renderStorefront('/terms-of-use', { page: { tenant: { ...pageFixture().tenant, texts } } });
  expect(screen.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
});

test('the cookie policy lists every stored item once, by a name in plain words, with its purpose', async () => {
  await renderStorefront('/cookie-policy');
  expect(screen.getByText(/The small text is the item's name in your browser/)).toBeVisible();
  const rows = within(screen.getByRole('table', { name: /Cookies and browser storage/ })).getAllByRole('row');
  expect(rows).toHaveLength(storedItems.length + 1);
  const names = storedItems.flatMap((item) => item.names);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Sign-in\s*CognitoIdentityServiceProvider…/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('forecourt');
});

test('the privacy notice states its limits (SHOP-81)', async () => {
  await renderStorefront('/privacy-notice');
  for (const limit of [
    /entered for it after 30 days/,
    /delete unsent applications after 60 days/,
    /dates of birth 30 days after they end, and the rest 25\smonths/,
    /upload after 60 days/,
    /within 45 days/,
    /within 90/,
  ]) {
    expect(document.body.textContent).toMatch(limit);
  }
});

test('measurement is turned off and on again on the cookie policy, and stays so', async () => {
  const user = userEvent.setup();
  const platform = await renderStorefront('/cookie-policy');
  const box = await screen.findByRole('checkbox', { name: 'Allow analytics on this site' });
  await waitFor(() => expect(box).toBeChecked());
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(screen.getByText('Analytics is off in this browser. We send nothing more.')).toBeVisible();
  expect(isOptedOut(platform.storage)).toBe(true);
  await user.click(box);
  expect(isOptedOut(platform.storage)).toBe(false);
});

test('with Global Privacy Control there is no choice, and the page says so', async () => {
  Reflect.set(navigator, 'globalPrivacyControl', true);
  try {
    await renderStorefront('/cookie-policy');
    expect(
      await screen.findByText('Your browser sends Global Privacy Control, so we measure nothing.'),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Allow analytics on this site' })).toBeDisabled();
  } finally {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  }
});
