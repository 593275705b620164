import { existsSync } from 'node:fs';

const installed = '/usr/bin/chromium';

/**
 * Launch options of Chromium: FORECOURT_CHROMIUM, otherwise Debian's, otherwise Playwright's own; without
 * background network calls.
 */
export function browserLaunch(): { args: string[]; executablePath?: string } {
  const executablePath = process.env.FORECOURT_CHROMIUM || (existsSync(installed) ? installed : undefined);
  return {
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...(executablePath && { executablePath }),
  };
}
