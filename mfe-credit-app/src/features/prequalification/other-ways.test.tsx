import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPrequalification } from '@forecourt/shared-contracts/prequalification';
import { answer } from '@forecourt/shared-contracts/testing';
import { personFixture, prequalificationFixture } from '../../testing/prequalification-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const expiresAt = new Date(Date.now() + 300_000).toISOString();

it.each([
  ['passcode', ['Resend passcode', 'Try another way', 'Verify', 'Back', 'Skip for now']],
  [
    'device',
    ['Answer questions instead', 'Use another number', 'Text me a passcode', 'Back', 'Skip for now'],
  ],
] as const)('the other ways of %s are above its main button, then the way back', async (step, names) => {
  const prequalification = prequalificationFixture({
    state: 'mq_incompleted',
    step,
    person: personFixture,
    passcode: { expiresAt, isLastTry: false, isLastCode: false },
  });
  server.use(answer(getPrequalification, { prequalification }));
  await renderRemote({ target: `/pre-qualification/${step}` });
  const form = (await screen.findByText('Back')).closest('form');
  const shown = [...(form?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent);
  expect(shown.slice(0, names.length)).toEqual(names);
  if (step === 'passcode') expect(screen.getByText(/^Expires in$/)).toBeVisible();
});
