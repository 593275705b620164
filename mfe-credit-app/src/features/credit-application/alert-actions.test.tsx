import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  getCreditApplication,
  putCreditApplication,
  submitCreditApplication,
} from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers, answer, refuse } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../../testing/application-server.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const api = startPurchaseApi();

async function open(page: string, answers: Record<string, unknown> = aloneAnswers()) {
  const server = serveApplication(api);
  server.begin(answers);
  const view = await renderRemote({ target: `/credit-application/${page}`, signedInAs: buyer });
  return { ...view, server };
}

/** The actions of the alert shown, which are below its text. */
async function actions() {
  const alert = await screen.findByRole('alert');
  const row = alert.querySelector<HTMLElement>('.fc-actions');
  expect(row?.previousSibling).not.toBeNull();
  return within(row ?? document.createElement('div'));
}

it('a page that another device has changed has both choices below its text', async () => {
  const { user, server } = await open('name');
  const theirs = { ...server.application, revision: 9 } as NonNullable<typeof server.application>;
  const name = { firstName: 'Eve', lastName: 'Buyer' };
  api.use(
    refuse(putCreditApplication, 409, 'error.application.changed'),
    answer(getCreditApplication, () => ({
      application: { ...theirs, answers: { ...theirs.answers, name } },
    })),
  );
  await user.type(await screen.findByLabelText('First name'), 'h');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await actions()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    "Use the other device's answers",
    'Keep what I typed here',
  ]);
});

it('an incomplete review leads to the first page to finish', async () => {
  await open('review', { ...aloneAnswers(), income: {} });
  expect((await actions()).getByRole('link')).toHaveAttribute('href', '/credit-application/income?change=1');
});

async function submitRefused(refusal: ReturnType<typeof refuse>) {
  const { user } = await open('ssn');
  await user.type(await screen.findByLabelText('Your Social Security number or ITIN'), '512345678');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 1, name: 'Review your answers' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 1, name: 'Terms and consent' });
  api.use(refusal);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
}

it.each([
  ['a vehicle that is gone', 409, 'error.order.vehicleUnavailable', ['Go to the cart']],
  ['a page that misses something', 422, 'error.application.incomplete', ['Go to the review']],
] as const)('a submission refused for %s says where to go', async (_, status, code, names) => {
  await submitRefused(refuse(submitCreditApplication, status, code));
  const links = (await actions()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

it('a submission that failed has the dealer’s phone as a link', async () => {
  await submitRefused(refuse(submitCreditApplication, 500, 'error.internal'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:+12075550178');
});

it('an application that could not be loaded can be loaded again, or the dealer called', async () => {
  serveApplication(api);
  api.use(refuse(getCreditApplication, 500, 'error.internal'));
  await renderRemote({ target: '/credit-application', signedInAs: buyer });
  expect(await screen.findByRole('heading', { name: "We couldn't load your application" })).toBeVisible();
  expect(screen.getByRole('link', { name: /call 207/i })).toHaveAttribute('href', 'tel:+12075550178');
});
