import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DesignProvider } from '@forecourt/shared-design';
import type { RemoteAppProps } from '@forecourt/shared-contracts/react';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { resources } from '../app/remote-app.tsx';
import { routes } from '../app/routes.ts';
import { vehicleParts } from '../app/vehicle-parts.ts';
import { ChoicesProvider } from '../features/choices/index.ts';
import { VehiclePartsContext, type VehicleParts } from '../features/vehicle/index.ts';

/**
 * Mounts the page of a vehicle whose lower part fails to load as often as given, as a chunk does without network. Returns how often it was
 * loaded.
 */
export async function renderLateDetails(path: string, failures: number): Promise<() => number> {
  let loads = 0;
  const parts: VehicleParts = {
    ...vehicleParts,
    async loadDetails() {
      loads += 1;
      if (loads <= failures) throw new Error('Loading chunk vehicle-details failed.');
      return vehicleParts.loadDetails();
    },
  };
  function VehicleApp({ platform }: RemoteAppProps) {
    return (
      <DesignProvider navigate={platform.navigation.push}>
        <ChoicesProvider>
          <VehiclePartsContext value={parts}>
            <routes.View fallback={null} />
          </VehiclePartsContext>
        </ChoicesProvider>
      </DesignProvider>
    );
  }
  await routes.load('vehicle');
  const platform = await createTestPlatform({ target: path });
  await renderRemote({ RemoteApp: VehicleApp, resources }, platform);
  await waitFor(() => expect(loads).toBe(1));
  return () => loads;
}
