import en from './en.json' with { type: 'json' };

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    session: typeof en;
  }
}

/** English texts of these components, for the i18next namespace `session` of their users. */
export const sessionTexts = en;

export { SessionGuard } from './session-guard.tsx';
