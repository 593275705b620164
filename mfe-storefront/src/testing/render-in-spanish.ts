import { onTestFinished } from 'vitest';
import type { Platform } from '@forecourt/shared-contracts';
import { setPageLocale } from '@forecourt/shared-contracts/formats';
import type { PageContext } from '@forecourt/shared-contracts/page';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import compare from '../app/locales/compare.es.json';
import content from '../app/locales/content.es.json';
import faq from '../app/locales/faq.es.json';
import landing from '../app/locales/landing.es.json';
import saved from '../app/locales/saved.es.json';
import search from '../app/locales/search.es.json';
import vehicle from '../app/locales/vehicle.es.json';
import details from '../app/locales/vehicle-details.es.json';
import warranty from '../app/locales/warranty.es.json';
import { renderStorefrontOn } from './render-storefront.tsx';

/** Texts that come with a view: the tests of a worker share the views, which were loaded in English. */
const viewTexts = [compare, content, faq, landing, saved, search, vehicle, details, warranty];

/** Mounts the whole remote at a path, in Spanish. */
export async function renderInSpanish(target: string, page: Partial<PageContext> = {}): Promise<Platform> {
  const platform = await createTestPlatform({ target, page: { ...page, locale: 'es' } });
  onTestFinished(() => setPageLocale('en'));
  await renderStorefrontOn(platform, viewTexts);
  return platform;
}
