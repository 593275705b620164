import { LegalPage } from './legal-page.tsx';
import { accessibility } from './legal-papers.ts';

/** `/accessibility` */
export function AccessibilityPage() {
  return <LegalPage paper={accessibility} />;
}
