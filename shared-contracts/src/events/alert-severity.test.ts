import { expect, test } from 'vitest';
import { alertSeverity } from './alert-severity.ts';

test.each([
  ['expired', 'warning'],
  ['resent', 'info'],
  ['wrongInput', 'error'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['internalError', 'error'],
  ['error', 'error'],
] as const)('SITE-20: an alert bar %s is %s', (kind, severity) => expect(alertSeverity(kind)).toBe(severity));
