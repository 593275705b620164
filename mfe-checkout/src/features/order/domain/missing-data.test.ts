import { describe, expect, test } from 'vitest';
import { missingData, missingDataErrors, type OrderAnswers } from './missing-data.ts';

const parts: OrderAnswers = {
  order: { deal: { dealRefId: 'deal-1' } },
  insurance: {},
  idVerification: {},
  documents: [],
  readiness: {},
  signing: {},
};
const notEnough = 'Not enough data to request Progress Tracker state';

describe('missing data', () => {
  test('nothing is missing', () => expect(missingData('FC-1', parts)).toEqual([]));

  test.each<[string, string, Partial<OrderAnswers>, string[]]>([
    ['no order number', '', {}, [notEnough]],
    ['no order', 'FC-1', { order: undefined, insurance: undefined }, [notEnough]],
    ['no deal', 'FC-1', { order: { deal: { dealRefId: '' } } }, [notEnough]],
    ['insurance', 'FC-1', { insurance: undefined }, ['Missing insurance data']],
    ['idVerification', 'FC-1', { idVerification: null }, ['Missing identity data']],
    ['documents', 'FC-1', { documents: undefined }, ['Missing document upload data']],
    ['readiness', 'FC-1', { readiness: null }, ['Missing readiness data']],
    ['signing status', 'FC-1', { signing: null }, ['Missing signing status data']],
    [
      'several',
      'FC-1',
      { readiness: null, signing: null },
      ['Missing readiness data', 'Missing signing status data'],
    ],
  ])('%s', (_row, orderNumber, change, errors) =>
    expect(missingData(orderNumber, { ...parts, ...change }).map((id) => missingDataErrors[id])).toEqual(
      errors,
    ),
  );
});
