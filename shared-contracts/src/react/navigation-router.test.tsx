// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestPlatform } from '../testing/index.ts';
import { Navigate, NavigationRouter, PlatformProvider, useFlag, useLocation, useSession } from './index.ts';

afterEach(cleanup);

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('routes follow the navigation port, and redirects update it', async () => {
  const platform = await createTestPlatform({ target: '/start' });
  render(
    <NavigationRouter navigation={platform.navigation}>
      <Where />
      <Navigate to="/search?make=audi" />
    </NavigationRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('/search?make=audi');
  expect(platform.navigation.current()).toMatchObject({ action: 'push' });
});

test('a view does not change while the page is at paths of other remotes', async () => {
  const platform = await createTestPlatform({ target: '/own/a' });
  render(
    <NavigationRouter navigation={platform.navigation} owns={(path) => path.startsWith('/own')}>
      <Where />
    </NavigationRouter>,
  );
  act(() => platform.navigation.push('/other'));
  expect(screen.getByRole('status').textContent).toBe('/own/a');
  act(() => platform.navigation.push('/own/b'));
  expect(screen.getByRole('status').textContent).toBe('/own/b');
});

test('a view that is first rendered after the page has gone elsewhere is the one that was asked for', async () => {
  const platform = await createTestPlatform({ target: '/own/a' });
  const start = platform.navigation.current();
  platform.navigation.push('/other');
  render(
    <NavigationRouter navigation={platform.navigation} owns={(path) => path.startsWith('/own')} start={start}>
      <Where />
    </NavigationRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('/own/a');
});

test('a hydrated view begins where it was rendered, then follows the page', async () => {
  const platform = await createTestPlatform({ target: '/own/a' });
  const start = platform.navigation.current();
  const seen: string[] = [];
  function Record() {
    seen.push(useLocation().pathname);
    return <Where />;
  }
  platform.navigation.push('/own/b');
  render(
    <NavigationRouter
      navigation={platform.navigation}
      owns={(path) => path.startsWith('/own')}
      start={start}
      isHydrating
    >
      <Record />
    </NavigationRouter>,
  );
  expect(seen[0]).toBe('/own/a');
  expect(screen.getByRole('status').textContent).toBe('/own/b');
});

test('follows session and flags', async () => {
  const user = { sub: 'u1', email: 'demo@testdealer.example' };
  const platform = await createTestPlatform({ signedInAs: user });
  function Status() {
    return <output>{`${useSession().status} ${String(useFlag('message_banner'))}`}</output>;
  }
  render(
    <PlatformProvider platform={platform}>
      <Status />
    </PlatformProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('signed-in false');
  await act(() => platform.session.signOut());
  expect(screen.getByRole('status').textContent).toBe('guest false');
});
