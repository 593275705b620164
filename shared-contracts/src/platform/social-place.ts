import type { PageContext } from '../page/index.ts';
import { SocialFlowSchema, type SocialPlace } from '../session/create-social-sign-in.ts';
import type { PlatformStorage } from '../storage/storage-port.ts';
import type { PlatformParts } from './platform-parts.ts';

/** Where the page's social sign-ins happen; what a tab must remember of one stands in its session storage. */
export function socialPlace(page: PageContext, parts: PlatformParts, storage: PlatformStorage): SocialPlace {
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

function isKept(open: PlatformParts['openLocal']): boolean {
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
