import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { requireNoLaterCommit, requireStillLatest } from '../publication/later-commit.ts';
import { mayBeOlder } from '../publication/may-be-older.ts';
import { promote } from '../publication/promote.ts';
import { publish } from '../publication/publish.ts';
import { readBuild } from '../publication/read-build.ts';
import { PublishedDraftSchema } from '../publication/release-draft.ts';
import { requireNotMovedAway } from '../publication/moved-away.ts';
import { UsageError } from './arguments.ts';
import { channelTarget, type Command } from './command.ts';

const embedName = 'embed';

/**
 * Build folder of a released package: packages are top-level, except for the loader that host dealers link.
 */
export function distDir(workspaceDir: string, name: string): string {
  return join(workspaceDir, ...(name === embedName ? ['deploy', name] : [name]), 'dist');
}

/**
 * Every package of the workspace that is released: those with a `remote.config.ts`, and the embed loader if
 * it is built.
 */
function allReleased(workspaceDir: string): string[] {
  const remotes = readdirSync(workspaceDir).filter((name) =>
    existsSync(join(workspaceDir, name, 'remote.config.ts')),
  );
  const hasEmbed = existsSync(join(distDir(workspaceDir, embedName), 'build.json'));
  return [...remotes.sort(), ...(hasEmbed ? [embedName] : [])];
}

/**
 * The packages of a command line: those it names, or all. Throws a {@link UsageError} for none, for a
 * version with several packages, and for one that edges would not serve files of.
 */
export function wantedNames(
  workspaceDir: string,
  words: readonly string[],
  version: string | undefined,
): readonly string[] {
  const names = words.includes('all') ? allReleased(workspaceDir) : words;
  if (names.length === 0) throw new UsageError('publish needs the names of packages, or all.');
  if (version === undefined) return names;
  if (names.length > 1) throw new UsageError('--version is for one package.');
  if (!v.is(PublishedDraftSchema.entries.version, version)) {
    throw new UsageError(`--version is "${version}", but a version is one like 1.2.3 or 1.2.3-beta.`);
  }
  return names;
}

/**
 * `publish <name…|all>`: publishes builds as releases; with `--promote` they go live immediately, together,
 * but see {@link mayBeOlder} for builds that were published before, and {@link requireNoLaterCommit} for those
 * of an earlier commit.
 */
export const publishCommand: Command = {
  usage: 'publish <name…|all> [--version x.y.z] [--promote [--older]] [--reason text] [--channel stable]',
  options: { values: ['version', 'channel', 'reason'], flags: ['promote', 'older'] },
  async run(context, given) {
    const { words, values, flags } = given;
    const version = values.get('version');
    const names = wantedNames(context.workspaceDir, words, version);
    const promotion = channelTarget(context, given);
    const { channel } = promotion;
    const isAll = words.includes('all');
    const isOlderMeant = isAll || flags.has('older');
    const read = await Promise.all(names.map((name) => readBuild(name, distDir(context.workspaceDir, name))));
    const { builds, passed } =
      flags.has('promote') && !isOlderMeant
        ? await requireNoLaterCommit({ ...context, channel }, read)
        : { builds: read, passed: [] };
    const target = { store: context.store, signer: context.signer(), channel };
    const result = await publish(
      target,
      builds.map((build) => ({ build, version })),
    );
    for (const { record, unchanged } of result.published) {
      context.print(
        `${record.name} ${record.version} ${unchanged ? 'is unchanged' : `published as number ${record.number}`}`,
      );
    }
    for (const warning of [...passed, ...result.warnings]) context.complain(`Note: ${warning}`);
    if (!flags.has('promote')) return 0;
    const ids = result.published.map(({ record }) => ({ name: record.name, version: record.version }));
    const allowOlder = mayBeOlder(result.published, { isAll, isOlderAsked: flags.has('older') });
    const isStillMeant = async (live: readonly ReleaseRecord[]) => {
      await requireNotMovedAway(target, result.published);
      await requireStillLatest(context.isEarlierCommit, live, builds);
    };
    const { channel: pointers, changed } = await promote(
      { ...promotion, allowOlder, ...(!isOlderMeant && { isStillMeant }) },
      ids,
    );
    context.print(`${channel} ${changed ? 'is now at' : 'stays at'} revision ${pointers.revision}`);
    return 0;
  },
};
