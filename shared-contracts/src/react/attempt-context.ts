import { createContext } from 'react';

/** One attempt of a boundary to render its children; another object for each attempt. */
export type Attempt = object;

/** The attempt of the nearest boundary. */
export const AttemptContext = createContext<Attempt>({});
