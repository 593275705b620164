import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { staticSystem } from './static-system.ts';
import { fontFaceCss } from './font-faces.ts';
import { keptCardCss } from './kept-card-css.ts';
import { motionCss } from './motion-css.ts';

function globalRules(): string {
  const cache = createCache({ key: 'fc' });
  const styles = createElement(Global, { styles: staticSystem._global });
  const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, styles));
  const rules = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  return rules.join('');
}

/**
 * The style sheet that every page and every shadow root links once: layer order, preflight, tokens, global styles, what a kept card shows, motion and the display faces,
 * whose files ({@link fontFiles}) are next to it. The tenant's own values come from `tenantCss`. For Node only (edge, release tooling,
 * tests).
 */
export function designCss(): string {
  return `${staticSystem.layers.atRule}${fontFaceCss()}${globalRules()}${keptCardCss()}${motionCss()}`;
}

export { fontFiles } from './font-files.ts';
