import { overrideToken } from '../override/release-override.ts';
import { PublicationError } from '../publication/publication-fault.ts';
import { UsageError } from './arguments.ts';
import type { Command } from './command.ts';

const hourMs = 60 * 60 * 1000;
const longestHours = 168;

function originOf(text: string | undefined): string {
  if (text && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new UsageError('--origin names the running site, like http://localhost:8080.');
}

function hoursOf(text: string): number {
  const hours = Number(text);
  if (Number.isInteger(hours) && hours >= 1 && hours <= longestHours) return hours;
  throw new UsageError(`--hours is a whole number from 1 to ${longestHours}.`);
}

/**
 * `override <name> [version]`: prints the URL that gives one browser this release in a running site, with
 * everything else unchanged. Without a version it is the newest published one, determined again for each
 * page. Works only on an edge with FORECOURT_OVERRIDES.
 */
export const overrideCommand: Command = {
  usage: 'override <name> [version] --origin http://localhost:8080 [--hours 12]',
  options: { values: ['origin', 'hours'], flags: [] },
  async run({ store, signer, now, print }, { words, values }) {
    const [remote, version, ...rest] = words;
    if (!remote || rest.length > 0)
      throw new UsageError('Name one remote, and a version where it is to be that one.');
    const origin = originOf(values.get('origin'));
    const hours = hoursOf(values.get('hours') ?? '12');
    const versions = await store.versions(remote);
    const isPublished = version === undefined ? versions.length > 0 : versions.includes(version);
    if (!isPublished) throw new PublicationError(`${[remote, version].join(' ').trim()} is not published.`);
    const expiresAt = new Date(now().getTime() + hours * hourMs).toISOString();
    const token = overrideToken(signer(), { remote, expiresAt, ...(version !== undefined && { version }) });
    print(`${origin}/_override?token=${token}`);
    return 0;
  },
};
