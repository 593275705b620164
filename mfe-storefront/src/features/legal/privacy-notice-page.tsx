import { LegalPage } from './legal-page.tsx';
import { privacyNotice } from './legal-papers.ts';

/** `/privacy-notice` */
export function PrivacyNoticePage() {
  return <LegalPage paper={privacyNotice} />;
}
