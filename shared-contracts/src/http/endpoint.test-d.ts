import * as v from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import { getOrder, type Order } from '../commerce/index.ts';
import type { ApiClient, ApiInput, ApiInputArgs, UploadInput } from './api-client.ts';
import { isApiFailure, httpFailure, type HttpFailure } from './api-failure.ts';
import {
  defineEndpoint,
  type EndpointBody,
  type EndpointErrorCode,
  type EndpointParams,
  type EndpointParsedBody,
  type EndpointParsedQuery,
  type EndpointResponse,
} from './endpoint.ts';

const bare = defineEndpoint({
  id: 'demo.bare',
  method: 'GET',
  path: '/demo',
  auth: 'none',
  response: v.object({ count: v.number() }),
});

const full = defineEndpoint({
  id: 'demo.full',
  method: 'POST',
  path: '/demo/:id',
  auth: 'required',
  params: v.object({ id: v.string() }),
  query: v.object({ page: v.optional(v.string(), '1') }),
  body: v.object({ amountCents: v.pipe(v.string(), v.transform(Number)) }),
  response: v.object({
    at: v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
    ),
  }),
  errors: { 'error.demo.taken': 409, 'error.demo.late': 410 },
});

type Bare = typeof bare;
type Full = typeof full;

describe('Endpoint', () => {
  it('has the parts that it declares, no others', () => {
    expectTypeOf<EndpointParams<Bare>>().toEqualTypeOf<undefined>();
    expectTypeOf<EndpointBody<Bare>>().toEqualTypeOf<undefined>();
    expectTypeOf<EndpointErrorCode<Bare>>().toEqualTypeOf<never>();
    expectTypeOf<EndpointErrorCode<Full>>().toEqualTypeOf<'error.demo.taken' | 'error.demo.late'>();
  });

  it('is what a schema takes on the caller’s side, what it gives on the server’s', () => {
    expectTypeOf<EndpointBody<Full>>().toEqualTypeOf<{ amountCents: string }>();
    expectTypeOf<EndpointParsedBody<Full>>().toEqualTypeOf<{ amountCents: number }>();
    expectTypeOf<EndpointParsedQuery<Full>>().toEqualTypeOf<{ page: string }>();
    expectTypeOf<EndpointResponse<Full>>().toEqualTypeOf<{ at: Date }>();
  });
});

describe('ApiInput', () => {
  it('may be left out if the endpoint requires nothing', () => {
    expectTypeOf<[]>().toExtend<ApiInputArgs<Bare>>();
    expectTypeOf<[]>().not.toExtend<ApiInputArgs<Full>>();
  });

  it('requires params and body; a query with defaults only is optional', () => {
    type Input = ApiInput<Full>;
    expectTypeOf<{ params: { id: string }; body: { amountCents: string } }>().toExtend<Input>();
    expectTypeOf<{ params: { id: string } }>().not.toExtend<Input>();
    expectTypeOf<{ body: { amountCents: string } }>().not.toExtend<Input>();
    expectTypeOf<Input['signal']>().toEqualTypeOf<AbortSignal | undefined>();
  });

  it('refuses a part that the endpoint does not declare', () => {
    // @ts-expect-error -- the endpoint has no body
    const input: ApiInput<Bare> = { body: { any: 'thing' } };
    // @ts-expect-error -- the parameter is text
    const params: ApiInput<Full>['params'] = { id: 5 };
    return [input, params];
  });
});

describe('ApiClient', () => {
  const client = {} as ApiClient;

  it('resolves to the parsed response', () => {
    expectTypeOf(client.call(bare)).resolves.toEqualTypeOf<{ count: number }>();
    const call = client.call(full, { params: { id: 'x' }, body: { amountCents: '5' } });
    expectTypeOf(call).resolves.toEqualTypeOf<{ at: Date }>();
    expectTypeOf(client.call(getOrder, { params: { orderNumber: 'FC-1' } })).resolves.toEqualTypeOf<{
      data: Order;
    }>();
  });

  it('does not compile without its input', () => {
    // @ts-expect-error -- params and body are missing
    void (() => client.call(full));
    // @ts-expect-error -- the body is missing
    void (() => client.call(full, { params: { id: 'x' } }));
  });

  it('uploads files with the params of the endpoint', () => {
    expectTypeOf<UploadInput<Full>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<UploadInput<Full>>().toHaveProperty('files');
    expectTypeOf<UploadInput<Full>>().not.toHaveProperty('body');
  });

  it('fails with one union', () => {
    const error: unknown = undefined;
    expectTypeOf(httpFailure(error)).toEqualTypeOf<HttpFailure | undefined>();
    if (!isApiFailure(error)) return;
    expectTypeOf(error.failure.kind).toEqualTypeOf<'network' | 'timeout' | 'aborted' | 'contract' | 'http'>();
  });
});
