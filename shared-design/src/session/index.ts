import en from './en.json' with { type: 'json' };

/** English texts of these components, for the i18next namespace `session` of their users. */
export const sessionTexts = en;

export { SessionGuard } from './session-guard.tsx';
