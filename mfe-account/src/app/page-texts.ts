import type { ComponentType } from 'react';
import { withTexts } from '@forecourt/shared-contracts/react';

/** Returns a view that also loads the texts of the account pages, so that sign-in and sign-up do not load them. */
export function withPageTexts(view: () => Promise<ComponentType>): () => Promise<ComponentType> {
  const texts = () => import(/* webpackChunkName: "page-texts" */ './locales/pages.en.json');
  const translations = {
    es: () => import(/* webpackChunkName: "page-spanish" */ './locales/pages.es.json'),
  };
  return withTexts({ namespace: 'account', view, texts, translations });
}
