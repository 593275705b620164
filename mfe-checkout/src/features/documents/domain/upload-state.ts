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

/** The status shown for a document (TRACK-50). */
export type DisplayStatus = 'Missing' | 'Uploading' | 'Upload failed' | 'Submitted';

/** Events of a file. `refuse`: rejected by this browser's rule; `answer`: the server has all of it. */
export type UploadEvent =
  | 'refuse'
  | 'start'
  | 'answer'
  | 'fail'
  | 'attach'
  | 'retry'
  | 'recheck'
  | 'delete-fail'
  | 'delete-retry';

const transitions: Readonly<Record<UploadState, Partial<Record<UploadEvent, UploadState>>>> = {
  INITIALIZED: { refuse: 'FAIL_LOCAL', start: 'UPLOADING' },
  UPLOADING: { answer: 'ATTACHING', fail: 'FAIL_REMOTE' },
  ATTACHING: { attach: 'COMPLETE', fail: 'FAIL_REMOTE' },
  COMPLETE: { 'delete-fail': 'FAIL_DELETE' },
  FAIL_REMOTE: { retry: 'INITIALIZED', recheck: 'ATTACHING' },
  FAIL_LOCAL: {},
  FAIL_DELETE: { 'delete-retry': 'COMPLETE' },
};

/** Returns the state after an event; the same state when the event does not apply, such as a late answer. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  return transitions[state][event] ?? state;
}

/** Maps a server status to the local state: initialized, uploading, complete and fail, in any case; anything else as initialized. */
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
 * Combines the states of all files of a document, in any order: UPLOADING while any is uploading, then FAIL if any failed, COMPLETE when
 * all are, else INITIALIZED. No files is INITIALIZED.
 */
export function overallState(states: readonly UploadState[]): OverallState {
  if (states.some((state) => state === 'UPLOADING' || state === 'ATTACHING')) return 'UPLOADING';
  if (states.some((state) => state.startsWith('FAIL_'))) return 'FAIL';
  return states.length > 0 && states.every((state) => state === 'COMPLETE') ? 'COMPLETE' : 'INITIALIZED';
}

/** Returns the status shown for an overall state. */
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
