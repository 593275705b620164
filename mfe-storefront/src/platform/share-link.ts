/** What became of a link: handed to the device, given up there, copied, or neither. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** A link with words for whoever gets it. */
export interface SharedLink {
  readonly url: string;
  readonly title: string;
}

/** Shares a link by the device's own dialog; copies it where there is none. Never throws. */
export async function shareLink(link: SharedLink, browser: Navigator = navigator): Promise<ShareOutcome> {
  // Absent on pages without TLS, whatever the types say.
  const { share, clipboard } = browser as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
  if (share) {
    try {
      await share.call(browser, link);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
