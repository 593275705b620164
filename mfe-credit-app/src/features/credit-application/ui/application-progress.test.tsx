import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers, jointAnswers } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../../../testing/application-server.ts';
import { buyer, renderRemote } from '../../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../../testing/start-purchase-api.ts';

const api = startPurchaseApi();

async function progressOn(page: string, answers: Answers) {
  serveApplication(api).begin(answers);
  await renderRemote({ target: `/credit-application/${page}`, signedInAs: buyer });
  return within(await screen.findByRole('list', { name: 'Your progress' })).getAllByRole('listitem');
}

it('names the sections, marks the current one and checks those that are complete', async () => {
  const sections = await progressOn('job', { ...aloneAnswers(), job: {} });
  expect(sections.map((section) => section.textContent)).toEqual(['You', 'Home', 'Work', 'Review']);
  expect(sections.map((section) => section.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  const checks = sections.map((section) => within(section).queryByRole('img', { name: 'Done' }) !== null);
  expect(checks).toEqual([true, true, false, false]);
});

it('has one for a co-applicant', async () => {
  const sections = await progressOn('second-name', jointAnswers());
  expect(sections[3]).toHaveTextContent('Co-applicant');
  expect(sections[3]).toHaveAttribute('aria-current', 'step');
});

it.each<[string, string, Answers, RegExp]>([
  ['a page', 'job', aloneAnswers(), /^Work\s· 3 of 4$/],
  ['one more page, which an answer adds', 'previous-address', shortStay(), /^Home\s· 2 of 4$/],
  ['a page about the co-applicant', 'second-name', jointAnswers(), /^About Grace\s· 4 of 5$/],
])('above the question of %s is its section and its place among them', async (_row, page, answers, place) => {
  await progressOn(page, answers);
  expect(screen.getByText(place)).toBeVisible();
});

it('counts no sections before the shopper has said who applies', async () => {
  await progressOn('plan', {});
  expect(screen.getByText('Your application')).toBeVisible();
  expect(screen.queryByText(/of \d/)).toBeNull();
});

function shortStay(): Answers {
  const answers = aloneAnswers();
  return { ...answers, housing: { ...answers.housing, since: '05/2026' } };
}
