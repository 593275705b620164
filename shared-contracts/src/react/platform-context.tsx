import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Platform } from '../platform/platform.ts';

const PlatformContext = createContext<Platform | undefined>(undefined);

interface PlatformProviderProps {
  readonly platform: Platform;
  readonly children: ReactNode;
}

/** Provides the page's platform. */
export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The page's platform; throws outside a `PlatformProvider`. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider');
  return platform;
}

/** The page's platform if there is one: for parts also used on pages without a platform, such as the design gallery. */
export function useOptionalPlatform(): Platform | undefined {
  return use(PlatformContext);
}
