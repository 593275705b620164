import * as v from 'valibot';
import { OwnPageContextSchema, type PageContext } from '@forecourt/shared-contracts/page';

/** What a schema would leave out of the tenant: an own `__proto__` would change the objects it is copied into (T22). */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/**
 * Returns the context that the edge wrote into the HTML. Throws an Error that names the first invalid field: without a context there is no
 * tenant, and nothing to show but the page that the edge already rendered.
 */
export function readPageContext(page: Document): PageContext {
  const text = page.getElementById('forecourt-page')?.textContent;
  if (!text) throw new Error('The page carries no context');
  const parsed = v.safeParse(OwnPageContextSchema, JSON.parse(text, withoutPrototype));
  if (parsed.success) return parsed.output as PageContext;
  const [issue] = parsed.issues;
  throw new Error(`The page context is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
