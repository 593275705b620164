import type { RenderInput } from '@forecourt/shared-contracts/react/server';

const blocks =
  /<script type="application\/json" (id|class)="forecourt-(page|data)"(?: data-url="([^"]*)")?>([\s\S]*?)<\/script>/g;

const textOf = (attribute: string) => attribute.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** What the view of a page was rendered from: the same data that the page brings along for the browser. */
export function renderInputOf(html: string, target: string): RenderInput {
  let page: RenderInput['page'] | undefined;
  const answers: [string, unknown][] = [];
  for (const [, , kind, url, json = ''] of html.matchAll(blocks)) {
    if (kind === 'page') page = JSON.parse(json) as RenderInput['page'];
    else answers.push([textOf(url ?? ''), JSON.parse(json)]);
  }
  if (!page) throw new Error(`${target} has no page context.`);
  return { page, target, answers };
}
