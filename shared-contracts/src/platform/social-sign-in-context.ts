import type { PageContext } from '../page/index.ts';
import { SocialFlowSchema, type SocialSignInContext } from '../session/create-social-sign-in.ts';
import type { PlatformStorage } from '../storage/storage-port.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** The page's social sign-in settings; a tab remembers its sign-in in progress in session storage. */
export function socialSignInContext(
  page: PageContext,
  parts: PlatformDeps,
  storage: PlatformStorage,
): SocialSignInContext {
  const key = 'social-sign-in';
  return {
    redirectPath: page.tenant.consumer.oauthRedirectUrl,
    initiator: parts.social.initiator,
    openWindow: () => parts.social.openWindow(parts.baseUrl),
    flow: {
      read: () => storage.session.read(key, SocialFlowSchema),
      write: (flow) => storage.session.write(key, flow),
      remove: () => storage.session.remove(key),
    },
    keepsSession: () => isKept(parts.openLocal) && isKept(parts.openSession),
  };
}

function isKept(open: PlatformDeps['openLocal']): boolean {
  const key = 'forecourt.probe';
  try {
    open().setItem(key, key);
    const isThere = open().getItem(key) === key;
    open().removeItem(key);
    return isThere;
  } catch {
    return false;
  }
}
