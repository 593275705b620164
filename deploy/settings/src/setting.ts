import * as v from 'valibot';
import { exitCodes, StartFault } from './start-fault.mjs';

/** Parses the text of a variable. The message of an issue completes the sentence `NAME is "text", but it is …`. */
export type SettingSchema<T> = v.GenericSchema<string, T>;

type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that is wrong or missing; `message` names it. */
export function badSetting(message: string): StartFault {
  return new StartFault(message, exitCodes.badSetting);
}

/** The variable as the schema parses it; undefined if it is absent or empty. Throws a {@link StartFault} that names it. */
export function setting<T>(env: Variables, name: string, schema: SettingSchema<T>): T | undefined {
  const text = env[name];
  if (!text) return undefined;
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return parsed.output;
  throw badSetting(`${name} is "${text}", but it is ${parsed.issues[0].message}.`);
}

/** As {@link setting}, for a variable whose value must not be printed; the sentence is `NAME is not …`. */
export function secretSetting<T>(env: Variables, name: string, schema: SettingSchema<T>): T | undefined {
  const text = env[name];
  if (!text) return undefined;
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return parsed.output;
  throw badSetting(`${name} is not ${parsed.issues[0].message}.`);
}

/** A whole number within limits, both included. */
export function wholeNumber(min: number, max: number): SettingSchema<number> {
  return v.pipe(
    v.string(),
    v.transform(Number),
    v.check(
      (number) => Number.isInteger(number) && number >= min && number <= max,
      `a whole number from ${min} to ${max}`,
    ),
  );
}

/** A TCP port. */
export const port = wholeNumber(1, 65_535);

/** An origin, exactly as a browser sends it. */
export function origin(example: string): SettingSchema<string> {
  return v.pipe(
    v.string(),
    v.check(
      (text) => !text.includes('*') && URL.canParse(text) && new URL(text).origin === text,
      `an origin like ${example}`,
    ),
  );
}

/** One of these names. */
export function oneOf<const Name extends string>(names: readonly Name[]): SettingSchema<Name> {
  return v.pipe(v.string(), v.picklist(names, `one of ${names.join(', ')}`));
}
