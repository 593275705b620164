/**
 * Sources that may emit an event: the listed ones, `*` for any release, or `subject` for the remote that the payload names and the shell.
 */
export type EventOwners = readonly string[] | '*' | 'subject';

/** Whether a source may emit an event with this payload, by the name that it gives; a name is not a proof of origin (T23). */
export function mayEmit(owners: EventOwners, source: string, payload: unknown): boolean {
  if (owners === '*') return true;
  if (owners === 'subject') return source === 'shell' || (source !== '' && source === subjectOf(payload));
  return owners.includes(source);
}

function subjectOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'remote' in payload ? payload.remote : undefined;
}
