/**
 * Reads the API responses that the edge put into the HTML, by URL: `<script type="application/json" class="forecourt-data" data-url="…">`.
 * Unreadable ones are omitted; the client then uses the network.
 */
export function readPrefetched(document: Document): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  const scripts = document.querySelectorAll<HTMLScriptElement>(
    'script[type="application/json"].forecourt-data',
  );
  for (const { dataset, textContent } of scripts) {
    try {
      if (dataset['url']) answers.set(dataset['url'], JSON.parse(textContent) as unknown);
    } catch {
      continue;
    }
  }
  return answers;
}
