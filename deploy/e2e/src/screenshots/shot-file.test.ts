import { expect, it } from 'vitest';
import { nameOf, shotFile, shotOf } from './shot-file.ts';

const shot = { tenant: 'ember', part: 'orders', name: 'signing-hello-again', width: 390 } as const;

it('a file says what it shows, and the other way round', () => {
  expect(shotFile(shot)).toBe('ember/orders-signing-hello-again-390.png');
  expect(shotOf('ember/orders-signing-hello-again-390.png')).toEqual(shot);
});

it.each(['index.html', 'ember', 'ember/orders-payment.png', 'ember/shop-landing-390.png'])(
  '%s is no picture of a run',
  (file) => expect(shotOf(file)).toBeUndefined(),
);

it.each([
  ['/cart/details', 'cart-details'],
  ['/:order/doc-upload/summary-lease', 'doc-upload-summary-lease'],
  ['the signature at the signing service', 'signature-at-signing-service'],
  ['/progress/id-verification/complete', 'progress-id-verification-complete'],
])('%s has the name %s', (words, name) => expect(nameOf(words)).toBe(name));
