import { expect, it } from 'vitest';
import { setUpEdge } from '../testing/set-up-edge.ts';

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl';
const email = 'dana@example.com';
const code = '482913';
const query = new URLSearchParams({ email, code, token }).toString();
const headers = {
  'x-auth-token': token,
  authorization: `Bearer ${token}`,
  cookie: `session=${token}; email=${email}`,
  referer: `https://northstar.localhost/sign-in?${query}`,
  'user-agent': email,
};

/** Their random digits can be those of the code. */
const uuid = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

it.each([
  ['a page', `/sign-in?${query}`],
  ['a page that is not there', `/nowhere?${query}`],
  ['an API call', `/api/account/consents?${query}`],
  ['a pixel', '/images/tp.gif?te_sid=v1&te_nm=page-view&te_path=%2Fsign-in'],
  ['a pixel with words that are not of an event', `/images/tp.gif?te_nm=page-view&${query}`],
])('T47: neither access log, log nor analytics keep a token, code or email of %s', async (_row, path) => {
  const { get, accessed, measured, logged } = await setUpEdge();
  await get(path, headers);
  expect(accessed).toHaveLength(1);
  const kept = JSON.stringify([accessed, measured, logged]).replaceAll(uuid, 'id');
  for (const secret of [token, email, code]) expect(kept).not.toContain(secret);
});
