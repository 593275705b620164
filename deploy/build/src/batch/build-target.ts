import type { ReleaseDraft } from '@forecourt/shared-contracts/releases';
import { buildEmbed } from '../build-embed.ts';
import { buildRemote } from '../build-remote.ts';
import { buildShell } from '../build-shell.ts';
import type { TargetKind } from './targets.ts';

/** Builds one package according to its kind. Rejects with the error of the build. */
export function buildTarget(kind: TargetKind, dir: string): Promise<ReleaseDraft> {
  switch (kind) {
    case 'shell':
      return buildShell(dir);
    case 'remote':
      return buildRemote(dir);
    case 'embed':
      return buildEmbed(dir);
  }
}
