/** Copies a text to the clipboard. Returns false where there is none, as on a page without TLS, or where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
