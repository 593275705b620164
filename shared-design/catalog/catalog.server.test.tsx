import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import * as cancellation from '../src/cancellation/index.ts';
import * as forms from '../src/forms/index.ts';
import * as design from '../src/index.ts';
import * as picker from '../src/picker/index.ts';
import * as places from '../src/places/index.ts';
import * as purchase from '../src/purchase/index.ts';
import * as session from '../src/session/index.ts';
import * as trust from '../src/trust/index.ts';
import { sections } from './catalog-page.tsx';
import { renderCatalog } from './render-catalog.tsx';

/** Nothing of their own can be seen: providers, boxes, parts of fields, and what needs a map service or a dealer. */
const unseen = [
  'ActionRow',
  'AddressSuggestions',
  'Box',
  'ContactText',
  'DesignProvider',
  'FieldFrame',
  'FieldMessage',
  'HiddenFields',
  'Page',
  'RemainingCharacters',
  'Stack',
  'Text',
  'VisuallyHidden',
  'WholeWords',
];

const isComponent = (name: string) => /^([A-Z]|load[A-Z])/.test(name);

const entries = sections.flatMap((section) => section.entries);

test('the catalog shows every component that other packages can use', () => {
  const modules = [cancellation, design, forms, picker, places, purchase, session, trust];
  const components = modules.flatMap((module) => Object.keys(module)).filter(isComponent);
  const shown = new Set(entries.flatMap(({ of }) => of));
  expect(components.filter((name) => !shown.has(name)).toSorted()).toEqual(unseen);
  expect([...shown].filter((name) => !components.includes(name))).toEqual([]);
});

test('every state has a name of its own, which names its picture', () => {
  const names = entries.flatMap(({ of, states }) => states.map(({ name }) => `${of[0]}: ${name}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(['northstar', 'harbor', 'ember'])('%s: every state is drawn, with ids of its own', async (id) => {
  const file = join(import.meta.dirname, `../../deploy/releases/tenants/${id}.json`);
  const html = await renderCatalog(JSON.parse(readFileSync(file, 'utf8')) as Tenant);
  const drawn = html.match(/data-catalog="/g)?.length;
  expect(drawn).toBe(entries.flatMap(({ states }) => states).length);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, value]) => value);
  expect(ids.filter((value, index) => ids.indexOf(value) !== index)).toEqual([]);
});
