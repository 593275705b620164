import { LegalPage } from './legal-page.tsx';
import { cookiePolicy } from './legal-papers.ts';
import { MeasuringChoice } from './measuring-choice.tsx';
import { StoredTable } from './stored-table.tsx';

/** `/cookie-policy`, with everything that the site stores in a browser. */
export function CookiePolicyPage() {
  return <LegalPage paper={cookiePolicy} below={{ list: <StoredTable />, measuring: <MeasuringChoice /> }} />;
}
