import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import { leadViews, type LeadDialogProps } from '../features/leads/index.ts';
import { personalPaymentsViews, type PersonalLoaderProps } from '../features/personal-payments/index.ts';
import { referralViews, type ReferralDialogProps } from '../features/referral/index.ts';

const leads = createViewLoader<'dialog', LeadDialogProps>({
  dialog: withTexts({
    namespace: 'storefront',
    view: leadViews.dialog,
    texts: () => import(/* webpackChunkName: "lead-form" */ './locales/leads.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "lead-spanish" */ './locales/leads.es.json'),
    },
  }),
});

const referral = createViewLoader<'dialog', ReferralDialogProps>({
  dialog: withTexts({
    namespace: 'storefront',
    view: referralViews.dialog,
    texts: () => import(/* webpackChunkName: "referral" */ './locales/referral.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "lead-spanish" */ './locales/referral.es.json'),
    },
  }),
});

/** Loads the dealer contact dialog with its texts; once, and again after a failure. */
export const loadLeadDialog = () => leads.load('dialog');

/** Loads the greeting for a shopper referred by a partner. */
export const loadReferralDialog = () => referral.load('dialog');

const personal = createViewLoader<'loader', PersonalLoaderProps>({
  loader: withTexts({
    namespace: 'storefront',
    view: personalPaymentsViews.loader,
    texts: () => import(/* webpackChunkName: "personal-payments" */ './locales/personal.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "personal-spanish" */ './locales/personal.es.json'),
    },
  }),
});

/** Loads the code that calculates payments for a shopper with a pre-qualification. */
export const loadPersonalLoader = () => personal.load('loader');
