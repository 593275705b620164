import { checkPublications } from '../publication/publish.ts';
import { readBuild } from '../publication/read-build.ts';
import { channelName, type Command } from './command.ts';
import { distDir, wantedNames } from './publish-command.ts';

/** `check <name…|all>`: whether the builds could be published now; writes nothing and uses no signing key. */
export const checkCommand: Command = {
  usage: 'check <name…|all> [--channel stable]',
  options: { values: ['channel'], flags: [] },
  async run(context, given) {
    const { store, workspaceDir, print, complain } = context;
    const names = wantedNames(workspaceDir, given.words, undefined);
    const channel = channelName(given);
    const builds = await Promise.all(names.map((name) => readBuild(name, distDir(workspaceDir, name))));
    const { warnings } = await checkPublications(
      { store, channel },
      builds.map((build) => ({ build })),
    );
    for (const warning of warnings) complain(`Note: ${warning}`);
    print(`${names.join(', ')} can live with what is in ${channel}.`);
    return 0;
  },
};
