import { readFileSync, writeFileSync } from 'node:fs';
import { describeEvents } from './describe-events.ts';

const source = readFileSync(new URL('./event-definitions.ts', import.meta.url), 'utf8');
writeFileSync(new URL('../../../deploy/docs/events.md', import.meta.url), describeEvents(source));
