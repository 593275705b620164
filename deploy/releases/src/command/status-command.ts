import { statusTable } from '../publication/status-table.ts';
import { UsageError } from './arguments.ts';
import { defaultChannel, type Command } from './command.ts';

/** `status`: shows what visitors get. */
export const statusCommand: Command = {
  usage: 'status [--channel stable]',
  options: { values: ['channel'], flags: [] },
  async run(context, { words, values }) {
    if (words.length > 0) throw new UsageError('status takes no names.');
    context.print(await statusTable(context.store, values.get('channel') ?? defaultChannel));
    return 0;
  },
};
