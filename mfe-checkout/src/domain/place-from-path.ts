import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import { stepChildPaths, stepPaths } from './step-paths.ts';

/** A step and the part of it that a path names; `childPath` is empty for the step itself. */
export interface StepLocation {
  readonly step: StepId;
  readonly childPath: string;
}

function placeOf(step: StepId, rest: readonly string[]): StepLocation | undefined {
  const childPath = rest.join('/');
  return childPath === '' || stepChildPaths[step].includes(childPath) ? { step, childPath } : undefined;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Parses a path below `/progress/{orderNumber}`; undefined when it names nothing (TRACK-5). */
function placeFromPath(path: string): StepLocation | undefined {
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

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** The order that a full path of the site is about, empty when it names none, and the path below the order. */
export function orderInPath(pathname: string): { readonly orderNumber: string; readonly rest: string } {
  const [, orderNumber = '', ...rest] = segments(pathname);
  return { orderNumber: decoded(orderNumber), rest: rest.join('/') };
}

/** A place in an order's tracker. */
export interface TrackerLocation {
  /** Empty when the path names no order. */
  readonly orderNumber: string;
  /** Undefined for the tracker's home, and for a path that names nothing. */
  readonly place: StepLocation | undefined;
  readonly isHome: boolean;
}

/** Parses a full path of the tracker: below `/progress`, or of its scheduling step below `/fulfillment`. */
export function trackerPlace(pathname: string): TrackerLocation {
  const { orderNumber, rest } = orderInPath(pathname);
  const isFulfillment = segments(pathname)[0] === 'fulfillment';
  return {
    orderNumber,
    place: isFulfillment ? placeOf('fulfillment', segments(rest)) : placeFromPath(rest),
    isHome: !isFulfillment && rest === '',
  };
}
