import { StartFault } from './environment.mjs';

const usage = 'Usage: npm run dev -- <remote> [--in http://localhost:8080]';

/**
 * What `pnpm dev` was asked for: a remote, and the origin of the running site that it is to be seen in; without one it stands alone.
 * Throws a {@link StartFault} with the names that there are, or with how it is meant.
 * @param {readonly string[]} argv @param {readonly string[]} known names of the remotes
 * @returns {{ remote: string, origin: string | undefined }}
 */
export function devArguments(argv, known) {
  const [remote, option, origin, ...rest] = argv;
  if (!remote || !known.includes(remote)) {
    const why = remote ? `There is no remote ${remote}. ` : '';
    throw new StartFault(`${why}${usage}, where the remote is one of ${known.join(', ')}.`, 1);
  }
  if (option === undefined) return { remote, origin: undefined };
  const isOrigin = origin !== undefined && URL.canParse(origin) && new URL(origin).origin === origin;
  if (option !== '--in' || !isOrigin || rest.length > 0) throw new StartFault(usage, 1);
  return { remote, origin };
}
