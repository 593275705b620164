import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CodeSignInOutcome, CodeVerdict, ResetOutcome } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { checkEmail, chooseRegion, putConsents } from '@forecourt/shared-contracts/identity';
import { axeFaults, tabTo } from '@forecourt/shared-contracts/react/testing';
import { answer, identityFixture, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../testing/render-remote.tsx';
import { socialScene } from '../testing/social-scene.ts';

const server = startApi();
const taken = 'taken@example.com';

beforeEach(() =>
  server.use(
    answer(chooseRegion, () => ({ region: 'us-east-1' as const, activeRegion: 'us-east-1' as const })),
    answer(listOrders, () => ({ orders: [] })),
    answer(checkEmail, ({ body }) => ({ isTaken: body.email === taken })),
    answer(putConsents, ({ body }) => body),
  ),
);

interface Answers {
  readonly signIn?: 'wrong-credentials' | 'locked' | 'success';
  readonly code?: CodeSignInOutcome['kind'];
  readonly verdict?: CodeVerdict['kind'];
  readonly reset?: ResetOutcome['kind'];
}

/** Opens a page whose identity service answers as given, operated by keyboard alone. */
async function open(target: string, answers: Answers = {}) {
  const { signIn = 'success', code = 'success', verdict = 'success', reset = 'success' } = answers;
  const sent = async () => ({ kind: 'sent' as const, destination: 'a***@e***' });
  const identity = identityFixture({
    signIn: async () => (signIn === 'success' ? { kind: signIn, user: buyer } : { kind: signIn }),
    requestCode: sent,
    answerCode: async () => (code === 'success' ? { kind: code, user: buyer } : { kind: code }),
    signUp: sent,
    confirmSignUp: async () => ({ kind: verdict }),
    resendSignUpCode: sent,
    requestReset: sent,
    confirmReset: async () => ({ kind: reset }),
    tokens: async () => ({
      kind: 'tokens',
      tokens: { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer },
    }),
  });
  const page = await renderRemote({ target, parts: { loadIdentity: async () => identity } });
  const { user } = page;
  const type = async (label: string, text: string) => {
    await tabTo(user, await screen.findByLabelText(label, { selector: 'input:not([type=radio])' }));
    await user.keyboard(text);
  };
  const press = async (name: string, key = '{Enter}') => {
    await tabTo(user, await screen.findByRole('button', { name }));
    await user.keyboard(key);
  };
  return { ...page, type, press };
}

const expectAccessible = async () => expect(await axeFaults()).toEqual([]);
const goesTo = (page: Awaited<ReturnType<typeof open>>, path: string) =>
  waitFor(() => expect(page.path()).toBe(path));

it('the check finds a field without a label', async () => {
  document.body.innerHTML = '<main><input type="text" /></main>';
  expect((await axeFaults()).join()).toContain('label: Form elements must have labels (input)');
});

describe('sign-in, by keyboard and with axe', () => {
  it('by password, with what is missing and with what is refused', async () => {
    const page = await open('/sign-in', { signIn: 'wrong-credentials' });
    await expectAccessible();
    await page.type('Email', 'ada@example.com');
    await page.type('Password', 'Wrong1!aa{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('incorrect');
    await expectAccessible();
  });

  it('goes where the shopper came from', async () => {
    const page = await open('/sign-in?returnTo=%2Fcart');
    await page.type('Email', 'ada@example.com');
    await page.type('Password', 'Forecourt1!');
    await page.press('Sign In');
    await goesTo(page, '/cart');
  });

  it.each(['Email', 'Phone', 'Deal ID'])('the way by a code: %s', async (way) => {
    const { user } = await open('/sign-in/code');
    await tabTo(user, screen.getByRole('radio', { checked: true }));
    const others = ['Email', 'Phone', 'Deal ID'].indexOf(way);
    for (let step = 0; step < others; step += 1) await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: way })).toBeChecked();
    await expectAccessible();
  });

  it.each(['wrong-code', 'expired-code', 'throttled', 'outage', 'success'] as const)(
    'by a code: %s',
    async (code) => {
      const page = await open('/sign-in/code?returnTo=%2Fcart', { code });
      await page.type('Email', 'ada@example.com{Enter}');
      const field = await screen.findByLabelText('One-Time Passcode');
      await expectAccessible();
      await tabTo(page.user, field);
      await page.user.keyboard('123456{Enter}');
      if (code === 'success') return goesTo(page, '/cart');
      await waitFor(() => expect(document.title).toMatch(/^Error: |^Enter your passcode/));
      expect(field).toHaveFocus();
      await expectAccessible();
      if (code === 'throttled') return undefined;
      await page.press('Resend passcode', ' ');
      await waitFor(() => expect(page.alerts.at(-1)?.kind).toBe('resent'));
      return expectAccessible();
    },
  );
});

