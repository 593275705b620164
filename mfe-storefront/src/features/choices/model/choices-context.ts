import { createContext, use } from 'react';
import type { Choices } from './choices.ts';

/** The choices of the page; filled by `ChoicesProvider`. */
export const ChoicesContext = createContext<Choices | undefined>(undefined);

/** Returns the choices of the page; throws outside `ChoicesProvider`. */
export function useChoices(): Choices {
  const choices = use(ChoicesContext);
  if (!choices) throw new Error('no choices here');
  return choices;
}
