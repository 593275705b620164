import { parseArgs } from 'node:util';

/** Positional arguments and options of a command line. `flags` are options without a value. */
export interface CommandArguments {
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/** An invalid command line; the message names the part at fault. */
export class UsageError extends Error {
  override readonly name = 'UsageFault';
}

/** The options that a command accepts besides positional arguments. */
export interface KnownOptions {
  readonly values: readonly string[];
  readonly flags: readonly string[];
}

/**
 * Parses a command line; throws a {@link UsageError} for an option that the command does not know or that
 * lacks its value.
 */
export function readArguments(argv: readonly string[], known: KnownOptions): CommandArguments {
  const options = Object.fromEntries([
    ...known.values.map((name) => [name, { type: 'string' }] as const),
    ...known.flags.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens, positionals } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (known.flags.includes(name) && value === undefined) flags.add(name);
    else if (!known.values.includes(name)) throw new UsageError(`There is no option ${rawName} here.`);
    else if (value === undefined || value.startsWith('--')) throw new UsageError(`${rawName} needs a value.`);
    else values.set(name, value);
  }
  return { words: positionals, values, flags };
}
