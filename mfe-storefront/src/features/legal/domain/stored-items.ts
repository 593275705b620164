import type { TextId } from '@forecourt/shared-contracts/i18n';

/** How long an item stays in the browser; a key below `legal.cookiePolicy.stored.keptFor`. */
type KeptFor = 'tab' | 'browser' | 'signedIn' | 'year' | 'month' | 'link' | 'documents';

/** What the site stores in a browser for one purpose. Dots at the end of a name stand for a variable part. */
export interface StoredItem {
  /** Key of its name and its purpose. */
  readonly id: TextId<'storefront', 'legal.cookiePolicy.stored.purposes'>;
  readonly names: readonly string[];
  readonly keptFor: KeptFor;
}

/** Every cookie and every key of browser storage that the site sets, without the prefix `forecourt.{tenant}.` of most keys. */
export const storedItems: readonly StoredItem[] = [
  { id: 'visit', names: ['session-id', 'guest-visit'], keptFor: 'tab' },
  { id: 'comparison', names: ['comparison-held'], keptFor: 'tab' },
  {
    id: 'prequalification',
    names: ['prequalification-held', 'expiry-notice', 'down-payment'],
    keptFor: 'tab',
  },
  { id: 'search', names: ['search-trail'], keptFor: 'tab' },
  { id: 'counts', names: ['header-counts'], keptFor: 'tab' },
  { id: 'referral', names: ['referral-seen'], keptFor: 'tab' },
  { id: 'draft', names: ['lead-draft'], keptFor: 'tab' },
  { id: 'formDraft', names: ['form-draft…', 'fulfillment…'], keptFor: 'tab' },
  { id: 'calculator', names: ['calculator…'], keptFor: 'tab' },
  { id: 'zip', names: ['shopper.zip'], keptFor: 'browser' },
  { id: 'language', names: ['locale'], keptFor: 'year' },
  {
    id: 'signIn',
    names: ['CognitoIdentityServiceProvider…', 'amplify…', 'identity-region'],
    keptFor: 'signedIn',
  },
  { id: 'idle', names: ['last-active', 'signing-out', 'session'], keptFor: 'browser' },
  { id: 'social', names: ['social-sign-in', 'probe'], keptFor: 'tab' },
  { id: 'documents', names: ['x-auth-token', 'x-correlation-id'], keptFor: 'documents' },
  { id: 'consents', names: ['consents…'], keptFor: 'tab' },
  { id: 'order', names: ['order-key', 'payment…', 'deal…'], keptFor: 'tab' },
  { id: 'progress', names: ['paid…', 'contract-started…'], keptFor: 'browser' },
  { id: 'time', names: ['time-spent…', 'tracker…'], keptFor: 'tab' },
  { id: 'measuring', names: ['measuring-visit'], keptFor: 'tab' },
  { id: 'measuringOff', names: ['measuring-off'], keptFor: 'browser' },
  { id: 'flags', names: ['forced-flags'], keptFor: 'tab' },
  { id: 'group', names: ['release-group'], keptFor: 'month' },
  { id: 'override', names: ['release-override'], keptFor: 'link' },
  { id: 'reload', names: ['reloaded-for'], keptFor: 'tab' },
];
