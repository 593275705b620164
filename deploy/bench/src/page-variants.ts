/** The page that a browser renders by itself: what the edge has rendered is left out, and nothing stands in its place. */
export function withoutView(html: string): string {
  return html.replace(/(<main id="fc-main"[^>]*>)[\s\S]*?<\/main>/, '$1</main>');
}

const scriptHint = /<link rel="preload" as="(?:script|image)"[^>]*>/g;
const inlinedAnswer = /<script type="application\/json" class="forecourt-data"[^>]*>[\s\S]*?<\/script>/g;
const shellScript = /<script defer[^>]*src="\/assets\/shell\/[^>]*><\/script>/;

/**
 * The page of the naive site: its scripts instead of the shell's, no hint for any other, no view and no data. Throws
 * when the page has no script of the shell to replace.
 */
export function naivePage(html: string, scripts: readonly string[]): string {
  if (!shellScript.test(html)) throw new Error('The page has no script of the shell to replace.');
  const tags = scripts.map((src) => `<script defer src="${src}"></script>`);
  return withoutView(html)
    .replace(scriptHint, '')
    .replace(inlinedAnswer, '')
    .replace(shellScript, () => tags.join(''));
}
