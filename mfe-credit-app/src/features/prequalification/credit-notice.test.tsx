import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getPrequalification, type AdverseAction } from '@forecourt/shared-contracts/prequalification';
import { answer, identityFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { personFixture, prequalificationFixture } from '../../testing/prequalification-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const target = '/pre-qualification/result/notice';
const byScore: AdverseAction = {
  reasons: ['creditScore'],
  decidedAt: '2026-06-15T12:00:00.000Z',
  report: {
    bureau: 'Experian',
    score: 612,
    lowestScore: 300,
    highestScore: 850,
    factors: ['latePayments', 'highBalances'],
  },
};

function open(adverse: AdverseAction | null, at = target) {
  const personalDataUntil = '2026-07-15T12:00:00.000Z';
  const prequalification = prequalificationFixture({
    state: adverse ? 'retailer_declined' : 'not_started',
    person: personFixture,
    adverse,
    personalDataUntil,
  });
  server.use(answer(getPrequalification, { prequalification }));
  return renderRemote({ target: at });
}

it('is reached from the decline', async () => {
  const { user, path } = await open(byScore, '/pre-qualification/result');
  await user.click(await screen.findByRole('link', { name: 'Read your notice' }));
  expect(await screen.findByText('612')).toBeVisible();
  await vi.waitFor(() => expect(server.calls).toHaveLength(2), { timeout: 15_000 });
  expect(path()).toBe(target);
});

it('shows reasons, agency, score with what lowered it, and the rights', async () => {
  const { user } = await open(byScore);
  await screen.findByRole('heading', { level: 1, name: 'Notice of action taken' });
  expect(screen.getByText(/could not pre-\u2060qualify you on Jun 15, 2026/)).toBeVisible();
  expect(screen.getByText('Your credit score is below what is needed')).toBeVisible();
  const file = within(screen.getByRole('region', { name: 'Your credit file' }));
  expect(file.getByText(/Allen, TX 75013/)).toHaveTextContent('(888) 397 - 3742');
  expect(file.getByText(/played no part in our decision/)).toBeVisible();
  expect(file.getByText(/free copy .* no later than 60 days/)).toBeVisible();
  expect(file.getByText(/right to dispute the matter/)).toBeVisible();
  const score = within(screen.getByRole('region', { name: 'Your credit score' }));
  expect(score.getByText('612')).toBeVisible();
  expect(score.getByText('300 to 850')).toBeVisible();
  expect(score.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Late or missed payments',
    'Balances that are high compared with your credit limits',
  ]);
  expect(screen.getByText(/Federal Trade Commission, Equal Credit Opportunity/)).toBeVisible();
  const questions = within(screen.getByRole('region', { name: 'Questions about this notice' }));
  expect(questions.getByRole('link', { name: /^207-.?555-.?0178$/ })).toHaveAttribute(
    'href',
    'tel:+12075550178',
  );
  expect(questions.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:.+@/);
  expect(screen.getByText(/until Jul 15, 2026. Call 207-.?555-.?0178/)).toBeVisible();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print or save this notice' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('based on income only names no agency and no score', async () => {
  await open({ ...byScore, reasons: ['income'], report: null });
  expect(await screen.findByText('Your income is insufficient for the amount of credit')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your credit file' })).toBeNull();
  expect(screen.queryByText('612')).toBeNull();
});

it('is not shown to a shopper who was not declined', async () => {
  const { path } = await open(null);
  await vi.waitFor(() => expect(path()).toBe('/pre-qualification'), { timeout: 15_000 });
});

it('that cannot be loaded offers a retry', async () => {
  server.use(refuse(getPrequalification, 500, 'error.internal'));
  const { user } = await renderRemote({ target });
  expect(await screen.findByRole('alert')).toHaveTextContent(/trouble loading your notice/);
  server.use(
    answer(getPrequalification, {
      prequalification: prequalificationFixture({ state: 'mq_declined', adverse: byScore }),
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('612')).toBeVisible();
});

it('of a member whose session has expired is shown after signing in again (ACCT-46)', async () => {
  const identity = identityFixture({ tokens: async () => ({ kind: 'unreachable' }) });
  await renderRemote({ target, signedInAs: buyer, parts: { loadIdentity: async () => identity } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your session has expired' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/sign-in?returnTo=${encodeURIComponent(target)}`,
  );
  expect(server.calls).toEqual([]);
});
