import type { Translations } from '@forecourt/shared-contracts/i18n';
import type application from './application.en.json';
import type cart from './cart.en.json';
import type creditNotice from './credit-notice.en.json';
import type details from './details.en.json';
import type english from './en.json';
import type overview from './overview.en.json';
import type prequalification from './prequalification.en.json';
import type protection from './protection.en.json';
import type purchaseTerms from './purchase-terms.en.json';
import type tradeIn from './trade-in.en.json';
import type { CashReviewTexts, DialogTexts, ReceiptTexts } from '../../features/cart/index.ts';
import type { ChangedTermsTexts } from '../../features/changed-terms/index.ts';
import type { LastPagesTexts } from '../../features/credit-application/index.ts';

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    creditApp: typeof application &
      typeof cart &
      typeof creditNotice &
      typeof details &
      typeof english &
      typeof overview &
      typeof prequalification &
      typeof protection &
      typeof purchaseTerms &
      typeof tradeIn &
      CashReviewTexts &
      ChangedTermsTexts &
      ReceiptTexts &
      DialogTexts &
      LastPagesTexts;
  }
}

/** The other languages of this remote, each in a chunk that only its pages load. */
export const translations: Translations = {
  es: () => import(/* webpackChunkName: "spanish" */ './spanish.ts'),
};
