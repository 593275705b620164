import { observePath, type Beacon } from '@forecourt/shared-contracts/observe';

/**
 * Sends a report to the site without cookies, also while the page is being closed. As plain text, which needs
 * no preflight from a host's page. A report that cannot be sent is lost.
 */
export function sendBeacon(window: Window, siteOrigin: string, beacon: Beacon): void {
  window
    .fetch(new URL(observePath, siteOrigin), {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(beacon),
    })
    .catch(() => undefined);
}
