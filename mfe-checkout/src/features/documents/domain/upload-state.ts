/** States of one file (TRACK-52). */
export const uploadStates = [
  'INITIALIZED',
  'UPLOADING',
  'ATTACHING',
  'COMPLETE',
  'FAIL_REMOTE',
  'FAIL_LOCAL',
  'FAIL_DELETE',
] as const;
export type UploadState = (typeof uploadStates)[number];

/** State of a document with all its files (TRACK-53). */
export type OverallState = 'INITIALIZED' | 'UPLOADING' | 'COMPLETE' | 'FAIL';

/** What a document is shown as (TRACK-50). */
export type DisplayStatus = 'Missing' | 'Uploading' | 'Upload failed' | 'Submitted';

/** What may happen to a file. `refuse` is by the rule of this browser, `answer` says that the server has all of it. */
export type UploadEvent =
  'refuse' | 'start' | 'answer' | 'fail' | 'attach' | 'retry' | 'recheck' | 'delete-fail' | 'delete-retry';

const transitions: Readonly<Record<UploadState, Partial<Record<UploadEvent, UploadState>>>> = {
  INITIALIZED: { refuse: 'FAIL_LOCAL', start: 'UPLOADING' },
  UPLOADING: { answer: 'ATTACHING', fail: 'FAIL_REMOTE' },
  ATTACHING: { attach: 'COMPLETE', fail: 'FAIL_REMOTE' },
  COMPLETE: { 'delete-fail': 'FAIL_DELETE' },
  FAIL_REMOTE: { retry: 'INITIALIZED', recheck: 'ATTACHING' },
  FAIL_LOCAL: {},
  FAIL_DELETE: { 'delete-retry': 'COMPLETE' },
};

/** The state after an event; the same state when the event does not belong to it, as a late answer does not. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  return transitions[state][event] ?? state;
}

/** The local state of a status that the server tells: initialized, uploading, complete and fail, in any case; else as initialized. */
export function stateOfRemote(status: string): UploadState {
  switch (status.toLowerCase()) {
    case 'uploading':
      return 'UPLOADING';
    case 'complete':
      return 'COMPLETE';
    case 'fail':
      return 'FAIL_REMOTE';
    default:
      return 'INITIALIZED';
  }
}

/**
 * The fold of all files of a document, whatever their order: UPLOADING while any is on its way, then FAIL while any failed, COMPLETE
 * when all are, else INITIALIZED. No file at all is INITIALIZED.
 */
export function overallState(states: readonly UploadState[]): OverallState {
  if (states.some((state) => state === 'UPLOADING' || state === 'ATTACHING')) return 'UPLOADING';
  if (states.some((state) => state.startsWith('FAIL_'))) return 'FAIL';
  return states.length > 0 && states.every((state) => state === 'COMPLETE') ? 'COMPLETE' : 'INITIALIZED';
}

/** What an overall state is shown as. */
export function displayStatus(state: OverallState): DisplayStatus {
  switch (state) {
    case 'INITIALIZED':
      return 'Missing';
    case 'UPLOADING':
      return 'Uploading';
    case 'FAIL':
      return 'Upload failed';
    case 'COMPLETE':
      return 'Submitted';
  }
}
