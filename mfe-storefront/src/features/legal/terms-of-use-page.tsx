import { LegalPage } from './legal-page.tsx';
import { termsOfUse } from './legal-papers.ts';

/** `/terms-of-use` */
export function TermsOfUsePage() {
  return <LegalPage paper={termsOfUse} />;
}
