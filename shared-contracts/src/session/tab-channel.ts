/** What tabs of one browser tell each other about the session. */
export type TabMessage = 'signed-in' | 'signed-out';

/** A line to the other tabs of this site; a message never comes back to its sender. */
export interface TabChannel {
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  close(): void;
}

/** A channel over BroadcastChannel, or over storage events where that is missing. Says nothing where both are blocked. */
export function createTabChannel(window: Window & typeof globalThis, name: string): TabChannel {
  return typeof window.BroadcastChannel === 'function'
    ? broadcastChannel(new window.BroadcastChannel(name))
    : storageChannel(window, name);
}

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
  let hear: ((event: StorageEvent) => void) | undefined;
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
      hear = (event) => {
        if (event.key === name && isTabMessage(event.newValue)) listener(event.newValue);
      };
      window.addEventListener('storage', hear);
    },
    close() {
      if (hear) window.removeEventListener('storage', hear);
    },
  };
}

function isTabMessage(value: unknown): value is TabMessage {
  return value === 'signed-in' || value === 'signed-out';
}
