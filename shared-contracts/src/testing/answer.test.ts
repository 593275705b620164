import * as v from 'valibot';
import { expect, test } from 'vitest';
import { httpFailure } from '../http/api-failure.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { answer, createTestPlatform, refuse, startApi } from './index.ts';

const response = v.object({ name: v.string() });
const getThing = defineEndpoint({
  id: 'thing.get',
  method: 'GET',
  path: '/public/things/:id',
  auth: 'none',
  params: v.object({ id: v.string() }),
  response,
  errors: { 'error.thing.gone': 409 },
});
const postThing = defineEndpoint({
  id: 'thing.create',
  method: 'POST',
  path: '/api/things',
  auth: 'required',
  idempotent: true,
  body: v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(2)) }),
  response,
});
const buyer = { sub: 'buyer-1', email: 'buyer@example.com' };

const server = startApi();

test('responds with data, or with the result of a function of the call', async () => {
  const { client } = await createTestPlatform({ signedInAs: buyer });
  server.use(answer(getThing, { name: 'fixed' }));
  await expect(client.call(getThing, { params: { id: '1' } })).resolves.toEqual({ name: 'fixed' });
  server.use(
    answer(getThing, ({ params }) => ({ name: params['id'] ?? '' })),
    answer(postThing, ({ body, headers }) => ({ name: `${body.name} ${headers.get('x-auth-token') ?? ''}` })),
  );
  await expect(client.call(getThing, { params: { id: '2' } })).resolves.toEqual({ name: '2' });
  await expect(client.call(postThing, { body: { name: ' car ' } })).resolves.toEqual({
    name: 'car test-token',
  });
});

test('rejects a body that breaks the contract, as the server does', async () => {
  const { client } = await createTestPlatform({ signedInAs: buyer });
  server.use(answer(postThing, { name: 'made' }));
  const failure = await client.call(postThing, { body: { name: 'x' } }).catch(httpFailure);
  expect(failure).toMatchObject({ status: 400, code: 'error.validation.request' });
});

test('refuses with a declared code and its status', async () => {
  const { client } = await createTestPlatform();
  server.use(refuse(getThing, 409, { code: 'error.thing.gone', param: 'id' }));
  const failure = await client.call(getThing, { params: { id: '1' } }).catch(httpFailure);
  expect(failure).toMatchObject({ status: 409, code: 'error.thing.gone', param: 'id' });
  // @ts-expect-error a code has one status
  refuse(getThing, 404, 'error.thing.gone');
});
