import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from '../../platform/platform.ts';
import { RemoteRoot } from '../remote-root.tsx';
import { mountUnderTest } from './mount-under-test.ts';
import type { RemoteUnderTest } from './mount-under-test.ts';

/** A remote rendered in a test. `path` is its current navigation path, `errors` the ones caught by its boundary. */
export interface RenderedRemote extends RenderResult {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  readonly errors: readonly unknown[];
  path(): string;
}

/** Renders a remote inside all providers of a mount, prepared for the platform's current path. */
export async function renderRemote(module: RemoteUnderTest, platform: Platform): Promise<RenderedRemote> {
  const errors: unknown[] = [];
  const remote = await mountUnderTest(module, platform);
  const result = render(<RemoteRoot remote={remote} onError={(error) => errors.push(error)} />);
  const path = () => {
    const { pathname, search } = platform.navigation.current().location;
    return pathname + search;
  };
  return { ...result, platform, queryClient: remote.queryClient, errors, path };
}
