import { httpFailure } from '@forecourt/shared-contracts';
import type { Comparison } from '@forecourt/shared-contracts/comparison';
import { queryHolder } from '@forecourt/shared-contracts/react';
import { noteComparison } from '../../../platform/comparison-hint.ts';
import { sendCompared } from '../data/comparison.mutations.ts';
import { comparisonQuery } from '../data/comparison.queries.ts';
import type { ChosenVehicle } from './choices.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { createPendingChanges, perHolder } from './pending-changes.ts';
import { troubleKey } from '../domain/trouble.ts';

/** The compare switches. */
export interface Compared {
  /** VINs in the order of addition; the same array until it changes. */
  vins(): readonly string[];
  /** Shows the current holder's comparison as far as it is known. */
  follow(): void;
  /** Refetches the comparison. */
  read(): void;
  change(vehicle: ChosenVehicle, isOn: boolean): void;
}

/** The current user's comparison. `onChange` is called on each change. */
export function createCompared(
  { platform, queryClient, showAlert }: ChoicesDeps,
  onChange: () => void,
): Compared {
  const { client, session } = platform;
  const holder = () => queryHolder(session.getState());
  const keyOf = (name: string) => comparisonQuery(client, name).queryKey;
  let shown: readonly string[] = [];
  const follow = () => {
    const known = queryClient.getQueryData(keyOf(holder()))?.vehicles.map(({ vin }) => vin) ?? [];
    const wanted = pendingOf(holder()).entries();
    const kept = known.filter((vin) => wanted.get(vin) !== false);
    const added = [...wanted].filter(([vin, isOn]) => isOn && !known.includes(vin)).map(([vin]) => vin);
    const next = [...kept, ...added];
    if (next.join() !== shown.join()) shown = next;
    onChange();
  };
  const pendingOf = perHolder(() => createPendingChanges(follow));
  const take = (name: string, answer: Comparison) => {
    queryClient.setQueryData(keyOf(name), answer);
    if (name === 'guest') noteComparison(platform, answer.vehicles.length > 0);
    follow();
  };
  const read = () => {
    const name = holder();
    void queryClient.fetchQuery({ ...comparisonQuery(client, name), staleTime: 0 }).then(
      (answer) => take(name, answer),
      () => undefined,
    );
  };
  return {
    vins: () => shown,
    follow,
    read,
    change(vehicle, isOn) {
      const name = holder();
      pendingOf(name).add({
        vin: vehicle.vin,
        isOn,
        async send() {
          if (holder() !== name) return;
          const answer = await sendCompared(client, vehicle.vin, isOn);
          // A fetch in flight may predate this change.
          await queryClient.cancelQueries({ queryKey: keyOf(name) });
          take(name, answer);
        },
        onFailure(error) {
          showAlert(troubleKey(error, 'compare'));
          if (httpFailure(error)?.code === 'error.comparison.full') read();
        },
      });
    },
  };
}
