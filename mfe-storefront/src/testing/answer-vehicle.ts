import { waitFor } from '@testing-library/react';
import type { SetupServerApi } from 'msw/node';
import { expect } from 'vitest';
import { getVehicle, listSimilarVehicles, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { answer } from '@forecourt/shared-contracts/testing';

/** Answers the calls of a vehicle page. Returns a function that waits until all were made, so that none outlives the test. */
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
