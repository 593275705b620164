import { expect, it } from 'vitest';
import { setUpEdge } from '../testing/set-up-edge.ts';

const page = '/integration/social-idp';
const tenants = { northstar: { embeddingOrigins: ['https://www.riverside.example'] } };

it('only the return page of social sign-ins keeps its opener', async () => {
  const { get } = await setUpEdge({ tenants });
  const openerOf = async (path: string) => (await get(path)).headers.get('cross-origin-opener-policy');
  expect(await openerOf(`${page}?code=c&state=s`)).toBe('unsafe-none');
  expect(await openerOf('/sign-in')).toBe('same-origin-allow-popups');
});

it.each(['/', '/cart?x=1', 'https://www.riverside.example'])(
  'initiator %s is accepted',
  async (initiator) => {
    const { get } = await setUpEdge({ tenants });
    const answer = await get(`${page}?initiator=${encodeURIComponent(initiator)}&code=c`);
    expect(answer.headers.get('location')).toBeNull();
  },
);

it.each([
  '',
  '//evil.example',
  'https://evil.example',
  'https://www.riverside.example/',
  'javascript:alert(1)',
])("T32: initiator %j is refused, and the provider's answer is not passed on", async (initiator) => {
  const { get } = await setUpEdge({ tenants });
  for (const query of [
    `?initiator=${encodeURIComponent(initiator)}&code=c&state=s`,
    `?initiator=%2F&initiator=${encodeURIComponent(initiator)}&code=c&state=s`,
  ]) {
    const answer = await get(page + query);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?refused=initiator`]);
  }
});
