import type { ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { DesignProvider } from '../provider/design-provider.tsx';
import type { Navigate } from '../provider/navigation-context.ts';

/** Renders inside a design provider, for tests of components that use this package. */
export function renderDesign(
  ui: ReactNode,
  options: { navigate?: Navigate; siteOrigin?: string } = {},
): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => <DesignProvider {...options}>{children}</DesignProvider>,
  });
}
