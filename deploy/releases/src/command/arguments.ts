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
  const words: string[] = [];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    const option = word.startsWith('--') ? word.slice(2) : undefined;
    if (option === undefined) words.push(word);
    else if (known.flags.includes(option)) flags.add(option);
    else if (known.values.includes(option)) {
      at += 1;
      const value = argv[at];
      if (value === undefined || value.startsWith('--')) throw new UsageError(`--${option} needs a value.`);
      values.set(option, value);
    } else throw new UsageError(`There is no option ${word} here.`);
  }
  return { words, values, flags };
}
