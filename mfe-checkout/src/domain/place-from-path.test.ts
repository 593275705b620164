import { describe, expect, it } from 'vitest';
import { orderInPath, trackerPlace } from './place-from-path.ts';

describe('trackerPlace', () => {
  it.each([
    ['/progress', { orderNumber: '', place: undefined, isHome: true }],
    ['/progress/FC-1001', { orderNumber: 'FC-1001', place: undefined, isHome: true }],
    ['/progress/FC-1001/', { orderNumber: 'FC-1001', place: undefined, isHome: true }],
    ['/progress/FC%201001', { orderNumber: 'FC 1001', place: undefined, isHome: true }],
    ['/progress/%E0%A4%A', { orderNumber: '', place: undefined, isHome: true }],
    [
      '/progress/FC-1001/payment',
      { orderNumber: 'FC-1001', place: { step: 'payment', childPath: '' }, isHome: false },
    ],
    [
      '/progress/FC-1001/signing/review',
      { orderNumber: 'FC-1001', place: { step: 'signing', childPath: 'review' }, isHome: false },
    ],
    ['/progress/FC-1001/signing/other', { orderNumber: 'FC-1001', place: undefined, isHome: false }],
    ['/progress/FC-1001/nonsense/deep', { orderNumber: 'FC-1001', place: undefined, isHome: false }],
    ['/fulfillment/FC-1001/nonsense', { orderNumber: 'FC-1001', place: undefined, isHome: false }],
  ])('%s', (path, place) => expect(trackerPlace(path)).toEqual(place));

  it.each([
    ['/fulfillment/FC-1001', ''],
    ['/fulfillment/FC-1001/when', 'when'],
  ])('%s is the last step', (path, childPath) =>
    expect(trackerPlace(path)).toMatchObject({ place: { childPath }, isHome: false }),
  );
});

describe('orderInPath', () => {
  it.each([
    ['/checkout', { orderNumber: '', rest: '' }],
    ['/checkout/FC-1001', { orderNumber: 'FC-1001', rest: '' }],
    ['/checkout/FC-1001/received', { orderNumber: 'FC-1001', rest: 'received' }],
  ])('%s', (path, order) => expect(orderInPath(path)).toEqual(order));
});
