import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What a step shows below its heading and above its content: notices about the order as a whole. */
export const StepNotices = createContext<ReactNode>(null);
