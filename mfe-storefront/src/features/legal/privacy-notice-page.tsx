import { LegalPage } from './ui/legal-page.tsx';
import { privacyNotice } from './domain/legal-papers.ts';

/** `/privacy-notice` */
export function PrivacyNoticePage() {
  return <LegalPage paper={privacyNotice} />;
}
