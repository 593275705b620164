import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Platform } from '../platform/platform.ts';

const PlatformContext = createContext<Platform | undefined>(undefined);

interface PlatformProviderProps {
  readonly platform: Platform;
  readonly children: ReactNode;
}

/** Gives the page's platform to everything below. */
export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The page's platform; throws outside a `PlatformProvider`. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider');
  return platform;
}

/** The page's platform where there is one: for parts that also stand on pages without, such as the gallery of the design. */
export function useOptionalPlatform(): Platform | undefined {
  return use(PlatformContext);
}
