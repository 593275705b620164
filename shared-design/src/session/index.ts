import en from './en.json' with { type: 'json' };

/** English texts of these pieces, for the i18next namespace `session` of whoever uses them. */
export const sessionTexts = en;

export { SessionGuard } from './session-guard.tsx';
