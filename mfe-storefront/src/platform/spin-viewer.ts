import type { Platform } from '@forecourt/shared-contracts';
import { openScriptFrame } from '@forecourt/shared-contracts/scripts';

/** The images of a viewer, and the callback for turning it. */
export interface ViewerOptions {
  readonly vin: string;
  /** Absolute URLs, in gallery order. */
  readonly images: readonly string[];
  /** Accessible name of the view. */
  readonly title: string;
  /** Degrees from 0 to 359. */
  readonly onTurn: (degrees: number) => void;
}

/** A viewer on the page. */
export interface MountedViewer {
  turnTo(degrees: number): void;
  destroy(): void;
}

const logFailure = (message: string, details?: object) => console.warn(message, details);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Loads the tenant's 360-degree viewer into an element, in a frame that isolates its script from the page. Resolves to false if the tenant
 * has none, its script does not load, or it cannot show this vehicle; that is logged and affects nothing else (SHOP-54, F69).
 */
export async function openSpinViewer(
  { tenant, siteOrigin }: Pick<Platform, 'tenant' | 'siteOrigin'>,
  element: HTMLElement,
  { vin, images, title, onTurn }: ViewerOptions,
): Promise<MountedViewer | false> {
  if (!tenant.vehicleViewer) return false;
  const onEvent = (event: string, value: unknown) => {
    if (event === 'turn' && typeof value === 'number') onTurn(value);
  };
  const request = { id: 'vehicle viewer', src: `${siteOrigin}/frames/viewer`, title };
  const frame = await openScriptFrame(request, { element, log: logFailure, onEvent }).catch(() => undefined);
  if (!frame) return false;
  try {
    await frame.call('mount', { vin, images });
  } catch (error) {
    frame.destroy();
    logFailure('vehicle viewer failed', { reason: reasonOf(error) });
    return false;
  }
  return {
    turnTo: (degrees) => {
      frame
        .call('turnTo', degrees)
        .catch((error: unknown) => logFailure('vehicle viewer failed', { reason: reasonOf(error) }));
    },
    destroy: frame.destroy,
  };
}
