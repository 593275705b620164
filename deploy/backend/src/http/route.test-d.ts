import { defineEndpoint, type CommonErrorCode } from '@forecourt/shared-contracts/http';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import { fail } from '../failures/index.ts';
import type { AppEnv } from './app-env.ts';
import { route, type RouteHandler, type RouteRequest, type RouteResult } from './route.ts';
import type { Caller } from './token-verifier.ts';

const endpoint = defineEndpoint({
  id: 'demo.book',
  method: 'POST',
  path: '/demo/:id',
  auth: 'optional',
  params: v.object({ id: v.string() }),
  body: v.object({ count: v.pipe(v.string(), v.transform(Number)) }),
  response: v.object({ status: v.picklist(['booked', 'full']) }),
  errors: { 'error.demo.taken': 409 },
});
type Demo = typeof endpoint;

describe('RouteRequest', () => {
  it('holds the parsed parts of the contract', () => {
    expectTypeOf<RouteRequest<Demo>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<RouteRequest<Demo>['body']>().toEqualTypeOf<{ count: number }>();
    expectTypeOf<RouteRequest<Demo>['query']>().toEqualTypeOf<undefined>();
    expectTypeOf<RouteRequest<Demo>['caller']>().toEqualTypeOf<Caller | undefined>();
  });
});

describe('RouteResult', () => {
  it('is the declared response, a whole Response, or a declared failure', () => {
    expectTypeOf<{ status: 'booked' }>().toExtend<RouteResult<Demo>>();
    expectTypeOf<Response>().toExtend<RouteResult<Demo>>();
    expectTypeOf(fail('error.demo.taken')).toExtend<RouteResult<Demo>>();
    expectTypeOf(fail('error.notFound')).toExtend<RouteResult<Demo>>();
    expectTypeOf<CommonErrorCode>().toExtend<Extract<RouteResult<Demo>, { code: unknown }>['code']>();
  });

  it('is no status, shape or failure that the contract does not have', () => {
    expectTypeOf<{ status: string }>().not.toExtend<RouteResult<Demo>>();
    expectTypeOf<{ state: 'booked' }>().not.toExtend<RouteResult<Demo>>();
    expectTypeOf(fail('error.demo.late')).not.toExtend<RouteResult<Demo>>();
  });
});

describe('route', () => {
  const app = new Hono<AppEnv>();

  it('takes a handler of the endpoint', () => {
    expectTypeOf(route<Demo>)
      .parameter(2)
      .toEqualTypeOf<RouteHandler<Demo>>();
  });

  it('does not compile with a response or a code of another endpoint', () => {
    // @ts-expect-error -- `gone` is not a declared status
    void (() => route(app, endpoint, () => Promise.resolve({ status: 'gone' })));
    // @ts-expect-error -- the endpoint does not declare this code
    void (() => route(app, endpoint, () => Promise.resolve(fail('error.demo.late'))));
    void (() =>
      route(app, endpoint, ({ body }) => {
        expectTypeOf(body.count).toEqualTypeOf<number>();
        return Promise.resolve({ status: 'booked' });
      }));
  });
});
