import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../../testing/render-remote.tsx';
import { socialScene, type SocialScene } from '../../../testing/social-scene.ts';

startApi();

const success = { kind: 'success', user: buyer } as const;
const names = () =>
  screen.queryAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent);

async function open(scene: SocialScene = {}) {
  const { options, asked } = socialScene(scene);
  return { ...(await renderRemote(options)), asked };
}

async function press(scene: SocialScene, provider = 'Google') {
  const page = await open(scene);
  await page.user.click(screen.getByRole('button', { name: `Continue with ${provider}` }));
  return page;
}

describe('the buttons', () => {
  const all = { social_media_login_google: true, cec_camaro_appleid: true };
  it.each([
    ['Google by its toggle, Facebook by the tenant', {}, ['Continue with Google', 'Continue with Facebook']],
    [
      'Apple by its flag',
      { flags: all },
      ['Continue with Google', 'Continue with Facebook', 'Continue with Apple'],
    ],
    ['no toggles', { flags: {} }, ['Continue with Facebook']],
    ['the tenant flag off', { flags: all, socialLogin: false }, []],
  ] as const)('%s', async (_, scene, expected) => {
    await open(scene);
    expect(names()).toEqual(expected);
  });

  it('are above both ways of signing in, so that the switch stays in its place', async () => {
    const { user, path } = await open();
    const above = () =>
      [...(screen.getByRole('navigation', { name: 'How to sign in' }).parentElement?.children ?? [])]
        .slice(0, 2)
        .map(({ textContent }) => textContent);
    const before = above();
    expect(before[0]).toMatch(/^Continue with Google.*or$/);
    expect(screen.getByText('Welcome back. Sign in to continue your purchase.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'One-time passcode' }));
    expect(path()).toMatch(/^\/sign-in\/code/);
    await screen.findByRole('radio', { name: 'Phone' });
    expect(above()).toEqual(before);
    expect(screen.getByText('Welcome back. Sign in to continue your purchase.')).toBeVisible();
  });

  it('without a purchase, the page only welcomes back', async () => {
    await open({ target: '/sign-in?returnTo=%2Faccount%2Fprofile' });
    expect(screen.getByText('Welcome back.')).toBeVisible();
  });

  it('are also on sign-up, in the social layout; without them it is the image layout', async () => {
    const social = await open({ target: '/sign-up' });
    expect(names()).toHaveLength(2);
    expect(social.container.querySelector('.fc-car')).toBeNull();
    social.unmount();
    const image = await open({ target: '/sign-up', socialLogin: false });
    expect(names()).toHaveLength(0);
    expect(image.container.querySelector('.fc-car')).not.toBeNull();
  });
});

describe('on a full page', () => {
  it('leaves the page: the button shows progress, the others are disabled', async () => {
    const { asked, platform } = await press({ begin: { kind: 'leaving' } }, 'Facebook');
    await waitFor(() => expect(asked).toEqual(['facebook']));
    expect(screen.getByRole('button', { name: /Continue with Facebook/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    expect(platform.session.getState().status).toBe('guest');
  });

  it('reports an outage in place, in both regions, with the dealer’s phone', async () => {
    const { asked } = await press({});
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /trouble with this way of signing in.*Call 207-.?555-.?0178/,
    );
    expect(asked).toEqual(['google', 'google']);
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it('warns in a browser that stores nothing, and does not leave', async () => {
    const { asked } = await press({ isKept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please allow cookies');
    expect(asked).toEqual([]);
  });
});

describe('in a frame', () => {
  const framed = { initiator: '/', opensWindow: true } as const;

  it('signs in through a popup and continues where the shopper was', async () => {
    const { path, platform } = await press({ ...framed, begin: success });
    await waitFor(() => expect(path()).toBe('/cart'));
    expect(platform.session.getState()).toEqual({ status: 'signed-in', user: buyer });
  });

  it.each([
    ['window-closed', 'The sign-in window closed'],
    ['denied', 'nothing was shared with us'],
    ['no-email', "doesn't share an email"],
    ['not-ours', 'started in another tab'],
  ] as const)('reports %s, with a link to a full page', async (kind, text) => {
    await press({ ...framed, begin: { kind } });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    const link = screen.getByRole('link', { name: 'Sign in on the Test Dealer site' });
    expect(link).toHaveAttribute('target', '_top');
    expect(link.getAttribute('href')).toMatch(/\?initiator=%2Fcart$/);
  });

  it('reports a blocked popup at once', async () => {
    const { asked } = await press({ initiator: '/' });
    expect(await screen.findByRole('alert')).toHaveTextContent('blocked the sign-in window');
    expect(asked).toEqual([]);
  });

  it('warns beforehand that the browser will not keep the sign-in', async () => {
    await open({ ...framed, isKept: false });
    expect(screen.getByText(/won't save a sign-in for a page inside another site/)).toBeVisible();
  });
});
