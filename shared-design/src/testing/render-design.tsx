import type { ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { DesignProvider } from '../provider/design-provider.tsx';
import type { Navigate } from '../provider/navigation-context.ts';

/** Renders inside a design provider, in a new element of the page by default, for tests of components that use this package. */
export function renderDesign(
  ui: ReactNode,
  { container, ...options }: { navigate?: Navigate; siteOrigin?: string; container?: HTMLElement } = {},
): RenderResult {
  return render(ui, {
    ...(container && { container }),
    wrapper: ({ children }) => <DesignProvider {...options}>{children}</DesignProvider>,
  });
}
