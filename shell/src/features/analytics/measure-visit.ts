import type { Platform } from '@forecourt/shared-contracts';
import { mayMeasure } from '@forecourt/shared-contracts/analytics';
import { whenIdle } from '../../platform/when-idle.ts';
import { collectEvents } from './collect-events.ts';

/**
 * Measures the visit from now on: collects events, and sends them once the page is idle and the analytics code is loaded. Nothing is
 * collected, stored or loaded for a visitor who must not be measured.
 */
export function measureVisit(platform: Platform): void {
  if (!mayMeasure(platform.storage)) return;
  const collector = collectEvents(platform, Date.now);
  const firstSearch = platform.navigation.current().location.search;
  const start = async () => {
    const { startInPage } = await import('./start-in-page.ts');
    startInPage(platform, collector, firstSearch);
  };
  // Without its code nothing is measured, and the site works the same.
  whenIdle(() => void start().catch(() => collector.stop()));
}
