import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import type { ServerStyles } from '@forecourt/shared-contracts/react/server';
import { StyleCacheContext } from '../provider/style-cache-context.ts';

const key = 'fc';

/**
 * The styles of one server render. They are collected, not written between the elements, where they would break
 * selectors by position; the browser's cache takes them over from one `style` element with `data-emotion`.
 */
export function createServerStyles(): ServerStyles {
  const cache = createCache({ key });
  cache.compat = true;
  return {
    wrap: (children: ReactNode) => <StyleCacheContext value={cache}>{children}</StyleCacheContext>,
    read: () => {
      const rules = Object.entries(cache.inserted).filter(
        (rule): rule is [string, string] => typeof rule[1] === 'string',
      );
      return {
        names: [key, ...rules.map(([name]) => name)].join(' '),
        css: rules.map(([, css]) => css).join(''),
      };
    },
  };
}
