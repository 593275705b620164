import { expect, it } from 'vitest';
import { embedTarget, stepWord } from './embed-place.ts';

const orderNumber = 'FC-1001';

it.each([
  ['', '/progress/FC-1001'],
  ['insurance-verification', '/progress/FC-1001/insurance-verification'],
  ['doc-upload', '/progress/FC-1001/doc-upload'],
  ['fulfillment', '/fulfillment/FC-1001'],
  ['documents', '/progress/FC-1001'],
  ['../../sign-in', '/progress/FC-1001'],
  ['javascript:alert(1)', '/progress/FC-1001'],
  ['constructor', '/progress/FC-1001'],
])('T33: step "%s" starts at %s', (step, target) => {
  expect(embedTarget({ orderNumber, step })).toBe(target);
});

it('an order number stays one path segment; without one the path is the bare tracker', () => {
  expect(embedTarget({ orderNumber: '../sign-in?x#y', step: '' })).toBe('/progress/..%2Fsign-in%3Fx%23y');
  expect(embedTarget({ orderNumber: '', step: 'payment' })).toBe('/progress/');
});

it.each([
  ['/progress/FC-1001/payment', 'payment'],
  ['/progress/FC-1001/signing/review', 'signing'],
  ['/fulfillment/FC-1001/change', 'fulfillment'],
  ['/progress/FC-1001', null],
  ['/checkout/FC-1001/receipt', null],
])('%s is the step %s', (path, word) => {
  expect(stepWord(path)).toBe(word);
});
