import { LegalPage } from './ui/legal-page.tsx';
import { privacyPolicy } from './domain/legal-papers.ts';
import { RetentionTable } from './ui/retention-table.tsx';

/** `/privacy-policy`, with how long each kind of personal information is kept. */
export function PrivacyPolicyPage() {
  return <LegalPage paper={privacyPolicy} below={{ keep: <RetentionTable /> }} />;
}
