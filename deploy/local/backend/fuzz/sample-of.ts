import type { Schema } from '@forecourt/shared-contracts/http';

/** What is read of a valibot schema. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const shapeOf = (schema: Schema) => schema as unknown as Shape;

/** One value inside a sample: where it is, and whether its schema is of text or a number. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly type: string;
}

const nextYear = new Date().getFullYear() + 1;

/** Text of every kind that the contracts ask for; the first that a schema takes is its sample. */
const texts = [
  'Sample',
  'sample',
  `${nextYear}-05-05`,
  '1985-05-05',
  `${nextYear}-05`,
  '19103',
  'PA',
  '2155550143',
  '(215) 555-0143',
  'sample@northstar.example',
  '1HGCM82633A004352',
  'APP.DRIVERSLICENSE',
  'en',
  'en-US',
  '123456789',
  '078051120',
  '123456',
  '1234',
  'https://northstar.example/page',
  '/search',
  '2026-12-01T10:00:00.000Z',
  '00000000-0000-4000-8000-000000000001',
  'true',
  '1',
  'A',
  '1200 Market Street',
] as const;
const numbers = [1, 0, 12, 72, 2022, 12_000, 250_000, 5_000_000];

/** Returns a value that the schema takes, as far as its parts show that, and where its text and numbers are. */
export function sampleOf(
  schema: Schema,
  known: Readonly<Record<string, string>>,
): { value: unknown; leaves: Leaf[] } {
  const leaves: Leaf[] = [];
  const value = build(schema, [], { leaves, known });
  return { value, leaves };
}

function isTaken(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
}

interface BuildState {
  readonly leaves: Leaf[];
  /** Samples of text by the name of their field. */
  readonly known: Readonly<Record<string, string>>;
}

function textSample(schema: Schema, known: string | undefined): string {
  const candidates = known === undefined ? texts : [known, ...texts];
  return candidates.find((text) => isTaken(schema, text)) ?? 'sample';
}

type Build = (schema: Schema, path: Leaf['path'], building: BuildState) => unknown;

const objectSample: Build = (schema, path, building) =>
  Object.fromEntries(
    Object.entries(shapeOf(schema).entries ?? {}).map(([name, entry]) => [
      name,
      build(entry, [...path, name], building),
    ]),
  );

const firstOption: Build = (schema, path, building) =>
  build(shapeOf(schema).options?.[0] as Schema, path, building);

const builders: Readonly<Record<string, Build>> = {
  object: objectSample,
  strict_object: objectSample,
  loose_object: objectSample,
  array(schema, path, building) {
    const { item } = shapeOf(schema);
    return item ? [build(item, [...path, 0], building)] : [];
  },
  record: () => ({}),
  variant: firstOption,
  union: firstOption,
  picklist(schema, path, { leaves }) {
    leaves.push({ path, type: 'string' });
    return shapeOf(schema).options?.[0];
  },
  literal: (schema) => shapeOf(schema).literal,
  string(schema, path, { leaves, known }) {
    leaves.push({ path, type: 'string' });
    return textSample(schema, known[String(path.at(-1))]);
  },
  number(schema, path, { leaves }) {
    leaves.push({ path, type: 'number' });
    return numbers.find((number) => isTaken(schema, number)) ?? 1;
  },
  boolean: () => true,
};

/** Throws for a kind of schema that it does not know, so that no endpoint is left out unnoticed. */
function build(schema: Schema, path: Leaf['path'], building: BuildState): unknown {
  const { type, wrapped } = shapeOf(schema);
  if (wrapped) return build(wrapped, path, building);
  const make = builders[type];
  if (!make) throw new Error(`There is no sample of a schema of the kind ${type}.`);
  return make(schema, path, building);
}

/** Returns a copy of a sample in which one value is replaced. */
export function replaced(value: unknown, [first, ...rest]: Leaf['path'], by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? replaced(item, rest, by) : item));
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [first]: replaced(object[first], rest, by) };
}
