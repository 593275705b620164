import { createContext } from 'react';
import type { EmotionCache } from '@emotion/cache';

/** The style cache of one server render; null in a browser, where each container has its own. */
export const StyleCacheContext = createContext<EmotionCache | null>(null);
