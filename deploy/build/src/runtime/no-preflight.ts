/**
 * Takes the place of Chakra's preflight in browsers, which have it in the static style sheet of the shell.
 */
export function createPreflight(): object {
  return {};
}
