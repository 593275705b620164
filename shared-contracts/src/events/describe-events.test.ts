import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEvents } from './describe-events.ts';
import { eventDefinitions } from './event-definitions.ts';

const source = readFileSync(join(import.meta.dirname, 'event-definitions.ts'), 'utf8');
const written = readFileSync(join(import.meta.dirname, '../../../deploy/docs/events.md'), 'utf8');

test('the list of events is generated from the contracts by `npm run docs:events`', () => {
  expect(written).toBe(describeEvents(source));
});

test('every event is listed once, with its payload', () => {
  for (const name of Object.keys(eventDefinitions)) expect(written.split(`## \`${name}\``)).toHaveLength(2);
  expect(written).toContain('Payload: `{ count: number }`');
  expect(written).not.toContain('undefined');
});
