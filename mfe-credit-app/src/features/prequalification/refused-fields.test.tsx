import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { getPrequalification, putFullIdentification } from '@forecourt/shared-contracts/prequalification';
import { answer } from '@forecourt/shared-contracts/testing';
import { personFixture, prequalificationFixture } from '../../testing/prequalification-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();

/** Sends birth date and home; the server refuses these fields. */
async function sendRefused(fields: Readonly<Record<string, string>>) {
  const step = 'full-identification';
  const address = { streetAddress: '12 Main St', addressLine2: '', city: 'Chicago', state: 'IL' };
  const parts = { state: 'mq_incompleted', step, person: personFixture, hasBirthDate: true } as const;
  const home = { ...address, zipCode: '60601' };
  const now = prequalificationFixture({ ...parts, address: home });
  server.use(
    answer(getPrequalification, { prequalification: now }),
    answer(putFullIdentification, () =>
      HttpResponse.json(
        { error: { code: 'error.validation.request', message: 'No.', correlationId: 'c-1', fields } },
        { status: 400 },
      ),
    ),
  );
  const { user } = await renderRemote({ target: `/pre-qualification/${step}` });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  return screen.findByRole('alert');
}

const field = (name: string) => screen.getByLabelText(name);
const other = "We can't accept one of these answers. Please check them, or call us.";

it('F17, BUY-77: a field that the server refuses has its message, in the summary too; values are kept', async () => {
  const summary = await sendRefused({ birthDate: 'birthDateYoung' });
  expect(summary).toHaveTextContent('You must be at least 18');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(field('Date of birth')).toBeInvalid();
  expect(field('City')).toHaveValue('Chicago');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it.each([
  ['that the form does not show', { county: 'countyLetters' }],
  ['for a reason without a text', { city: 'validation.invalid' }],
])('F17: a refused field %s is in the summary, in words', async (_row, fields) => {
  const summary = await sendRefused(fields);
  expect(summary).toHaveTextContent(other);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('F17: one field at its place does not hide another that the form does not show', async () => {
  const summary = await sendRefused({ zipCode: 'zipUnknown', county: 'countyLetters' });
  expect(summary).toHaveTextContent("We can't find this ZIP code");
  expect(summary).toHaveTextContent(other);
  expect(field('ZIP code')).toBeInvalid();
});

it('an error that is about no field of the buyer’s is one of the call', async () => {
  const alert = await sendRefused({ 'idempotency-key': 'validation.required' });
  expect(alert).toHaveTextContent('Something happened on our end');
});
