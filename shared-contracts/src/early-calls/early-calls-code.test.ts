import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { IdentityPool } from '../tenant/index.ts';
import type { EarlyCallWindow, TakeEarlyCall } from './early-call.ts';
import { earlyCallsCode } from './early-calls-code.ts';

const nowMs = Date.parse('2026-11-30T12:00:00Z');
const pool: IdentityPool = { region: 'us-east-1', userPoolId: 'us-east-1_a', userPoolClientId: 'client' };
const orderUrl = '/public/commerce/orders/FC-1';
const documentsUrl = '/api/documents/deals/{data.deal.dealRefId}/documents';

const jwt = (endsAtMs: number) => `h.${btoa(JSON.stringify({ exp: endsAtMs / 1000 }))}.s`;
const idToken = jwt(nowMs + 3_600_000);

function storedTokens(values: Readonly<Record<string, string>> = {}): Record<string, string> {
  const stored = { LastAuthUser: 'ada', 'ada.idToken': idToken, 'ada.accessToken': idToken, ...values };
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [`CognitoIdentityServiceProvider.client.${name}`, value]),
  );
}

/** When a session was last used, as the platform stores it. */
const lastActive = (minutesAgo: number) => ({
  'forecourt.northstar.last-active': String(nowMs - minutesAgo * 60_000),
});

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly priority: string;
  answer(body: unknown): Promise<void>;
  fail(): void;
}

const settled = () => new Promise<void>((done) => setTimeout(done));

/** Runs the script of a page whose storage has these values, `ageMs` after the page's start. */
function openPage(stored: Record<string, string> | 'blocked', urls = [orderUrl, documentsUrl]) {
  const sent: Sent[] = [];
  const cookies: string[] = [];
  const window: EarlyCallWindow = {};
  const page = { ageMs: 100 };
  const { given, code } = earlyCallsCode(urls, {
    id: 'northstar',
    sessionIdleMinutes: 20,
    identityPools: [pool],
    documentsCookieDomain: 'dealer.example',
  });
  const run = runInNewContext(code, {
    ...{ window, atob, AbortSignal, Map, Promise },
    Date: { now: () => nowMs },
    performance: { now: () => page.ageMs },
    crypto: { randomUUID: () => `id-${sent.length}` },
    location: { protocol: 'https:' },
    document: {
      set cookie(text: string) {
        cookies.push(text);
      },
    },
    localStorage: {
      getItem(key: string) {
        if (stored === 'blocked') throw new Error('SecurityError');
        return stored[key] ?? null;
      },
    },
    fetch: (url: string, init: Pick<Sent, 'headers' | 'priority'>) =>
      new Promise((resolve, reject) => {
        const answer = (body: unknown) => (resolve(Response.json(body)), settled());
        sent.push({ url, ...init, answer, fail: () => reject(new TypeError('Failed to fetch')) });
      }),
  }) as (given: unknown) => void;
  run(given);
  const take = (url: string, method = 'GET', token = idToken) =>
    window.forecourtEarlyCall?.(
      ...([url, { method, headers: { 'x-auth-token': token } }] as Parameters<TakeEarlyCall>),
    );
  return { sent, cookies, page, take, window };
}

describe('a signed-in visitor', () => {
  test('has the calls sent like the client’s, at a low priority', () => {
    const { sent, cookies } = openPage(storedTokens(), [orderUrl, '/api/account/profile']);
    expect(sent.map(({ url }) => url)).toEqual([orderUrl, '/api/account/profile']);
    expect(sent[0]?.headers).toEqual({
      accept: 'application/json',
      'x-caller-id': 'forecourt-web',
      'x-correlation-id': 'id-0',
      'x-auth-token': idToken,
    });
    expect(sent[0]?.priority).toBe('low');
    expect(cookies).toEqual([]);
  });

  test('has a call that needs the first response sent after it, with the cookies of the documents service', async () => {
    const { sent, cookies } = openPage(storedTokens());
    await sent[0]?.answer({ data: { deal: { dealRefId: 'deal/1' } } });
    expect(sent[1]?.url).toBe('/api/documents/deals/deal%2F1/documents');
    const scope = '; Path=/api/documents; Domain=dealer.example; Max-Age=420; SameSite=Strict; Secure';
    expect(cookies).toEqual([`x-correlation-id=id-1${scope}`, `x-auth-token=${idToken}${scope}`]);
  });

  test.each([
    ['without the field', { data: {} }],
    ['of another shape', null],
  ])('has no such call for a response %s', async (_name, body) => {
    const { sent } = openPage(storedTokens());
    await sent[0]?.answer(body);
    expect(sent).toHaveLength(1);
  });

  test('has no such call once the page’s own scripts send theirs', async () => {
    const { sent, take } = openPage(storedTokens());
    void take(orderUrl);
    await sent[0]?.answer({ data: { deal: { dealRefId: 'deal-1' } } });
    expect(sent).toHaveLength(1);
  });
});

test('a session that was used a moment ago has its calls', () => {
  const { sent } = openPage({ ...storedTokens(), ...lastActive(19) });
  expect(sent).toHaveLength(1);
});

describe('a response', () => {
  test('is handed over once, whole', async () => {
    const { sent, take } = openPage(storedTokens());
    await sent[0]?.answer({ data: { deal: { dealRefId: 'deal-1' } } });
    const response = await take(orderUrl);
    expect(await response?.json()).toEqual({ data: { deal: { dealRefId: 'deal-1' } } });
    expect(take(orderUrl)).toBeUndefined();
  });

  test('that failed is a failed call for the client to repeat', async () => {
    const { sent, take } = openPage(storedTokens());
    const taken = take(orderUrl);
    sent[0]?.fail();
    await expect(taken).rejects.toThrow('Failed to fetch');
  });

  test.each([
    ['for another URL', (p: ReturnType<typeof openPage>) => p.take('/public/commerce/orders/FC-2')],
    ['for another token', (p: ReturnType<typeof openPage>) => p.take(orderUrl, 'GET', jwt(nowMs))],
    ['after a write', (p: ReturnType<typeof openPage>) => (p.take('/x', 'POST'), p.take(orderUrl))],
    ['after 30 s', (p: ReturnType<typeof openPage>) => ((p.page.ageMs = 30_001), p.take(orderUrl))],
  ])('is not handed over %s', (_name, taken) => {
    expect(taken(openPage(storedTokens()))).toBeUndefined();
  });
});

describe('nothing is sent', () => {
  test.each([
    ['for a guest', {}],
    ['without an ID token', storedTokens({ 'ada.idToken': '' })],
    ['without an access token', storedTokens({ 'ada.accessToken': '' })],
    ['with an ID token that ends soon', storedTokens({ 'ada.idToken': jwt(nowMs + 59_000) })],
    ['with an access token that has ended', storedTokens({ 'ada.accessToken': jwt(nowMs - 1) })],
    ['with a token that the service’s clock has ended', storedTokens({ 'ada.clockDrift': '3600000' })],
    ['with an unreadable token', storedTokens({ 'ada.idToken': 'x.%%.y' })],
    ['while a social sign-in is under way', storedTokens({ inflightOAuth: 'true' })],
    ['for a session that was unused too long', { ...storedTokens(), ...lastActive(20) }],
    ['where storage is blocked', 'blocked' as const],
  ])('%s', (_name, stored) => {
    const { sent, window } = openPage(stored);
    expect([sent, window]).toEqual([[], {}]);
  });
});
