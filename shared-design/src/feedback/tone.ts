import type { IconName } from '../icon/icon-paths.ts';

/** Severity of a message or status. */
export type Severity = 'success' | 'error' | 'info' | 'warning';
export type Tone = Severity | 'neutral' | 'brand';

/** Icon of each severity. */
export const severityIcons: Record<Severity, IconName> = {
  success: 'success',
  error: 'error',
  info: 'info',
  warning: 'warning',
};

/** Background and text color per tone, as recipe variants. */
export const toneVariants = {
  success: { background: 'positiveSoft', color: 'positive' },
  error: { background: 'criticalSoft', color: 'critical' },
  info: { background: 'infoSoft', color: 'info' },
  warning: { background: 'warningSoft', color: 'warning' },
  neutral: { background: 'surfaceSunken', color: 'ink', boxShadow: 'inset 0 0 0 1px var(--fc-line)' },
  brand: { background: 'brandSoft', color: 'ink' },
};
