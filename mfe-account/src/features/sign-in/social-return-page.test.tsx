import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startApi, createTestPlatform } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote, renderRemoteOn } from '../../testing/render-remote.tsx';
import { socialScene, type SocialScene } from '../../testing/social-scene.ts';

startApi();

const path = '/integration/social-idp';
const answer = `${path}?code=c&state=s`;
const success = { kind: 'success', user: buyer } as const;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function comeBack(scene: SocialScene) {
  const { options } = socialScene({ target: answer, ...scene });
  const platform = await createTestPlatform(options);
  platform.storage.session.write('social-sign-in', { region: 'us-east-1', returnTo: '/cart?x=1' });
  return renderRemoteOn(platform);
}

afterEach(() => vi.unstubAllGlobals());

describe('a full-page sign-in', () => {
  it('ends with a session, on the page the shopper came from', async () => {
    const { path: current, platform } = await comeBack({ finish: success });
    await waitFor(() => expect(current()).toBe('/cart?x=1'));
    expect(platform.session.getState()).toEqual({ status: 'signed-in', user: buyer });
  });

  it.each([
    ['a no', `${path}?error=access_denied&state=s`, undefined, "You're not signed in", /nothing was shared/],
    [
      'no email',
      `${path}?error=invalid_request&error_description=attributes+required%3A+%5Bemail%5D`,
      undefined,
      'We need an email',
      /doesn't share an email/,
    ],
    ['a foreign state', answer, { kind: 'not-ours' }, "We couldn't sign you in", /You're not signed in/],
    ['an outage', answer, { kind: 'outage' }, "We couldn't sign you in", /having trouble/],
  ] as const)('%s ends without a session, with a link back', async (_, target, finish, title, text) => {
    const page = await comeBack({ target, ...(finish && { finish }) });
    await heading(title);
    expect(screen.getByText(text)).toBeVisible();
    expect(page.platform.session.getState().status).toBe('guest');
    expect(page.path()).toBe(path);
    await page.user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    expect(page.path()).toBe('/sign-in?returnTo=%2Fcart%3Fx%3D1');
  });

  it('T32: an answer that this tab did not request is refused', async () => {
    const { platform } = await renderRemote(socialScene({ target: answer, finish: success }).options);
    await heading("We couldn't sign you in");
    expect(screen.getByText(/started in another tab/)).toBeVisible();
    expect(platform.session.getState().status).toBe('guest');
  });
});

describe('the popup of a framed page', () => {
  const withOpener = (opener: unknown) => vi.stubGlobal('opener', opener);

  it.each([
    ['/', window.location.origin],
    ['https://www.riverside.example', 'https://www.riverside.example'],
  ])('opened by %s passes the answer to %s only, and starts no session', async (initiator, origin) => {
    const postMessage = vi.fn();
    withOpener({ postMessage });
    const target = `${path}?initiator=${encodeURIComponent(initiator)}&code=c&state=s`;
    const { platform } = await renderRemote(socialScene({ target, finish: success }).options);
    expect(await screen.findByText('Done. This window is closing.')).toBeVisible();
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'forecourt:social-answer', search: '?code=c&state=s' }, origin],
    ]);
    expect(platform.session.getState().status).toBe('guest');
  });

  it('reports that the page which opened it is gone', async () => {
    withOpener(null);
    await renderRemote(socialScene({ target: `${path}?initiator=%2F&code=c&state=s` }).options);
    await heading('Please go back to the page you came from');
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/sign-in');
  });
});

it.each([
  ['a page of the site', `${path}?initiator=%2Fcart`, '/sign-in?returnTo=%2Fcart'],
  ['a host page', `${path}?initiator=https%3A%2F%2Fwww.riverside.example`, '/sign-in'],
  ['nobody', path, '/sign-in'],
])('opened by %s without an answer leads to sign-in', async (_, target, expected) => {
  const { path: current } = await renderRemote(socialScene({ target }).options);
  await waitFor(() => expect(current()).toBe(expected));
});

it('an unknown initiator is refused', async () => {
  await renderRemote(socialScene({ target: `${path}?refused=initiator` }).options);
  await heading("We couldn't sign you in");
  expect(screen.getByText(/Test Dealer doesn't know the page that started this/)).toBeVisible();
});

it('returning with the Back button re-enables the buttons', async () => {
  const { options } = socialScene({ begin: { kind: 'leaving' } });
  const { user } = await renderRemote(options);
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeDisabled();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeEnabled();
});
