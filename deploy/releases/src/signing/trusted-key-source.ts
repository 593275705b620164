import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { dataDir, type ReleaseLocation } from '../store/release-location.ts';
import { readTrustedKeys, type TrustedKeys } from './release-keys.ts';

/** Name of the file with the trusted public keys of one machine, next to its signing key. */
export const trustedKeysName = 'trusted-keys.pem';

/**
 * The public keys that release signatures are verified with. They are kept apart from the release store:
 * someone who can write to the store could otherwise replace releases and keys together (T15).
 */
export interface TrustedKeySource {
  /** Where the keys are, for messages. */
  readonly name: string;
  /** Reads the keys; a file is read every time. Rejects with a {@link TrustedKeysFault} if there is none. */
  read(): Promise<TrustedKeys>;
}

/** The trusted keys cannot be used; the message says where they are looked for and why. */
export class TrustedKeysFault extends Error {
  override readonly name = 'TrustedKeysFault';
}

function keysIn(text: string, name: string): TrustedKeys {
  const keys = readTrustedKeys(text);
  if (keys && keys.size > 0) return keys;
  throw new TrustedKeysFault(
    `${name} has to contain the public keys that releases are signed with, one or more Ed25519 keys in PEM.`,
  );
}

/** The keys in a file. */
export function trustedKeyFile(path: string): TrustedKeySource {
  return {
    name: path,
    async read() {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        const { code, message } = error as NodeJS.ErrnoException;
        throw new TrustedKeysFault(
          code === 'ENOENT'
            ? `There are no trusted release keys in ${path}. Set FORECOURT_TRUSTED_KEYS to the public keys or to a file with them; the first pnpm release publish on a machine creates a key pair.`
            : `The trusted release keys cannot be read: ${message}`,
        );
      });
      return keysIn(text, path);
    },
  };
}

function isInside(path: string, location: ReleaseLocation): boolean {
  return location.kind === 'folder' && `${path}${sep}`.startsWith(`${location.dir}${sep}`);
}

/**
 * Returns the source of the trusted keys: FORECOURT_TRUSTED_KEYS (the keys themselves, or the path of a file),
 * otherwise `keys/trusted-keys.pem` in FORECOURT_DATA, otherwise in `.data`. Relative paths are resolved
 * against `workspaceDir`. Throws a {@link TrustedKeysFault} when the setting contains no key, or names a file
 * inside the release store at `location`.
 */
export function trustedKeySource(
  env: NodeJS.ProcessEnv,
  workspaceDir: string,
  location: ReleaseLocation,
): TrustedKeySource {
  const given = env.FORECOURT_TRUSTED_KEYS;
  if (given?.includes('-----BEGIN')) {
    const keys = keysIn(given, 'FORECOURT_TRUSTED_KEYS');
    return { name: 'FORECOURT_TRUSTED_KEYS', read: () => Promise.resolve(keys) };
  }
  const path = given
    ? resolve(workspaceDir, given)
    : join(dataDir(env, workspaceDir), 'keys', trustedKeysName);
  if (!isInside(path, location)) return trustedKeyFile(path);
  throw new TrustedKeysFault(
    `The trusted release keys are looked for in ${path}, inside the release store that they vouch for. Set FORECOURT_TRUSTED_KEYS to a file elsewhere.`,
  );
}
