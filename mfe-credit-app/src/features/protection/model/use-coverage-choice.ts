import { useState } from 'react';
import {
  coverageConflicts,
  type ProtectionOffer,
  type ProtectionType,
} from '@forecourt/shared-contracts/protection';
import { coverageRefusal, type CoverageRefusal } from '../domain/coverage-refusal.ts';
import { useChangeCoverage } from '../data/coverage.mutations.ts';

/** A level that conflicts with the chosen ones; `others` would be removed. */
export interface CoverageConflict {
  readonly type: ProtectionType;
  readonly code: string;
  readonly others: readonly ProtectionType[];
}

/** A coverage change: what is pending, the last result, and what must be confirmed first. */
export interface CoverageChoice {
  /** The package whose change was made last and is pending. */
  readonly busyType: ProtectionType | undefined;
  readonly conflict: CoverageConflict | undefined;
  readonly refusal: { readonly type: ProtectionType; readonly reason: CoverageRefusal } | undefined;
  /** The last successful change. */
  readonly done: { readonly type: ProtectionType; readonly kind: 'choose' | 'remove' } | undefined;
  choose(type: ProtectionType, code: string): void;
  remove(type: ProtectionType): void;
  replace(): void;
  keep(): void;
}

/**
 * Chooses and removes packages. A change that is made while another is pending is sent after it; replacing another package must be confirmed
 * first.
 */
export function useCoverageChoice(offer: ProtectionOffer): CoverageChoice {
  const change = useChangeCoverage();
  const [conflict, setConflict] = useState<CoverageConflict>();
  const { vin } = offer.vehicle;
  const chosenTypes = offer.chosen.map(({ type }) => type);
  const last = change.variables;
  return {
    busyType: change.isPending ? last?.type : undefined,
    conflict,
    refusal: change.isError && last ? { type: last.type, reason: coverageRefusal(change.error) } : undefined,
    done: change.isSuccess && last ? { type: last.type, kind: last.kind } : undefined,
    choose(type, code) {
      const others = coverageConflicts(type, chosenTypes);
      if (others.length > 0) setConflict({ type, code, others });
      else change.mutate({ kind: 'choose', vin, type, code, replaces: false });
    },
    remove: (type) => change.mutate({ kind: 'remove', type }),
    replace() {
      if (!conflict) return;
      const { type, code } = conflict;
      setConflict(undefined);
      change.mutate({ kind: 'choose', vin, type, code, replaces: true });
    },
    keep: () => setConflict(undefined),
  };
}