describe('reset, by keyboard and with axe', () => {
  it.each(['wrong-code', 'expired-code', 'throttled', 'password-refused', 'outage', 'success'] as const)(
    'both steps: %s',
    async (reset) => {
      const page = await open('/reset-password?returnTo=%2Fcart', { reset });
      await expectAccessible();
      await page.type('Email', 'ada@example.com');
      await page.press('Send code');
      await page.type('Verification Code', '123456');
      await page.type('New password', 'Forecourt2');
      await expectAccessible();
      await page.user.keyboard('!');
      await page.type('Confirm new password', 'Forecourt2!');
      await expectAccessible();
      await page.press('Set new password');
      if (reset === 'success') return goesTo(page, '/cart');
      expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
      return expectAccessible();
    },
  );
});

describe('sign-up, by keyboard and with axe', () => {
  async function fillIn(page: Awaited<ReturnType<typeof open>>, email = 'ada@example.com') {
    await page.type('First name', 'Ada');
    await page.type('Last name', 'Byron');
    await page.type('Email', email);
    await page.type('Mobile phone', '2125550142');
    await page.type('Password', 'Forecourt1!');
  }

  it('an email that has an account leads to sign-in', async () => {
    const page = await open('/sign-up?returnTo=%2Fcart');
    await expectAccessible();
    await fillIn(page, taken);
    const link = await screen.findByRole('link', { name: 'Click here to sign in.' });
    await expectAccessible();
    link.focus();
    await page.user.keyboard('{Enter}');
    await goesTo(page, '/sign-in?returnTo=%2Fcart');
  });

  it.each(['outage', 'success'] as const)('both steps: %s', async (verdict) => {
    const page = await open('/sign-up?returnTo=%2Fcart', { verdict });
    await fillIn(page);
    await tabTo(page.user, screen.getByLabelText('Email me news and offers'));
    await page.user.keyboard(' ');
    expect(screen.getByLabelText('Email me news and offers')).toBeChecked();
    await page.press('Create account');
    await page.type('One-Time Passcode', '123456');
    await expectAccessible();
    await page.press('Verify');
    if (verdict === 'success') return goesTo(page, '/cart');
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't check your passcode");
    return expectAccessible();
  });
});

describe('social sign-in, by keyboard and with axe', () => {
  it.each(['/sign-in', '/sign-up'])('the buttons of %s', async (target) => {
    const { options, asked } = socialScene({ target, begin: { kind: 'outage' } });
    const { user } = await renderRemote(options);
    await expectAccessible();
    await tabTo(user, screen.getByRole('button', { name: 'Continue with Google' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked[0]).toBe('google'));
    await screen.findByRole('alert');
    await expectAccessible();
  });

  it('the way back after a refusal', async () => {
    const target = '/integration/social-idp?error=access_denied&state=s';
    const { user, path } = await renderRemote(socialScene({ target }).options);
    const back = await screen.findByRole('link', { name: 'Back to sign-in' });
    await expectAccessible();
    await tabTo(user, back);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/sign-in');
  });
});
