import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import {
  cancelIdVerification,
  getIdVerification,
  startIdVerification,
  type IdVerification,
  type IdFailureReason,
} from '@forecourt/shared-contracts/id-verification';
import { answer, identityFixture, refuse, refuseFields, startApi } from '@forecourt/shared-contracts/testing';
import { looksQuiet } from '../../testing/looks-quiet.ts';
import { buyer, openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001/id-verification';
const none: IdVerification = { isExpired: false, transactionsAmount: 0, isCaptureAllowed: true };
const texted: IdVerification = {
  ...none,
  status: 'INITIATED',
  transactionsAmount: 1,
  method: 'text-link',
  phoneLast4: '0142',
  startedAt: '2026-06-15T14:30:00.000Z',
  expiresAt: '2026-06-16T14:30:00.000Z',
};
const failed = (failureReason: IdFailureReason): IdVerification => ({
  ...texted,
  status: 'FAILED',
  failureReason,
});
const inError = { order: orderFixture({ idVerification: { status: 'ERROR' } }) };

/** The verification on the server; tests change it. */
function serve(first: IdVerification) {
  const server = { now: first, asked: 0, sent: [] as unknown[] };
  api.use(...trackerHandlers());
  api.use(
    answer(getIdVerification, () => {
      server.asked += 1;
      return server.now;
    }),
    answer(startIdVerification, ({ body }) => {
      server.sent.push(body);
      server.now =
        body.method === 'text-link'
          ? texted
          : { ...texted, method: 'on-device', phoneLast4: null, providerUrl: '/_sandbox/id-verification/t' };
      return { ...server.now, providerUrl: undefined };
    }),
    answer(cancelIdVerification, () => (server.now = failed('CANCELLED'))),
  );
  return server;
}

const phoneField = () => screen.findByRole('textbox', { name: /Mobile phone/ });
const idVerificationRow = async () => (await shownSteps())[1]?.status;

describe('choosing a method', () => {
  test('sends a text link: the number in any format, then the sent state with its 24 hours', async () => {
    const server = serve(none);
    const { user, path } = await openCheckout(base);
    await user.type(await phoneField(), '212 555 0142');
    await user.tab();
    expect(await phoneField()).toHaveValue('(212) 555 - 0142');
    await user.click(screen.getByRole('button', { name: 'Text me a link' }));
    expect(await screen.findByText('We texted a link to the phone ending in 0142')).toBeVisible();
    expect(screen.getByText(/works for 24 hours, until Jun 16, 2026/)).toBeVisible();
    expect(server.sent).toEqual([{ orderNumber: 'FC-1001', method: 'text-link', mobilePhone: '2125550142' }]);
    expect(path()).toBe(`${base}/next-steps`);
    expect(await idVerificationRow()).toBe('In Progress');
  });

  test('on a computer a text link is chosen first', async () => {
    serve(none);
    await openCheckout(base);
    const chosen = await screen.findByRole('radio', { name: /Text me a link/ });
    expect(chosen).toBeChecked();
    expect(screen.getAllByRole('radio')[0]).toBe(chosen);
  });

  test('on a phone the check starts there, and a text is the lesser way below it', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const server = serve(none);
    const { user } = await openCheckout(base);
    const start = await screen.findByRole('button', { name: 'Verify my ID' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/^You'll need a camera\./)).toBeVisible();
    const text = screen.getByRole('button', { name: 'Text me a link' });
    expect(start.nextElementSibling).toBe(text);
    await user.click(text);
    await user.type(await phoneField(), '2125550142');
    await user.click(screen.getByRole('button', { name: 'Text me a link' }));
    await screen.findByText('We texted a link to the phone ending in 0142');
    expect(server.sent).toEqual([
      expect.objectContaining({ method: 'text-link', mobilePhone: '2125550142' }),
    ]);
  });

  test('the phone of the account is filled in', async () => {
    const server = serve(none);
    const { user } = await openCheckout(base, {
      parts: {
        loadIdentity: async () =>
          identityFixture({
            tokens: async () => ({
              kind: 'tokens',
              tokens: { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer },
            }),
            readDetails: async () => ({
              kind: 'details',
              details: { email: buyer.email, phoneNumber: '+12075550123', isPhoneVerified: true },
            }),
          }),
      },
    });
    await waitFor(async () => expect(await phoneField()).toHaveValue('(207) 555 - 0123'));
    await user.click(screen.getByRole('button', { name: 'Text me a link' }));
    await screen.findByText('We texted a link to the phone ending in 0142');
    expect(server.sent).toEqual([expect.objectContaining({ mobilePhone: '2075550123' })]);
  });

  test.each([
    ['', 'Enter your mobile phone number'],
    ['212 555', keepTogether('Enter a 10-digit US mobile number, like (212) 555 - 0142')],
    ['800 555 0142', 'This is a toll-free number. Enter a mobile phone number that can get texts.'],
  ])('refuses the number "%s" before any call', async (typed, message) => {
    const server = serve(none);
    const { user } = await openCheckout(base);
    if (typed) await user.type(await phoneField(), typed);
    await user.click(await screen.findByRole('button', { name: 'Text me a link' }));
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(await phoneField()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(server.sent).toEqual([]);
  });

  test('on this device: shows a link that opens the provider in a new tab', async () => {
    const server = serve(none);
    const { user } = await openCheckout(base);
    await user.click(await screen.findByRole('radio', { name: /Continue on this device/ }));
    await user.click(screen.getByRole('button', { name: 'Verify my ID' }));
    const link = await screen.findByRole('link', { name: /Verify my ID/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/\/_sandbox\/id-verification\/t$/);
    expect(server.sent).toEqual([{ orderNumber: 'FC-1001', method: 'on-device' }]);
    // There is no link that works for a time: the check itself does.
    expect(screen.getByText(/^Finish it within 24 hours/)).toBeVisible();
  });

  test('shows a server refusal in place and keeps what was typed', async () => {
    serve(none);
    api.use(refuse(startIdVerification, 409, 'error.idVerification.stateNotSupported'));
    const { user } = await openCheckout(base);
    await user.type(await phoneField(), '2125550142');
    await user.click(screen.getByRole('button', { name: 'Text me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("Illinois residents can't verify ID online");
    expect(await phoneField()).toHaveValue('(212) 555 - 0142');
  });

  test('TRACK-113: too many texts are refused in words', async () => {
    serve(none);
    api.use(refuse(startIdVerification, 429, 'error.rateLimited'));
    const { user } = await openCheckout(base);
    await user.type(await phoneField(), '2125550142');
    await user.click(screen.getByRole('button', { name: 'Text me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many text messages were requested.');
  });

  test('Illinois: shows no form, only the dealer’s phone', async () => {
    serve({ ...none, isCaptureAllowed: false });
    await openCheckout(base);
    expect(await screen.findByText('Please call us to verify your identity')).toBeVisible();
    expect(screen.getByText('Your turn')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    // The number is there once, as a button.
    expect(screen.getByText("Illinois residents can't verify ID online.")).toBeVisible();
    expect(screen.getByRole('link', { name: /Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    const next = screen.getByRole('link', { name: 'Meanwhile: Upload Documents' });
    expect(next).toHaveAttribute('href', '/progress/FC-1001/doc-upload');
  });
});

describe('the result', () => {
  test.each([
    ['NOT_VERIFIED', 'We were unable to verify your identity'],
    ['CANCELLED', 'The identity check was canceled'],
    ['TIMED_OUT', 'The identity check timed out'],
  ] as const)('%s, with a button to try again', async (reason, title) => {
    serve(failed(reason));
    api.use(answer(getOrder, { data: inError.order }));
    const { user, path } = await openCheckout(`${base}/next-steps`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(path()).toBe(`${base}/incomplete`);
    expect(await idVerificationRow()).toBe('Needs Attention');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await phoneField()).toBeVisible();
  });

  test('a link past its 24 hours', async () => {
    serve({ ...texted, isExpired: true });
    await openCheckout(base);
    expect(await screen.findByText('Your link has expired')).toBeVisible();
  });

  test('canceled from here', async () => {
    serve(texted);
    const { user } = await openCheckout(base);
    const cancel = await screen.findByRole('button', { name: 'Cancel ID check' });
    expect(looksQuiet(cancel)).toBe(true);
    await user.click(cancel);
    expect(await screen.findByText('The identity check was canceled')).toBeVisible();
  });
});

describe('waiting', () => {
  afterEach(() => vi.useRealTimers());

  const setHidden = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  async function openWaiting() {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    const server = serve(texted);
    const view = await openCheckout(`${base}/next-steps`);
    await screen.findByText(/We check every 30 seconds/);
    server.asked = 0;
    return { server, ...view };
  }

  test('polls every 30 s; SUCCESSFUL leads to the end, and polling stops', async () => {
    const { server, path } = await openWaiting();
    await pass(30_000);
    await waitFor(() => expect(server.asked).toBe(1));
    server.now = { ...texted, status: 'SUCCESSFUL' };
    api.use(answer(getOrder, { data: orderFixture({ idVerification: { status: 'COMPLETED' } }) }));
    await pass(30_000);
    expect(await screen.findByText('Your identity is verified.')).toBeVisible();
    expect(path()).toBe(`${base}/complete`);
    expect(await idVerificationRow()).toBe('Completed');
    expect(await screen.findByText('Verify ID: Completed.')).toBeInTheDocument();
    const { asked } = server;
    await pass(120_000);
    expect(server.asked).toBe(asked);
  });

  test('Check now polls at once and shows what it found', async () => {
    const { server, user } = await openWaiting();
    // That the page updates is said once.
    expect(screen.getAllByText(/update|every 30 seconds/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(server.asked).toBe(1));
    expect(await screen.findByText(/^Checked at .* \(ET\): not finished yet\.$/)).toBeInTheDocument();
  });

  test('a hidden tab does not poll, and polls once on return', async () => {
    const { server } = await openWaiting();
    setHidden(true);
    await pass(600_000);
    expect(server.asked).toBe(0);
    setHidden(false);
    await waitFor(() => expect(server.asked).toBe(1));
    await pass(5_000);
    expect(server.asked).toBe(1);
  });

  test('P15: neither Check now nor a return to the tab sends a second call while one is in flight', async () => {
    const { user } = await openWaiting();
    const seen = { inFlight: 0, most: 0, calls: 0 };
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    api.use(
      answer(getIdVerification, async () => {
        seen.calls += 1;
        seen.inFlight += 1;
        seen.most = Math.max(seen.most, seen.inFlight);
        await released;
        seen.inFlight -= 1;
        return texted;
      }),
    );
    await pass(30_000);
    await waitFor(() => expect(seen.inFlight).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    setHidden(true);
    setHidden(false);
    await pass(5_000);
    expect(seen).toEqual({ inFlight: 1, most: 1, calls: 1 });
    release();
    await waitFor(() => expect(seen.inFlight).toBe(0));
  });

  test('a failed check is reported, keeps the page, and is repeated', async () => {
    const { server } = await openWaiting();
    api.use(refuse(getIdVerification, 500, 'error.internal'));
    await pass(31_000);
    expect(await screen.findByText(/The last check didn't go through/)).toBeVisible();
    expect(screen.getByText('We texted a link to the phone ending in 0142')).toBeVisible();
    expect(server.asked).toBe(0);
  });

  test('leaving the step stops polling', async () => {
    const { server, platform } = await openWaiting();
    act(() => platform.navigation.push('/progress/FC-1001/doc-upload'));
    await screen.findByRole('heading', { level: 1, name: 'Upload Documents' });
    await pass(120_000);
    expect(server.asked).toBe(0);
  });
});

describe('result pages without an order number, for a phone that is not signed in', () => {
  test.each([
    ['complete', 'Your ID check is finished'],
    ['incomplete?reason=cancelled', "Your ID check didn't finish"],
  ])('%s', async (child, heading) => {
    await openCheckout(`/progress/id-verification/${child}`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.queryByText(/verified/)).toBeNull();
    // Its action leads to the orders: the page does not know which one.
    expect(screen.queryByText(/back to your order/)).toBeNull();
    expect(api.calls).toEqual([]);
  });

  test('incomplete without a reason names none, since anyone can open it', async () => {
    await openCheckout('/progress/id-verification/incomplete');
    await screen.findByRole('heading', { level: 1, name: "Your ID check didn't finish" });
    expect(screen.queryByText(/unable to verify/)).toBeNull();
  });
});

test.each([
  ['at its field', { mobilePhone: 'validation.tollFree' }, /This is a toll-free number/, true],
  ['for a reason without a text', { mobilePhone: 'x.new' }, /We can't accept this/, true],
  ['that the form does not show', { orderNumber: 'x.new' }, /We can't accept this/, false],
])('F17, BUY-81: a field that the server refuses, %s', async (_row, fields, words, isAtField) => {
  serve(none);
  api.use(refuseFields(startIdVerification, fields));
  const { user } = await openCheckout(base);
  const phone = await phoneField();
  await user.type(phone, '2125550142');
  await user.click(screen.getByRole('button', { name: 'Text me a link' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  if (isAtField) expect(phone).toBeInvalid();
  expect(phone).toHaveValue('(212) 555 - 0142');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
