import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What a step shows below its heading and above its content: notices about the order as a whole. */
export const StepNotices = createContext<ReactNode>(null);

/**
 * What follows a step's card. The step renders it, so that it appears together with the content above it and never moves when another step,
 * or the content of the same one, arrives.
 */
export const StepFooter = createContext<ReactNode>(null);
