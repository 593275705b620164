import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { generateOrderNumber } from '../orders/index.ts';
import { systemRandom } from '../ports/index.ts';
import { createSealer } from '../secrets/sealer.ts';
import { withoutRandom } from './without-random.ts';

it('takes out sealed texts, UUIDs, order numbers and hashes, and nothing else', () => {
  const row = {
    ...{ id: randomUUID(), path: `/orders/${randomUUID()}`, holder: 'sub:ada' },
    orderNumber: generateOrderNumber(systemRandom),
    sealed: createSealer([Buffer.alloc(32, 7)]).seal('Ada', 'test'),
    mark: createHash('sha256').update('Ada').digest('base64url'),
    ...{ birthDate: '1990-06-15', name: 'Ada', version: 'v1.2.3' },
  };
  expect(JSON.parse(withoutRandom(row))).toEqual({
    ...row,
    ...{ id: 'id', path: '/orders/id', orderNumber: 'order', sealed: 'sealed', mark: 'mark' },
  });
});
