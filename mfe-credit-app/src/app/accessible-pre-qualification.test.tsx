import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  getPrequalification,
  repeatPrequalification,
  sendPrequalificationPasscode,
  skipPrequalification,
  submitPrequalification,
  verifyPrequalificationPasscode,
  type Prequalification,
} from '@forecourt/shared-contracts/prequalification';
import { axeFaults, tabTo } from '@forecourt/shared-contracts/react/testing';
import { answer, refuse } from '@forecourt/shared-contracts/testing';
import {
  approvalFixture,
  personFixture,
  prequalificationFixture,
} from '../testing/prequalification-fixture.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { startPurchaseApi } from '../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const expectAccessible = async () => expect(await axeFaults()).toEqual([]);
const base = '/pre-qualification';
const later = () => new Date(Date.now() + 300_000).toISOString();
const passcode = { expiresAt: later(), isLastTry: true, isLastCode: false };
const quiz = {
  expiresAt: later(),
  isLastTry: false,
  questions: [{ id: 'city' as const, choices: ['Dayton', 'Fresno'] }],
};
const approved = (approval = approvalFixture) =>
  prequalificationFixture({ state: 'mq_approved', person: personFixture, approval });
const at = (step: Prequalification['step'], parts: Partial<Prequalification> = {}) =>
  prequalificationFixture({ state: 'mq_incompleted', step, person: personFixture, ...parts });

async function open(path: string, now: Prequalification = prequalificationFixture()) {
  server.use(answer(getPrequalification, { prequalification: now }));
  const view = await renderRemote({ target: `${base}${path}` });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
type User = Awaited<ReturnType<typeof open>>['user'];

/** Presses Enter on an element that Tab reaches. */
async function press(user: User, element: HTMLElement) {
  await tabTo(user, element);
  await user.keyboard('{Enter}');
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });

describe('axe finds no fault in', { tags: ['matrix'] }, () => {
  const declined = (state: 'mq_declined' | 'retailer_declined', parts: Partial<Prequalification> = {}) =>
    prequalificationFixture({ state, person: personFixture, ...parts });
  it.each([
    ['the start', '', prequalificationFixture()],
    ['a pre-qualification to be continued', '', at('income')],
    [
      'one that has expired',
      '',
      prequalificationFixture({ state: 'mq_approved_expired', approval: approvalFixture }),
    ],
    ['a number under another name', '/verify-mobile', at('verify-mobile')],
    ['the device', '/device', at('device')],
    ['the approval', '/result', approved()],
    ['a decline', '/result', declined('mq_declined')],
    ['a decline by the lenders', '/result', declined('retailer_declined')],
    ['a frozen file', '/frozen', at('frozen', { frozenAt: 'Experian' })],
    ['a failed identification', '/failed', at('failed')],
  ])('%s', async (_, path, now) => {
    await open(path, now);
    await expectAccessible();
  });

  it('the notice of a decline', async () => {
    const report = {
      bureau: 'Experian' as const,
      score: 612,
      lowestScore: 300,
      highestScore: 850,
      factors: ['latePayments' as const],
    };
    const adverse = { reasons: ['creditScore' as const], decidedAt: '2026-06-15T12:00:00.000Z', report };
    const personalDataUntil = '2026-07-15T12:00:00.000Z';
    await open('/result/notice', declined('retailer_declined', { adverse, personalDataUntil }));
    await screen.findByText('612');
    await expectAccessible();
  });

  it.each([
    ['who you are', '/identification', prequalificationFixture(), 'Continue'],
    ['the passcode', '/passcode', at('passcode', { passcode }), 'Verify'],
    ['the questions', '/questions', at('questions', { quiz }), 'Continue'],
    ['birth date and home', '/full-identification', at('full-identification'), 'Continue'],
    ['income', '/income', at('income'), 'See my payments'],
    ['an account', '/account', approved(), 'Create account'],
  ])('%s, left without an answer by keyboard', async (_, path, now, name) => {
    const { user } = await open(path, now);
    await press(user, await button(name));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await expectAccessible();
    const [first] = within(summary).getAllByRole('link');
    await press(user, first as HTMLElement);
    expect(document.activeElement?.closest('[aria-invalid=true]')).toBeInstanceOf(HTMLElement);
  });
});

describe('by keyboard', () => {
  it('the phone is proved with a code, a wrong one first', async () => {
    const { user } = await open('/device', at('device'));
    const sent = { prequalification: at('passcode', { passcode }) };
    server.use(answer(sendPrequalificationPasscode, sent), answer(getPrequalification, sent));
    await press(user, await button('Text me a passcode'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Enter your passcode' })).toHaveFocus(),
    );
    server.use(refuse(verifyPrequalificationPasscode, 422, 'error.prequalification.wrongCode'));
    await tabTo(user, screen.getByLabelText('Passcode'));
    await user.keyboard('123456{Enter}');
    await screen.findByText(/incorrect passcode/);
    await expectAccessible();
    server.use(answer(verifyPrequalificationPasscode, { prequalification: at('full-identification') }));
    await press(user, await button('Verify'));
    await heading('Your date of birth and address');
  });

  it('the income is sent with the consent, which a bureau does not answer first', async () => {
    const { user } = await open('/income', at('income'));
    await tabTo(user, screen.getByLabelText('Annual income before taxes'));
    await user.keyboard('85000');
    await tabTo(user, screen.getByRole('checkbox', { name: /soft inquiry/ }));
    await user.keyboard(' ');
    server.use(refuse(submitPrequalification, 500, 'error.internal'));
    await press(user, await button('See my payments'));
    await screen.findByText(/Something happened on our end/);
    await expectAccessible();
    server.use(answer(submitPrequalification, { prequalification: approved() }));
    await press(user, await button('See my payments'));
    await heading("You're pre-qualified");
  });

  it.each([
    ['Delete my pre-qualification', approved()],
    [
      'Renew for 30 days',
      approved({ ...approvalFixture, expiresAt: new Date(Date.now() + 60_000).toISOString() }),
    ],
  ])('"%s" opens a dialog, which Escape closes', async (name, now) => {
    const { user } = await open('/result', now);
    const opener = await button(name);
    await press(user, opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('a frozen file is tried again, and progress that cannot be saved is announced', async () => {
    const { user, unmount } = await open('/frozen', at('frozen', { frozenAt: 'Experian' }));
    server.use(answer(repeatPrequalification, { prequalification: approved() }));
    await press(user, await button("I've lifted the freeze"));
    await heading("You're pre-qualified");
    unmount();
    const again = await open('/identification');
    server.use(refuse(skipPrequalification, 500, 'error.internal'));
    await press(again.user, await button('Skip for now'));
    await screen.findByRole('dialog', { name: "We couldn't save your progress" });
    await expectAccessible();
  });
});
