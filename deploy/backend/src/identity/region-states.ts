import type { Clock } from '../ports/index.ts';
import { activeRegion, type RegionChoice } from './rules/active-region.ts';

/** What the process knows about the regions of the pools, per tenant. */
export interface RegionStates {
  isDown(tenantId: string, region: string): boolean;
  /** Takes a tenant's region down, or up again. */
  setDown(tenantId: string, region: string, isDown: boolean): void;
  /** Where the tenant's people sign in now, among the regions of its pools, the primary first; undefined without one. */
  active(tenantId: string, order: readonly string[]): string | undefined;
}

/** States in memory: every region is up when the process starts. */
export function createRegionStates(clock: Clock): RegionStates {
  const down = new Set<string>();
  const choices = new Map<string, RegionChoice>();
  const key = (tenantId: string, region: string) => `${tenantId}/${region}`;
  const isDown = (tenantId: string, region: string) => down.has(key(tenantId, region));
  return {
    isDown,
    setDown(tenantId, region, isNowDown) {
      if (isNowDown) down.add(key(tenantId, region));
      else down.delete(key(tenantId, region));
    },
    active(tenantId, order) {
      const facts = {
        order,
        isDown: (region: string) => isDown(tenantId, region),
        nowMs: clock.now().getTime(),
      };
      const choice = activeRegion(facts, choices.get(tenantId));
      if (choice) choices.set(tenantId, choice);
      return choice?.region;
    },
  };
}
