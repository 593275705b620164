import { LegalPage } from './ui/legal-page.tsx';
import { privacyPolicy } from './domain/legal-papers.ts';

/** `/privacy-policy` */
export function PrivacyPolicyPage() {
  return <LegalPage paper={privacyPolicy} />;
}
