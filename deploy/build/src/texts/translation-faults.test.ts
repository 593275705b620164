import { expect, it } from 'vitest';
import { flatTexts } from './catalog.ts';
import { translationFaults } from './translation-faults.ts';

const english = flatTexts({
  title: 'Orders',
  lead: 'Call {{phone}} or <mail>write</mail>.',
  left_one: '{{count}} left',
  left_other: '{{count}} left',
  code: 'APR',
});
const spanish = {
  title: 'Pedidos',
  lead: 'Llame al {{phone}} o <mail>escriba</mail>.',
  left_one: 'Queda {{count}}',
  left_many: 'Quedan {{count}}',
  left_other: 'Quedan {{count}}',
  code: 'APR',
};
const faults = (changes: Readonly<Record<string, string | undefined>>) => {
  const kept = Object.entries({ ...spanish, ...changes }).filter(([, text]) => text !== undefined);
  const translated = new Map(kept as [string, string][]);
  return translationFaults({ locale: 'es', english, translated, sameInBoth: new Set(['APR']) });
};

it('a complete translation has no fault', () => {
  expect(faults({})).toEqual([]);
});

it.each([
  ['a key is missing', { title: undefined }, 'title is missing'],
  ['a plural form of the language is missing', { left_many: undefined }, 'left_many is missing'],
  ['a key is left over', { gone: 'Adiós' }, 'gone is not in English'],
  ['a text is empty', { title: ' ' }, 'title is empty'],
  ['a text is English still', { title: 'Orders' }, 'title is English still: Orders'],
  ['a value is missing', { left_one: 'Queda uno' }, 'left_one has no values, English has {{count}}'],
  [
    'a value has another name',
    { lead: 'Llame al {{telefono}} o <mail>escriba</mail>.' },
    'lead has <mail> {{telefono}}, English has <mail> {{phone}}',
  ],
  [
    'a tag is missing',
    { lead: 'Llame al {{phone}} o escriba.' },
    'lead has {{phone}}, English has <mail> {{phone}}',
  ],
])('%s', (_case, changes, fault) => {
  expect(faults(changes)).toEqual([fault]);
});
