import { expect, it } from 'vitest';
import { dealStatusCodes } from '@forecourt/shared-contracts/commerce';
import texts from './locales/pages.en.json';

it('every deal status has a text', () => {
  expect(Object.keys(texts.deals.statuses).sort()).toEqual([...dealStatusCodes].sort());
});
