import { eventDefinitions } from './event-definitions.ts';
import type { EventOwners } from './may-emit.ts';

interface SchemaLike {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaLike>>;
  readonly item?: SchemaLike;
  readonly wrapped?: SchemaLike;
  readonly value?: SchemaLike;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
}

/** Formats a schema as text: `{ count: number }`. */
function shapeOf(schema: SchemaLike): string {
  const { type, entries, item, wrapped, value, literal, options } = schema;
  if (entries) return `{ ${Object.entries(entries).map(entryOf).join(', ')} }`;
  if (item) return `${shapeOf(item)}[]`;
  if (wrapped) return shapeOf(wrapped);
  if (type === 'record' && value) return `{ [name]: ${shapeOf(value)} }`;
  if (type === 'literal') return JSON.stringify(literal);
  if (type === 'picklist') return (options ?? []).map((one) => JSON.stringify(one)).join(' or ');
  if (type === 'union') return (options as readonly SchemaLike[]).map(shapeOf).join(' or ');
  return type;
}

function entryOf([name, schema]: [string, SchemaLike]): string {
  return `${name}${schema.type === 'optional' ? '?' : ''}: ${shapeOf(schema)}`;
}

/** Returns the docblock above an event's definition, from the source text of `event-definitions.ts`; empty if there is none. */
function meaningOf(source: string, name: string): string {
  const before = source.slice(0, source.indexOf(`  '${name}': {`)).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2);
  return comment
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function emittersOf(owners: EventOwners): string {
  if (owners === '*') return 'any release';
  if (owners === 'subject') return 'the remote that it names, `shell`';
  return owners.map((owner) => `\`${owner}\``).join(', ');
}

/** Generates `deploy/docs/events.md`: every event of the bus, from the contracts. `source` is the text of `event-definitions.ts`. */
export function describeEvents(source: string): string {
  const sections = Object.entries(eventDefinitions).map(([name, { owners, retained, payload }]) => {
    const kept = retained ? 'The last one is kept for late listeners.' : 'Not kept.';
    const lines = [
      `## \`${name}\``,
      meaningOf(source, name),
      `- Emitted by: ${emittersOf(owners)}`,
      `- Payload: \`${shapeOf(payload)}\``,
      `- ${kept}`,
    ];
    return [lines[0], ...(lines[1] ? [lines[1]] : []), lines.slice(2).join('\n')].join('\n\n');
  });
  const head = [
    '# Events of the bus',
    'Written by `npm run docs:events` from `shared-contracts/src/events/event-definitions.ts`; change it there.',
    'An event travels as a `forecourt:{name}` CustomEvent of the window, in an envelope of version 1: `{ v, id, at, source, name, payload }`. One of a wrong shape, or from a source that does not own it, reaches nobody and is logged. A source is a name and not a proof: the page acts on no event in place of a fact of its own ([decision 19](decisions/0019-event-bus-trust.md)). In a host dealer’s page the checkout has a bus of its own, which the page neither hears nor reaches; what the page is notified of is in [embedding](embedding.md).',
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
}
