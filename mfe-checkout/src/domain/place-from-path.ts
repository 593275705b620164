import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import { stepChildPaths, stepPaths } from './step-paths.ts';

/** A step and the part of it that a path names; `childPath` is empty for the step itself. */
export interface StepPlace {
  readonly step: StepId;
  readonly childPath: string;
}

function placeOf(step: StepId, rest: readonly string[]): StepPlace | undefined {
  const childPath = rest.join('/');
  return childPath === '' || stepChildPaths[step].includes(childPath) ? { step, childPath } : undefined;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Parses a path below `/progress/{orderNumber}`; undefined when it names nothing (TRACK-5). */
export function placeFromPath(path: string): StepPlace | undefined {
  const [first, ...rest] = segments(path);
  const step = stepIds.find((id) => id !== 'fulfillment' && stepPaths[id] === first);
  return step && placeOf(step, rest);
}

/** Returns the step that a full path of the site is about; undefined for the tracker's home and for anything else. */
export function stepInPath(pathname: string): StepId | undefined {
  const [base, , ...rest] = segments(pathname);
  if (base === 'fulfillment') return 'fulfillment';
  return base === 'progress' ? placeFromPath(rest.join('/'))?.step : undefined;
}

/** Parses a path below `/fulfillment/{orderNumber}`. */
export function fulfillmentPlace(path: string): StepPlace | undefined {
  return placeOf('fulfillment', segments(path));
}
