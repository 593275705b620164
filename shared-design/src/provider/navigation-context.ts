import { createContext } from 'react';

/** Goes to an address of this site without loading the page anew; null lets the browser follow links. */
export type Navigate = (href: string) => void;

/** How links of this package move inside the page; set by `DesignProvider`. */
export const NavigationContext = createContext<Navigate | null>(null);
