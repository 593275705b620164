/** Result of sharing a link: passed to the device, dismissed there, copied, or neither. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** A link with text for its recipient. */
export interface SharedLink {
  readonly url: string;
  readonly title: string;
}

/** Shares a link through the device's own dialog; copies it if there is none. Never throws. */
export async function shareLink(link: SharedLink, browser: Navigator = navigator): Promise<ShareOutcome> {
  // Undefined on pages without TLS, despite the types.
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
