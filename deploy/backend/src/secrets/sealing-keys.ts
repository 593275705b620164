import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { exitCodes, StartFault } from '@forecourt/settings';

const keyForm = /^[0-9a-f]{64}$/i;

/**
 * Where sealing keys come from: `FORECOURT_DATA_KEY`, or a file next to the data on a machine without one.
 */
export interface SealingKeySource {
  /** One or more keys of 64 hexadecimal digits, separated by commas, the sealing key first. */
  readonly variable: string | undefined;
  /** Directory in which a sandbox stores a key that it generates; undefined if the variable is required. */
  readonly directory: string | undefined;
}

/**
 * Returns the sealing keys, 32 bytes each. They are never in the database, so that a copy of it reveals
 * nothing. Throws a {@link StartFault} that names the variable, and never repeats its value.
 */
export function sealingKeys({ variable, directory }: SealingKeySource): Uint8Array[] {
  const texts = variable ? variable.split(',').map((text) => text.trim()) : ownKey(directory);
  if (texts.every((text) => keyForm.test(text))) return texts.map((text) => Buffer.from(text, 'hex'));
  throw new StartFault(
    'FORECOURT_DATA_KEY must hold keys of 64 hexadecimal digits, divided by commas.',
    exitCodes.badSetting,
  );
}

function ownKey(directory: string | undefined): string[] {
  if (directory === undefined) {
    throw new StartFault(
      'FORECOURT_DATA_KEY is missing. Set it to 64 hexadecimal digits that are kept apart from the database.',
      exitCodes.badSetting,
    );
  }
  const file = `${directory}/data-key`;
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return [readFileSync(file, 'utf8').trim()];
}
