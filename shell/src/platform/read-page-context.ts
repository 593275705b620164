import * as v from 'valibot';
import { PageContextSchema, type PageContext } from '@forecourt/shared-contracts/page';

/**
 * Returns the context that the edge wrote into the HTML. Throws an Error that names the first invalid field: without a context there is no
 * tenant, and nothing to show but the page that the edge already rendered.
 */
export function readPageContext(page: Document): PageContext {
  const text = page.getElementById('forecourt-page')?.textContent;
  if (!text) throw new Error('The page carries no context');
  const parsed = v.safeParse(PageContextSchema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The page context is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
