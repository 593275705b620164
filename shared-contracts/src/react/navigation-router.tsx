import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPath, NavigationType, Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import type { Navigation, NavigationAction, NavigationUpdate } from '../navigation/navigation.ts';

interface NavigationRouterProps {
  readonly navigation: Navigation;
  /** Whether a path belongs to the remote; while the page is elsewhere, the view does not change until it is unmounted. */
  readonly owns?: (pathname: string) => boolean;
  /** Where the page was when the remote began to mount; shown if the page has gone elsewhere before the first render. */
  readonly start?: NavigationUpdate | undefined;
  /** Whether the first render hydrates a view of `start`: it must begin there, however far the page has gone. */
  readonly isHydrating?: boolean | undefined;
  readonly children: ReactNode;
}

const navigationTypes: Readonly<Record<NavigationAction, NavigationType>> = {
  push: NavigationType.Push,
  replace: NavigationType.Replace,
  pop: NavigationType.Pop,
};

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Connects react-router to the page's one history. Remotes never create a router that listens to the window itself (traps T2, T3). */
export function NavigationRouter({ navigation, owns, start, isHydrating, children }: NavigationRouterProps) {
  const [update, setUpdate] = useState(() => {
    const now = navigation.current();
    return start && (isHydrating || owns?.(now.location.pathname) === false) ? start : now;
  });
  useBrowserLayoutEffect(() => {
    const follow = (next: typeof update) => {
      if (!owns || owns(next.location.pathname)) startTransition(() => setUpdate(next));
    };
    follow(navigation.current());
    return navigation.subscribe(follow);
  }, [navigation, owns]);
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
  return (
    <Router location={update.location} navigationType={navigationTypes[update.action]} navigator={navigator}>
      {children}
    </Router>
  );
}

function navigatorOf(navigation: Navigation): Navigator {
  const path = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: path,
    push: (to, state: unknown) => navigation.push(path(to), state),
    replace: (to, state: unknown) => navigation.replace(path(to), state),
    go: (delta) => navigation.go(delta),
  };
}
