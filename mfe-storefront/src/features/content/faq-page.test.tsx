import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { askedGroups } from './domain/faq-groups.ts';

startApi();
// jsdom has no layout.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
const every = askedGroups(pageFixture().tenant).flatMap(({ questions }) => questions);
const shown = () => [...document.querySelectorAll('details')];
const open = () => shown().filter((one) => one.open);
const box = () => screen.getByRole('searchbox', { name: 'Search the questions' });

test('every question is under its topic, closed, with its own anchor', async () => {
  await renderStorefront('/faq');
  expect(shown().map(({ id }) => id)).toEqual(every);
  expect(new Set(every).size).toBe(every.length);
  expect(open()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(`${every.length} questions`);
  const topics = ['Buying', 'Payments', 'After you order', 'Pickup or delivery', 'Account and privacy'];
  for (const topic of topics) expect(screen.getByRole('heading', { level: 2, name: topic })).toBeVisible();
});

test('how to pay names the ways of the payment step and of the invoice', async () => {
  await renderStorefront('/faq');
  expect(document.querySelector('#ways')).toHaveTextContent(
    /by card up to \$.* or from your bank account\..* cashier's check or wire transfer\./,
  );
});

test('typing filters and shows how many are left; Enter goes to the first', async () => {
  await renderStorefront('/faq');
  await userEvent.type(box(), 'refundable');
  expect(screen.getByRole('status')).toHaveTextContent('1 question');
  expect(shown().map(({ id }) => id)).toEqual(['deposit']);
  expect(screen.queryByRole('heading', { level: 2, name: 'Buying' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Is the deposit refundable?').closest('summary')).toHaveFocus();
});

test('a search without a result says so and links back to all of them', async () => {
  await renderStorefront('/faq');
  await userEvent.type(box(), ' submarine ');
  expect(screen.getByRole('status')).toHaveTextContent('0 questions');
  expect(screen.getByRole('heading', { name: 'No question matches “submarine”' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(shown()).toHaveLength(every.length);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('a URL that names a question opens it, even if filtered out', async () => {
  const platform = await renderStorefront('/faq#deposit');
  expect(open().map(({ id }) => id)).toEqual(['deposit']);
  expect(open()[0]?.querySelector('summary')).toHaveFocus();
  await userEvent.type(box(), 'refundable');
  act(() => platform.navigation.push('/faq#cost'));
  await waitFor(() => expect(open().map(({ id }) => id)).toContain('cost'));
  expect(box()).toHaveValue('');
});

test('an unknown anchor opens nothing', async () => {
  await renderStorefront('/faq#<b>%');
  expect(open()).toEqual([]);
});

test('an answer has a link', async () => {
  await renderStorefront('/faq#estimate');
  expect(screen.getByRole('link', { name: 'Rates, terms and an example' })).toHaveAttribute(
    'href',
    '/financing',
  );
});

test('a dealer of electric vehicles alone is asked about charging and battery', async () => {
  const { tenant } = pageFixture();
  const electric = { ...tenant, inventory: { ...tenant.inventory, isElectric: true } };
  await renderStorefront('/faq#battery-warranty', { page: { tenant: electric } });
  const heading = screen.getByRole('heading', { level: 2, name: 'Charging and battery' });
  expect(heading.closest('section')?.querySelectorAll('details')).toHaveLength(5);
  expect(open().map(({ id }) => id)).toEqual(['battery-warranty']);
  expect(open()[0]).toHaveTextContent(/8\syears or 100,000\smiles/);
  expect(screen.getByRole('link', { name: 'What our warranties cover' })).toHaveAttribute(
    'href',
    '/warranty',
  );
  expect(shown()).toHaveLength(every.length + 5);
});

test('a dealer of any fuel is not asked about charging', async () => {
  await renderStorefront('/faq');
  expect(screen.queryByRole('heading', { level: 2, name: 'Charging and battery' })).toBeNull();
});

test('a dealer who sells no protection is not asked about it', async () => {
  await renderStorefront('/faq', { page: { tenant: { ...pageFixture().tenant, protection: undefined } } });
  expect(shown().map(({ id }) => id)).toEqual(every.filter((id) => id !== 'protection'));
  expect(document.body).not.toHaveTextContent(/protection/i);
});

test('a dealer who neither delivers nor leases promises neither', async () => {
  const { tenant } = pageFixture();
  await renderStorefront('/faq', { page: { tenant: { ...tenant, deliveryDays: undefined } } });
  expect(shown().map(({ id }) => id)).toEqual(every.filter((id) => id !== 'cost'));
  expect(screen.getByRole('heading', { level: 2, name: 'Pickup' })).toBeVisible();
  expect(document.body).toHaveTextContent("book pickup. It's all online, whether you finance or pay cash.");
  expect(document.body).not.toHaveTextContent(/deliver|\blease/i);
});
