// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

const name = 'forecourt.northstar.session';
const open: TabChannel[] = [];

/** Windows of several tabs: storage events reach every window but the one that wrote. */
function tabs(count: number) {
  const stored = new Map<string, string>();
  const targets = Array.from({ length: count }, () => new EventTarget());
  const windowOf = (own: EventTarget) => {
    const dispatch = (key: string, newValue: string | null) => {
      for (const other of targets) {
        if (other !== own) other.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    };
    const localStorage = {
      setItem(key: string, value: string) {
        stored.set(key, value);
        dispatch(key, value);
      },
      removeItem(key: string) {
        if (stored.delete(key)) dispatch(key, null);
      },
    };
    return Object.assign(own, { localStorage, BroadcastChannel }) as unknown as Window & typeof globalThis;
  };
  return { stored, windows: targets.map(windowOf) };
}

function openChannel(window: Window & typeof globalThis): { channel: TabChannel; received: TabMessage[] } {
  const received: TabMessage[] = [];
  const channel = createTabChannel(window, name);
  channel.listen((message) => received.push(message));
  open.push(channel);
  return { channel, received };
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

test('a message reaches the other tabs, not its sender, and leaves nothing stored', () => {
  const { stored, windows } = tabs(3);
  const [one, two, three] = windows.map(openChannel);
  one?.channel.send('signed-in');
  one?.channel.send('signed-in');
  two?.channel.send('expired');
  expect([one?.received, two?.received, three?.received]).toEqual([
    ['expired'],
    ['signed-in', 'signed-in'],
    ['signed-in', 'signed-in', 'expired'],
  ]);
  expect(stored.size).toBe(0);
});

test('F18: a tab that receives a sign-in sees what was stored before it', () => {
  const { stored, windows } = tabs(2);
  const [one, two] = windows;
  if (!one || !two) throw new Error('two tabs are needed');
  const seen: (string | undefined)[] = [];
  const reader = createTabChannel(two, name);
  open.push(reader);
  reader.listen(() => seen.push(stored.get('session')));
  one.localStorage.setItem('session', 'of Robin');
  openChannel(one).channel.send('signed-in');
  expect(seen).toEqual(['of Robin']);
});

test.each(['', 'signed in', 'constructor', null])('ignores an invalid message: %s', (newValue) => {
  const { windows } = tabs(1);
  const [tab] = windows.map(openChannel);
  windows[0]?.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
  windows[0]?.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'signed-in' }));
  expect(tab?.received).toEqual([]);
});

test('a closed channel receives nothing more', () => {
  const { windows } = tabs(2);
  const [one, two] = windows.map(openChannel);
  two?.channel.close();
  one?.channel.send('signed-out');
  expect(two?.received).toEqual([]);
});

function blocked(parts: object): Window & typeof globalThis {
  return Object.defineProperty(Object.assign(new EventTarget(), parts), 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  }) as unknown as Window & typeof globalThis;
}

test('uses a broadcast if storage is blocked', async () => {
  const one = openChannel(blocked({ BroadcastChannel }));
  const received = new Promise<TabMessage>((resolve) => {
    const two = createTabChannel(blocked({ BroadcastChannel }), name);
    open.push(two);
    two.listen(resolve);
  });
  one.channel.send('expired');
  expect(await received).toBe('expired');
});

test('if both are blocked it sends nothing, and breaks nothing', () => {
  const { channel, received } = openChannel(blocked({}));
  expect(() => channel.send('signed-in')).not.toThrow();
  expect(received).toEqual([]);
});
