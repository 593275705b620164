import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';

/** One operation of the protocol: what it takes, what it does. `isAdmin` ones need the admin access key. */
export interface Operation {
  readonly isAdmin: boolean;
  readonly run: (context: StandInContext, body: unknown) => Promise<object>;
}

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Makes an operation that refuses a body of another shape, and a client id that is not the pool's. */
export function operation<S extends ObjectSchema>(
  schema: S,
  run: (context: StandInContext, input: v.InferOutput<S>) => Promise<object>,
): Operation {
  return { isAdmin: false, run: (context, body) => run(context, parsed(schema, context, body)) };
}

/** The same for calls of the dealer group's own servers. */
export function adminOperation<S extends ObjectSchema>(
  schema: S,
  run: (context: StandInContext, input: v.InferOutput<S>) => Promise<object>,
): Operation {
  return { ...operation(schema, run), isAdmin: true };
}

/** Any text that a client may send in one field. */
export const FieldSchema = v.pipe(v.string(), v.maxLength(4096));
/** Named texts, as parameters and answers to challenges are. */
export const FieldsSchema = v.record(v.pipe(v.string(), v.maxLength(100)), FieldSchema);
/** Attributes as the protocol lists them. */
export const AttributesSchema = v.array(v.object({ Name: FieldSchema, Value: v.optional(FieldSchema, '') }));

function parsed<S extends ObjectSchema>(schema: S, context: StandInContext, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) {
    const path = v.getDotPath(result.issues[0]) ?? 'body';
    throw new IdentityError('InvalidParameterException', `Invalid or missing parameter: ${path}`);
  }
  const input = result.output as { readonly ClientId?: unknown; readonly UserPoolId?: unknown };
  const { userPoolClientId, userPoolId } = context.pool;
  if (input.ClientId !== undefined && input.ClientId !== userPoolClientId) {
    throw new IdentityError('ResourceNotFoundException', 'User pool client does not exist.');
  }
  if (input.UserPoolId !== undefined && input.UserPoolId !== userPoolId) {
    throw new IdentityError('ResourceNotFoundException', 'User pool does not exist.');
  }
  return result.output;
}
