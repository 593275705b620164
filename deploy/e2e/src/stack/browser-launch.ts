import { existsSync } from 'node:fs';

const installed = '/usr/bin/chromium';

/** How Chromium is started: FORECOURT_CHROMIUM, else Debian's, else Playwright's own; without anything that calls out by itself. */
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
