import type { ErrorBody } from '@forecourt/shared-contracts/http';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/index.ts';
import { testToken } from './test-tokens.ts';

/** Who a test speaks for. */
export interface TestVisitor {
  readonly tenantId?: string;
  /** Signed in as this account; a guest without it. */
  readonly sub?: string;
  readonly sessionId?: string;
}

interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with its JSON. */
export interface TestAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Calls of one visitor. */
export interface TestClient {
  get<T>(path: string, sending?: SendOptions): Promise<TestAnswer<T>>;
  send<T>(method: string, path: string, sending?: SendOptions): Promise<TestAnswer<T>>;
}

/** Sends requests to an app as the edge would. Errors are read as {@link ErrorBody}. */
export function testClient(app: Hono<AppEnv>, visitor: TestVisitor = {}): TestClient {
  const { tenantId = 'northstar', sub, sessionId } = visitor;
  async function send<T>(method: string, path: string, { body, headers }: SendOptions = {}) {
    const response = await app.request(path, {
      method,
      headers: {
        'x-forecourt-tenant': tenantId,
        ...(sub ? { 'x-auth-token': testToken(tenantId, sub) } : {}),
        ...(sessionId ? { 'x-session-id': sessionId } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  }
  return { get: (path, sending) => send('GET', path, sending), send };
}

/** The code of a refused call. */
export function errorCode(answer: TestAnswer): string {
  return (answer.body as ErrorBody).error.code;
}
