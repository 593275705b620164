import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { watchCalls, type CallWatch } from '../checks/watch-calls.ts';
import { beDemoBuyer } from '../data/be-demo-buyer.ts';
import { putIntoCart, signedInBuyer } from '../data/buyer-with-cart.ts';
import { siteIn } from '../fixtures/site.ts';
import type { TenantId } from '../stack/index.ts';
import type { Part, ShotOptions } from './options.ts';
import { namesIn, type Look, type ReviewedSite, type Scene, type Stage, type Visitor } from './scene.ts';
import { shotFile } from './shot-file.ts';
import { takeFilm } from './take-film.ts';
import { playWindow, showAtWidth, takePicture } from './take-picture.ts';

/** What a run reports while it takes pictures. */
export interface ShotReport {
  /** A picture was written to this path. */
  taken(path: string): void;
  /** A scene ended before its last picture. */
  failed(what: string, error: unknown): void;
}

/** The scenes of a part that a visitor of one tenant plays. */
interface Visit {
  readonly tenant: TenantId;
  readonly part: Part;
  readonly scenes: readonly Scene[];
  readonly reviewed: ReviewedSite;
  readonly options: Pick<ShotOptions, 'out' | 'only' | 'widths'>;
  readonly report: ShotReport;
}

const actionTimeoutMs = 30_000;
const callsTimeoutMs = 30_000;
/** Pictures and fonts are waited for with each picture of the page. */
const isCall = (request: Request) => ['document', 'script', 'fetch', 'xhr'].includes(request.resourceType());

/** Whether a picture is wanted: its part and name contain the text. */
export function isWanted(part: Part, name: string, only: string): boolean {
  return `${part}-${name}`.includes(only);
}

async function enter(context: BrowserContext, visitor: Visitor, tenant: TenantId): Promise<void> {
  if (visitor !== 'demo buyer' && visitor !== 'buyer') return;
  const page = await context.newPage();
  const site = siteIn(page);
  if (visitor === 'demo buyer') await beDemoBuyer(site, tenant);
  else {
    await signedInBuyer(site);
    await putIntoCart(page, 'Finance');
  }
  await page.close();
}

async function openBrowser(
  browser: Browser,
  { tenant, part, reviewed }: Visit,
  visitor: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: reviewed.siteUrl(tenant),
    viewport: playWindow,
    reducedMotion: part === 'motion' ? 'no-preference' : 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  context.setDefaultTimeout(actionTimeoutMs);
  // The compiler of this command names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await enter(context, visitor, tenant);
  return context;
}

/** Takes the pictures of a scene, at the given widths. */
async function play(visit: Visit, scene: Scene, context: BrowserContext, widths: readonly number[]) {
  const { tenant, part, options, report, reviewed } = visit;
  const calls = new WeakMap<Page, CallWatch>();
  const watch = (page: Page) => void calls.set(page, watchCalls(page, { isCall, timeoutMs: callsTimeoutMs }));
  const look: Look = async (shown, name, how = {}) => {
    if (!namesIn(scene).includes(name)) throw new Error(`${name} is not among the names of its scene`);
    if (!isWanted(part, name, options.only)) return void (await how.film?.());
    if (!how.isBusy) await calls.get(shown)?.ended();
    // A tab that had fingers does not get its mouse back.
    for (const width of widths.toReversed()) {
      const path = join(options.out, shotFile({ tenant, part, name, width }));
      if (how.film) await takeFilm(shown, width, { path, act: how.film });
      else await takePicture(shown, width, { ...how, path });
      report.taken(path);
    }
    if (!scene.eachWidth) await showAtWidth(shown, playWindow.width);
  };
  context.on('page', watch);
  const page = await context.newPage();
  try {
    if (scene.eachWidth) await showAtWidth(page, widths[0] ?? playWindow.width);
    const stage: Stage = { site: siteIn(page), page, context, tenant, reviewed };
    if ('walk' in scene) return await scene.walk(stage, look);
    await scene.open(stage);
    await look(page, scene.name, scene);
  } finally {
    context.off('page', watch);
    for (const tab of context.pages()) await tab.close();
  }
}

/** The groups of widths at which a scene is played. */
function playsOf(scene: Scene, widths: readonly number[]): readonly (readonly number[])[] {
  return scene.eachWidth ? widths.map((width) => [width]) : [widths];
}

async function playAll(browser: Browser, visit: Visit, visitor: Visitor): Promise<void> {
  const own = visit.scenes.filter((scene) => (scene.visitor ?? 'guest') === visitor);
  if (own.length === 0) return;
  let context = await openBrowser(browser, visit, visitor);
  for (const scene of own) {
    for (const widths of playsOf(scene, visit.options.widths)) {
      try {
        await play(visit, scene, context, widths);
      } catch (error) {
        visit.report.failed(`${visit.tenant}, ${visit.part}: ${namesIn(scene)[0]}`, error);
      }
      if (visitor !== 'alone') continue;
      await context.close();
      context = await openBrowser(browser, visit, visitor);
    }
  }
  await context.close();
}

/** Takes the wanted pictures of one part of a tenant's site. */
export async function photographPart(browser: Browser, visit: Visit): Promise<void> {
  const isWantedScene = (scene: Scene) =>
    (scene.tenants?.includes(visit.tenant) ?? true) &&
    namesIn(scene).some((name) => isWanted(visit.part, name, visit.options.only));
  const wanted = { ...visit, scenes: visit.scenes.filter(isWantedScene) };
  for (const visitor of ['guest', 'alone', 'demo buyer', 'buyer'] as const)
    await playAll(browser, wanted, visitor);
}
