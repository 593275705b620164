import { createContext, use } from 'react';
import type { Choices } from './choices.ts';

/** The choices of the page; filled by `ChoicesProvider`. */
export const ChoicesContext = createContext<Choices | undefined>(undefined);

/** The choices of the page; throws outside of `ChoicesProvider`. */
export function useChoices(): Choices {
  const choices = use(ChoicesContext);
  if (!choices) throw new Error('no choices here');
  return choices;
}
