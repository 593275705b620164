import { waitFor } from '@testing-library/react';
import type { SetupServerApi } from 'msw/node';
import { expect } from 'vitest';
import { getVehicle, listSimilarVehicles, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { answer } from '@forecourt/shared-contracts/testing';

/** Answers what the page of a vehicle asks for. The answer waits until it has asked for all of it, so that no call outlives the test. */
export function answerVehicle(server: Pick<SetupServerApi, 'use'>, vehicle: VehicleDetail) {
  let similarCalls = 0;
  server.use(
    answer(getVehicle, vehicle),
    answer(listSimilarVehicles, () => {
      similarCalls += 1;
      return { vehicles: [] };
    }),
  );
  return () => waitFor(() => expect(similarCalls).toBe(1));
}
