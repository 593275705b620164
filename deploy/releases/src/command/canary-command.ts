import { endCanaries, startCanary } from '../publication/canary.ts';
import { UsageError, type CommandArguments } from './arguments.ts';
import { channelTarget, type Command, type CommandContext } from './command.ts';

async function end(context: CommandContext, given: CommandArguments): Promise<number> {
  if (given.words.length === 0) throw new UsageError('canary --off needs the names whose canary ends.');
  const { channel, moves } = await endCanaries(channelTarget(context, given), given.words);
  for (const { name, from, to } of moves)
    context.print(`${name} ${from} is no canary any more, all get ${to}`);
  const left = given.words.filter((word) => !moves.some(({ name }) => name === word));
  for (const name of left) context.print(`${name} has no canary in ${channel.channel}`);
  return 0;
}

function percentOf(text: string | undefined): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new UsageError('--percent is a whole number from 1 to 100.');
}

async function start(context: CommandContext, given: CommandArguments): Promise<number> {
  const [name, version, ...rest] = given.words;
  if (!name || !version || rest.length > 0) throw new UsageError('canary needs a name and a version.');
  const percent = percentOf(given.values.get('percent'));
  const target = { ...channelTarget(context, given), allowOlder: given.flags.has('older') };
  const { channel, changed } = await startCanary(target, { name, version, percent });
  const outcome = changed ? 'is the canary' : 'was the canary already';
  context.print(
    `${name} ${version} ${outcome} of ${channel.channel} for ${percent} % of visitors, revision ${channel.revision}`,
  );
  return 0;
}

/**
 * `canary <name> <version> --percent N`: N percent of the visitors get this release; `canary <name…> --off`
 * ends it.
 */
export const canaryCommand: Command = {
  usage:
    'canary <name> <version> --percent 1-100 [--older] | canary <name…> --off [--reason text] [--channel stable]',
  options: { values: ['percent', 'channel', 'reason'], flags: ['off', 'older'] },
  run: (context, given) => (given.flags.has('off') ? end(context, given) : start(context, given)),
};
