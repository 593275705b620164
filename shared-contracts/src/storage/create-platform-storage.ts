import * as v from 'valibot';
import { createStoragePort } from './create-storage-port.ts';
import type { RawStorage } from './create-storage-port.ts';
import type { PlatformStorage } from './storage-port.ts';

/** Dependencies for opening a tenant's stores; the functions may throw if storage is blocked. */
export interface PlatformStorageDeps {
  readonly tenantId: string;
  readonly openSession: () => RawStorage;
  readonly openLocal: () => RawStorage;
  readonly uuid: () => string;
}

const SessionIdSchema = v.pipe(v.string(), v.uuid());

/** A tenant's two stores, and the tab's session id: kept in session storage across reloads, until it is renewed. */
export function createPlatformStorage(parts: PlatformStorageDeps): PlatformStorage {
  const prefix = `forecourt.${parts.tenantId}.`;
  const session = createStoragePort(parts.openSession, prefix);
  const local = createStoragePort(parts.openLocal, prefix);
  const renew = () => {
    const id = parts.uuid();
    session.write('session-id', id);
    return id;
  };
  let sessionId = session.read('session-id', SessionIdSchema) ?? renew();
  return {
    session,
    local,
    get sessionId() {
      return sessionId;
    },
    renewSessionId() {
      sessionId = renew();
    },
  };
}
