import type { PageContext } from '@forecourt/shared-contracts/page';
import { prefetchUrls } from '@forecourt/shared-contracts/releases';
import type { EdgeState } from '../edge-parts.ts';
import type { RequestOrigin } from '../proxy/backend-headers.ts';
import { within } from '../within.ts';
import { readPublic } from './backend-reader.ts';
import type { PageDescription } from './described-page.ts';
import { markup, type Html } from './markup.ts';
import { pageContextOf } from './page-context-of.ts';
import { imageLinks, pageRest, type PageAnswer } from './page-data.ts';
import { pageDescription } from './page-description.ts';
import { aroundView, pageBottom, pageHead, pageTop, unrenderedView } from './page-head.ts';
import type { PageDocument, PageOutcome } from './page-outcome.ts';
import type { PageParts } from './page-parts.ts';
import { renderedView } from './rendered-view.ts';

/** Longest wait for a page's own title; after it the tenant's title is used. */
const describeMs = 600;
/**
 * Longest wait to learn whether the subject of a page exists; a page that learns later says so with status
 * 200.
 */
const statusMs = 250;

/** Everything that a page is written from. Nothing else of a request reaches it: no cookie, token or header. */
export interface PageWork {
  readonly state: EdgeState;
  readonly parts: PageParts;
  /** On whose behalf the backend is asked. */
  readonly caller: RequestOrigin;
  /** Origin of the site as requested by the visitor. */
  readonly origin: string;
  /** Path and query of the page. */
  readonly target: string;
  /** Version of the tenant's inventory that the page shows at least; undefined if it does not matter. */
  readonly inventory?: number | undefined;
  /** Live-reload script for developers; undefined otherwise. */
  readonly reload: Html | undefined;
}

/** Backend answers for a page, requested as soon as the page request arrives. */
interface PageAnswers {
  readonly all: readonly Promise<PageAnswer | undefined>[];
  /** The answer that the page is about; absent for pages without a specific subject. */
  readonly about?: Promise<PageAnswer | undefined> | undefined;
}

function askFor({ state, parts: { owner }, caller, target, inventory }: PageWork): PageAnswers {
  if (!owner) return { all: [] };
  const at = target.indexOf('?');
  const search = at < 0 ? '' : target.slice(at);
  const all = prefetchUrls(owner, search).map((url) => readPublic({ ...state, inventory }, url, caller));
  const about = owner.route.prefetch.findIndex(({ describes }) => describes);
  return { all, about: all[about] };
}

async function describedPage(
  { parts: { owner, tenant }, origin }: PageWork,
  { about }: PageAnswers,
): Promise<PageDescription | 'missing' | undefined> {
  const kind = owner?.route.prefetch.find(({ describes }) => describes)?.describes;
  if (!kind || !about) return undefined;
  return pageDescription(kind, await within(about, describeMs), { tenant, origin });
}

/**
 * Longest wait for the data of a view; after it the page has its skeleton. The head is sent before, so scripts load
 * meanwhile, and on a phone the view is seconds earlier than what they render.
 */
const viewDataMs = 500;

function mayRender({ views }: EdgeState, { owner, shell }: PageParts): boolean {
  return owner?.route.isRendered === true && views?.canRender({ remote: owner.remote, shell }) === true;
}

/** The rendered view of a page; undefined if there is none in time. */
async function viewOf(
  { state, parts, target }: PageWork,
  answers: PageAnswers,
  context: Promise<PageContext>,
): Promise<Html | undefined> {
  const { owner, shell, nonce } = parts;
  if (!owner || !state.views || !mayRender(state, parts)) return undefined;
  const found = await within(Promise.all(answers.all), viewDataMs);
  if (found?.some((answer) => answer?.isMissing)) return undefined;
  const given = (found ?? []).flatMap((answer) => (answer ? [[answer.url, answer.data] as const] : []));
  if (given.length < answers.all.length) {
    state.views.noteMissingData(owner.remote);
    return undefined;
  }
  const view = await state.views.render(
    { remote: owner.remote, shell },
    { page: await context, target, answers: given },
  );
  return view && renderedView(view, { remote: owner.remote, target }, nonce);
}

function outcome(
  { owner }: PageParts,
  found: readonly (PageAnswer | undefined)[],
  isViewMissing: boolean,
): PageOutcome {
  if (!owner || found.some((answer) => answer?.isMissing)) return 'missing';
  return isViewMissing || found.includes(undefined) ? 'partial' : 'whole';
}

async function* pageText(work: PageWork, answers: PageAnswers): AsyncGenerator<string, PageOutcome> {
  const { state, parts, reload } = work;
  const isRendering = mayRender(state, parts);
  yield String(markup`${pageHead(parts, isRendering || parts.owner?.route.heading !== undefined)}${reload}`);
  const context = pageContextOf(state, parts);
  const view = viewOf(work, answers, context);
  const described = await describedPage(work, answers);
  yield String(pageTop(parts, described));
  const rendered = await view;
  const unrendered = () => unrenderedView(parts, !parts.owner || described === 'missing');
  const main = String(markup`${rendered ? aroundView(parts, rendered) : unrendered()}${pageBottom}`);
  // A rendered view names its pictures itself, and comes first.
  const rest = pageRest(
    context,
    answers.all,
    (answer) => !rendered && imageLinks(answer, parts.tenant.theme),
  );
  // With a view, nothing is waited for any more: all of the rest is one part, which is compressed and sent in one step.
  let held = rendered ? main : '';
  if (!rendered) yield main;
  for await (const part of rest) {
    if (rendered) held += String(part);
    else yield String(part);
  }
  if (held) yield held;
  return outcome(parts, await Promise.all(answers.all), isRendering && !rendered);
}

async function statusOf({ owner }: PageParts, { about }: PageAnswers): Promise<200 | 404> {
  if (!owner) return 404;
  const answer = about && (await within(about, statusMs));
  return answer?.isMissing ? 404 : 200;
}

/**
 * Starts a page: its answers are requested at once. The head is written without waiting for them; only a page with a
 * subject waits briefly for its status. Context and prefetched answers follow in the same document.
 */
export function pageDocument(work: PageWork): PageDocument {
  const answers = askFor(work);
  return { status: statusOf(work.parts, answers), text: pageText(work, answers) };
}
