import { LegalPage } from './legal-page.tsx';
import { privacyPolicy } from './legal-papers.ts';

/** `/privacy-policy` */
export function PrivacyPolicyPage() {
  return <LegalPage paper={privacyPolicy} />;
}
