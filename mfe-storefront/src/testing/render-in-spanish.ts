import { onTestFinished } from 'vitest';
import type { Platform } from '@forecourt/shared-contracts';
import { setPageLocale } from '@forecourt/shared-contracts/formats';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import compare from '../app/locales/compare.es.json';
import content from '../app/locales/content.es.json';
import { renderStorefrontOn } from './render-storefront.tsx';

/** Texts that come with a view: the tests of a worker share the views, which were loaded in English. */
const viewTexts = { ...compare, ...content };

/** Mounts the whole remote at a path, in Spanish. */
export async function renderInSpanish(target: string): Promise<Platform> {
  const platform = await createTestPlatform({ target, page: { locale: 'es' } });
  onTestFinished(() => setPageLocale('en'));
  await renderStorefrontOn(platform, viewTexts);
  return platform;
}
