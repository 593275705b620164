import { createContext } from 'react';

/** Navigates to a URL of this site without reloading the page; null lets the browser follow links. */
export type Navigate = (href: string) => void;

/** How this package's links navigate within the page; set by `DesignProvider`. */
export const NavigationContext = createContext<Navigate | null>(null);
