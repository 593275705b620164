import { LegalPage } from './ui/legal-page.tsx';
import { termsOfUse } from './domain/legal-papers.ts';

/** `/terms-of-use` */
export function TermsOfUsePage() {
  return <LegalPage paper={termsOfUse} />;
}
