import { LegalPage } from './ui/legal-page.tsx';
import { accessibility } from './domain/legal-papers.ts';

/** `/accessibility` */
export function AccessibilityPage() {
  return <LegalPage paper={accessibility} />;
}
