import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { putCreditApplication } from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers, answer, refuse } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../../testing/application-server.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const api = startPurchaseApi();

async function openName() {
  const server = serveApplication(api);
  server.begin(aloneAnswers());
  api.use(refuse(putCreditApplication, 500, 'error.internal'));
  const view = await renderRemote({ target: '/credit-application/name', signedInAs: buyer });
  return { ...view, first: await screen.findByLabelText('First name') };
}
const unsaved = () => screen.findByText(/^We couldn't save your answers/);

it('a page that could not be saved while typing says so, until it is saved', async () => {
  const { user, first } = await openName();
  await user.type(first, 'lina');
  expect(await unsaved()).toBeVisible();
  const server = serveApplication(api);
  server.begin(aloneAnswers());
  await user.type(first, 'a');
  await waitFor(() => expect(screen.queryByText(/^We couldn't save/)).toBeNull());
  expect(server.application?.answers.name).toMatchObject({ firstName: 'Adalinaa' });
});

it('Back stays on a page that cannot be saved, with what was typed', async () => {
  const { user, first, path } = await openName();
  await user.type(first, 'lina');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await unsaved()).toBeVisible();
  expect(path()).toBe('/credit-application/name');
  expect(first).toHaveValue('Adalina');
});

it.each([
  ['that the page does not show', 'zip', 'zipUnknown', "We can't find this ZIP code"],
  ['for a reason that this page does not know', 'firstName', 'nameNew', "We can't take this answer. Please"],
])('F17: a fault of a field %s is in the summary, in words', async (_row, field, message, words) => {
  const server = serveApplication(api);
  server.begin(aloneAnswers());
  const { user, path } = await renderRemote({ target: '/credit-application/name', signedInAs: buyer });
  await screen.findByLabelText('First name');
  const application = server.application!;
  api.use(
    answer(putCreditApplication, {
      application: { ...application, faults: [{ page: 'name', field, message }] },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(path()).toBe('/credit-application/name');
});
