import * as v from 'valibot';
import type { Platform } from '../platform/platform.ts';
import { openScriptFrame } from '../scripts/index.ts';
import { placeAddress, type PlaceAddress } from './place-address.ts';
import {
  AddressComponentsSchema,
  maximumPlaces,
  PlaceSuggestionsSchema,
  type PlaceSuggestion,
} from './place-schemas.ts';

/** The tenant's map service, ready in its frame. Nothing here rejects: failures are logged and omitted from the results. */
export interface AddressFinder {
  /** Returns at most five US addresses for the typed text, best first. */
  suggest(typed: string): Promise<readonly PlaceSuggestion[]>;
  /** Geocodes a suggestion into its parts; undefined if the geocoder does not know it. */
  addressOf(suggestion: PlaceSuggestion, typed: string): Promise<PlaceAddress | undefined>;
  destroy(): void;
}

const logFailure = (message: string, details?: object) => console.warn(message, details);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Loads the tenant's maps script (SITE-66) into a hidden frame within `holder`, isolated from the page, and returns an address finder that
 * uses it. Undefined if the tenant has no maps script, `signal` aborted, or the script does not load; the latter is logged and affects
 * nothing else (SITE-69, F69). Responses of the frame are parsed before they fill in a form.
 */
export async function openAddressFinder(
  { tenant, siteOrigin }: Pick<Platform, 'tenant' | 'siteOrigin'>,
  { holder, signal }: { readonly holder: HTMLElement; readonly signal: AbortSignal },
): Promise<AddressFinder | undefined> {
  if (!tenant.maps) return undefined;
  const request = { id: 'maps', src: `${siteOrigin}/frames/maps`, title: tenant.maps.attribution };
  const frame = await openScriptFrame(request, { element: holder, log: logFailure, signal }).catch(
    () => undefined,
  );
  if (!frame) return undefined;
  async function ask<T>(method: string, argument: object, schema: v.GenericSchema<unknown, T>) {
    try {
      return v.parse(schema, await frame?.call(method, argument));
    } catch (error) {
      logFailure('maps failed', { method, reason: reasonOf(error) });
      return undefined;
    }
  }
  return {
    suggest: async (typed) =>
      ((await ask('suggest', { text: typed }, PlaceSuggestionsSchema)) ?? []).slice(0, maximumPlaces),
    async addressOf({ id }, typed) {
      const components = await ask('locate', { id }, AddressComponentsSchema);
      return components && placeAddress(components, typed);
    },
    destroy: frame.destroy,
  };
}
