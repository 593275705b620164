/** Messages about the session between tabs of one browser. */
export type TabMessage = 'signed-in' | 'signed-out' | 'expired';

/** A channel to the other tabs of this site; a message never returns to its sender. */
export interface TabChannel {
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  close(): void;
}

/**
 * Creates a channel over storage events. The session itself is also in storage, and other tabs see one tab's writes in order, whereas a
 * BroadcastChannel message may arrive first: the other tab would look for a session that it cannot see yet. If storage is blocked, uses a
 * BroadcastChannel; if both are, sends nothing.
 */
export function createTabChannel(window: Window & typeof globalThis, name: string): TabChannel {
  if (hasStorage(window, name)) return storageChannel(window, name);
  return typeof window.BroadcastChannel === 'function'
    ? broadcastChannel(new window.BroadcastChannel(name))
    : silentChannel;
}

function hasStorage(window: Window, name: string): boolean {
  try {
    window.localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

const silentChannel: TabChannel = { send: () => {}, listen: () => {}, close: () => {} };

function broadcastChannel(channel: BroadcastChannel): TabChannel {
  return {
    send: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) listener(event.data);
      };
    },
    close: () => channel.close(),
  };
}

function storageChannel(window: Window, name: string): TabChannel {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  return {
    send(message) {
      try {
        window.localStorage.setItem(name, message);
        window.localStorage.removeItem(name);
      } catch {
        return;
      }
    },
    listen(listener) {
      onStorage = (event) => {
        if (event.key === name && isTabMessage(event.newValue)) listener(event.newValue);
      };
      window.addEventListener('storage', onStorage);
    },
    close() {
      if (onStorage) window.removeEventListener('storage', onStorage);
    },
  };
}

function isTabMessage(value: unknown): value is TabMessage {
  return value === 'signed-in' || value === 'signed-out' || value === 'expired';
}
