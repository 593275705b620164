import type { ReactNode } from 'react';
import { Whole } from './whole.tsx';

/** Returns a name in which words with hyphens, such as F-150 or CX-5, do not break. The text itself is unchanged, so that searches and copies find it. */
export function wholeWords(name: string): ReactNode {
  return name
    .split(/(\S*-\S*)/)
    .map((part, place) => (place % 2 === 1 ? <Whole key={place}>{part}</Whole> : part));
}
