import type { ComponentType } from 'react';
import { withTexts } from '@forecourt/shared-contracts/react';

/** A view that brings the texts of the account's pages with it: whoever signs in or up does not load them. */
export function withPageTexts(view: () => Promise<ComponentType>): () => Promise<ComponentType> {
  const texts = () => import(/* webpackChunkName: "page-texts" */ './locales/pages.en.json');
  const translations = {
    es: () => import(/* webpackChunkName: "page-spanish" */ './locales/pages.es.json'),
  };
  return withTexts({ namespace: 'account', view, texts, translations });
}
