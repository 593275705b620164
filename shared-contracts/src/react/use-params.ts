import { createContext, use } from 'react';

type Params = Readonly<Record<string, string | undefined>>;

export const ParamsContext = createContext<Params>({});

/** The decoded `:params` of the current route's path; `*` is what follows the fixed part of an open one. */
export function useParams(): Params {
  return use(ParamsContext);
}
