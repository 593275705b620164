import { expect, test } from 'vitest';
import { storesByState } from './stores-by-state.ts';

const store = (name: string, state: string) => ({ name, state });

test.each([
  ['none', [], {}],
  [
    'states by name, not by code; stores in their order',
    [store('Urbandale', 'IA'), store('Naperville', 'IL'), store('Chicago', 'IL')],
    { Illinois: ['Naperville', 'Chicago'], Iowa: ['Urbandale'] },
  ],
  ['a territory by its code', [store('San Juan', 'PR')], { PR: ['San Juan'] }],
])('%s', (_, stores, groups) => {
  const found = storesByState(stores).map((group) => [group.name, group.stores.map(({ name }) => name)]);
  expect(found).toEqual(Object.entries(groups));
});
