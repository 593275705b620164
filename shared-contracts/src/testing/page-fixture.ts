import type { PageContext } from '../page/index.ts';

const brand = '#0e6b6b';
const ink = '#1d2b2f';
const paper = '#ffffff';

/** A complete page context of a fictional dealer, for tests of any package; `parts` replace its top-level members. */
export function pageFixture(parts: Partial<PageContext> = {}): PageContext {
  return {
    tenant: tenantFixture,
    environment: { name: 'local', sandbox: true, forcedFlags: 'all' },
    releases: { channel: 'stable', revision: 1, remotes: [] },
    flags: { revision: '1', flags: {} },
    locale: 'en',
    shellVersion: '1.0.0',
    ...parts,
  };
}

const tenantFixture: PageContext['tenant'] = {
  id: 'testdealer',
  brandName: 'Test Dealer',
  name: 'Test Dealer',
  legalName: 'Test Dealer, LLC',
  shortLegalName: 'Test Dealer',
  tagline: 'Cars for tests',
  logo: { width: 32, height: 32, path: 'M0 0H32V32H0Z' },
  contact: {
    phone: '2075550178',
    phoneAbbreviation: '207-555-0178',
    email: 'sales@testdealer.example',
    supportEmail: 'support@testdealer.example',
    timeZone: 'America/New_York',
    person: {
      name: 'Robin Ames',
      role: 'Vehicle advisor',
      phone: '2075550179',
      hours: 'Mon–Sat, 9 AM to 5 PM',
    },
  },
  theme: {
    colorScheme: 'light',
    displayFont: 'archivo',
    displayWeight: 600,
    radiusPx: { control: 8, card: 12 },
    vehicleBackdrop: 'studio',
    palette: {
      brand,
      brandStrong: '#0a5252',
      brandSoft: '#e2f1ef',
      onBrand: paper,
      accent: '#c2502e',
      onAccent: paper,
      surface: '#faf6ef',
      surfaceRaised: paper,
      surfaceSunken: '#f2eadd',
      ink,
      inkMuted: '#576468',
      line: '#e6dccb',
      lineStrong: '#8b8576',
      link: '#0b6363',
      header: paper,
      onHeader: ink,
      hero: '#0f4a4d',
      onHero: paper,
      positive: '#256b3a',
      positiveSoft: '#e6f2e4',
      warning: '#875200',
      warningSoft: '#fbefd6',
      critical: '#ad2f22',
      criticalSoft: '#fbe9e5',
      info: '#0b6363',
      infoSoft: '#e2f1ef',
    },
  },
  locale: 'en',
  consumer: {
    identityPools: [
      {
        region: 'us-east-1',
        userPoolId: 'us-east-1_Test1',
        userPoolClientId: 'client1',
        endpoint: '/user/idp/us-east-1',
      },
      {
        region: 'us-west-2',
        userPoolId: 'us-west-2_Test2',
        userPoolClientId: 'client2',
        endpoint: '/user/idp/us-west-2',
      },
    ],
    oauthRedirectUrl: '/sign-in/callback',
    proxyEndpoint: '',
    flagsEnvironmentId: 'testdealer',
    socialLogin: true,
    progressTracker: { showDeliveryStep: true, showPaymentStep: true },
  },
  payment: {
    defaultDownPaymentCents: 250_000,
    defaultTermMonths: 72,
    termsMonths: [36, 48, 60, 72, 84],
    defaultCreditTier: 'very-good',
    cardLimitCents: 700_000,
    bankLimitCents: 650_000,
    minimumFinancedCents: 500_000,
    depositCents: 25_000,
    documentFeeCents: 29_900,
    creditTiers: [
      {
        name: 'excellent',
        displayName: 'Excellent',
        low: 740,
        high: 900,
        aprPercent: { new: 5.19, used: 7.69 },
      },
      {
        name: 'very-good',
        displayName: 'Very good',
        low: 700,
        high: 739,
        aprPercent: { new: 6.79, used: 9.89 },
      },
      { name: 'good', displayName: 'Good', low: 668, high: 699, aprPercent: { new: 8.6, used: 11.5 } },
      { name: 'fair', displayName: 'Fair', low: 640, high: 667, aprPercent: { new: 9.99, used: 13.59 } },
    ],
    states: [{ state: 'ME', salesTaxPercent: 5.5, titleRegistrationCents: 18_900 }],
    homeState: 'ME',
  },
  inventory: { pageSize: 24, comparisonLimit: 4, homeZip: '04101', deliveryIncludedMiles: 100 },
  promises: {
    limitedWarranty: { months: 6, miles: 6_000 },
    moneyBack: { days: 5, miles: 500 },
    inspection: { points: 150 },
  },
  deliveryDays: 2,
  referrers: [{ code: 'car-finder', name: 'Car Finder' }],
  forwardAnalyticsRequests: false,
  texts: {},
};
