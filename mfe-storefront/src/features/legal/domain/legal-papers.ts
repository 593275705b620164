/** A legal document of the site: its key in the catalog, its date and the order of its sections. */
export interface LegalPaper {
  readonly key: 'termsOfUse' | 'privacyPolicy' | 'accessibility' | 'cookiePolicy' | 'privacyNotice';
  /** Calendar date of this version. */
  readonly updatedOn: string;
  readonly sections: readonly string[];
}

/** Terms of use (SHOP-79). */
export const termsOfUse: LegalPaper = {
  key: 'termsOfUse',
  updatedOn: '2026-11-30',
  sections: [
    'agreement',
    'eligibility',
    'account',
    'vehicles',
    'payments',
    'orders',
    'tradein',
    'electronic',
    'messages',
    'conduct',
    'thirdparties',
    'content',
    'warranty',
    'liability',
    'disputes',
    'law',
    'contact',
  ],
};

/** Privacy policy: rights under the CCPA, changes, children's privacy, disputes, social sign-in, contact (SHOP-80, SHOP-81). */
export const privacyPolicy: LegalPaper = {
  key: 'privacyPolicy',
  updatedOn: '2026-12-01',
  sections: [
    'scope',
    'collect',
    'why',
    'share',
    'keep',
    'rights',
    'requests',
    'social',
    'cookies',
    'messages',
    'security',
    'children',
    'disputes',
    'changes',
    'contact',
  ],
};

/** What is done for people with disabilities, and whom to contact if it is not enough. */
export const accessibility: LegalPaper = {
  key: 'accessibility',
  updatedOn: '2026-11-30',
  sections: ['commitment', 'measures', 'settings', 'limits', 'help', 'law'],
};

/** Cookies and browser storage; its section `list` has the table of all of them. */
export const cookiePolicy: LegalPaper = {
  key: 'cookiePolicy',
  updatedOn: '2026-12-01',
  sections: ['what', 'list', 'measuring', 'others', 'control', 'contact'],
};

/** Financial privacy notice, with its limits (SHOP-79, SHOP-81). */
export const privacyNotice: LegalPaper = {
  key: 'privacyNotice',
  updatedOn: '2026-12-01',
  sections: ['why', 'what', 'when', 'reasons', 'limit', 'keep', 'protect', 'california', 'who', 'contact'],
};
