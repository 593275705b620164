import type { Schema } from '@forecourt/shared-contracts/http';
import type { Context } from 'hono';
import * as v from 'valibot';

/** Message key by field path; never what the caller sent. */
export type Fields = Readonly<Record<string, string>>;

/** A part of a request that passed its schema, or its errors. */
export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fields: Fields };

/** Validates one part of a request; without a schema the result is undefined. */
export function parsePart(schema: Schema | undefined, part: unknown): Parsed {
  if (!schema) return { ok: true, value: undefined };
  const parsed = v.safeParse(schema, part);
  if (parsed.success) return { ok: true, value: parsed.output };
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? '(root)'] ??= messageKey(issue);
  return { ok: false, fields };
}

/**
 * The same for a part whose text reaches the database: text that it cannot store, with a NUL or half of a
 * surrogate pair, is refused whatever the schema takes.
 */
export function parseStoredPart(schema: Schema | undefined, part: unknown): Parsed {
  const unstorable = schema && unstorableField(part);
  return unstorable === undefined
    ? parsePart(schema, part)
    : { ok: false, fields: { [unstorable]: 'validation.invalid' } };
}

const namePattern = /^[\w.-]{1,80}$/;

/** Returns the path of the first text that cannot be stored; of a name that is not one of ours, the root. */
function unstorableField(part: unknown): string | undefined {
  const path = unstorablePath(part)?.join('.');
  return path === undefined || namePattern.test(path) ? path : '(root)';
}

function unstorablePath(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const path = unstorablePath(name) ?? unstorablePath(member);
    if (path) return [name, ...path];
  }
  return undefined;
}

/** Keys of the catalog are one word, with dots; the library's own messages are sentences. */
const keyPattern = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*$/;

/**
 * Our own messages are keys of the catalog, shown by the browser; the library's contain the input, so they
 * are replaced.
 */
function messageKey(issue: v.BaseIssue<unknown>): string {
  if (keyPattern.test(issue.message)) return issue.message;
  return issue.input === undefined ? 'validation.required' : 'validation.invalid';
}

/**
 * Returns the query: a key given once is a string, given several times a list; if the schema expects a list,
 * a single value is a list too.
 */
export function queryOf(context: Context, schema: Schema | undefined): Record<string, unknown> {
  const lists = listKeys(schema);
  const query: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(context.req.queries())) {
    query[key] = values.length > 1 || lists.has(key) ? values : values[0];
  }
  return query;
}

function listKeys(schema: Schema | undefined): ReadonlySet<string> {
  const { entries } = (schema ?? {}) as { entries?: Record<string, unknown> };
  return new Set(Object.keys(entries ?? {}).filter((key) => isList(entries?.[key])));
}

function isList(schema: unknown): boolean {
  const { type, wrapped } = schema as { type?: string; wrapped?: unknown };
  return type === 'array' || (wrapped !== undefined && isList(wrapped));
}

/** Returns the JSON body; undefined fields if it is not declared as JSON or cannot be parsed. */
export async function bodyOf(context: Context): Promise<Parsed> {
  const contentType = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    return { ok: false, fields: { 'content-type': 'validation.contentType' } };
  }
  try {
    return { ok: true, value: await context.req.json() };
  } catch {
    return { ok: false, fields: { body: 'validation.json' } };
  }
}
