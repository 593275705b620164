import { LegalPage } from './ui/legal-page.tsx';
import { cookiePolicy } from './domain/legal-papers.ts';
import { MeasuringChoice } from './ui/measuring-choice.tsx';
import { StoredTable } from './ui/stored-table.tsx';

/** `/cookie-policy`, with everything that the site stores in a browser. */
export function CookiePolicyPage() {
  return <LegalPage paper={cookiePolicy} below={{ list: <StoredTable />, measuring: <MeasuringChoice /> }} />;
}
