import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { settle } from './settle.ts';
import { showAtWidth } from './take-picture.ts';

/** A picture of a film. */
export interface Frame {
  /** A JPEG, in base64. */
  readonly data: string;
  /** Milliseconds after the film's first act. */
  readonly at: number;
}

const mostFrames = 14;

/** Frames of a strip: the last one before the act, the last of all, and others about evenly in between. */
export function chosenFrames(frames: readonly Frame[], most = mostFrames): readonly Frame[] {
  const first = Math.max(
    0,
    frames.findLastIndex(({ at }) => at < 0),
  );
  const shown = frames.slice(first);
  if (shown.length <= most) return shown;
  return Array.from(
    { length: most },
    (_, index) => shown[Math.round((index * (shown.length - 1)) / (most - 1))]!,
  );
}

/** Waits until nothing in the tab moves that ever ends. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** Takes the frames of what a tab shows during an act, until it rests. */
async function filmed(page: Page, act: () => Promise<unknown>): Promise<readonly Frame[]> {
  const session = await page.context().newCDPSession(page);
  const frames: { readonly data: string; readonly seconds: number }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, seconds: metadata.timestamp ?? Date.now() / 1_000 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 85, everyNthFrame: 1 });
  const began = Date.now();
  await act();
  await settle(page, true);
  await rest(page);
  await settle(page, true);
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames
    .map(({ data, seconds }) => ({ data, at: Math.round(seconds * 1_000 - began) }))
    .toSorted((one, other) => one.at - other.at);
}

/** What the tab shows in the end. */
async function lastFrame(page: Page): Promise<Frame> {
  await settle(page, true);
  const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
  return { data: picture.toString('base64'), at: Infinity };
}

const timeOf = (at: number): string => {
  if (at < 0) return 'before';
  return Number.isFinite(at) ? `${at} ms` : 'at the end';
};

/** A page that shows the frames in a row, with their times. */
export function stripPage(frames: readonly Frame[], frameWidth: number): string {
  const figures = frames.map(
    ({ data, at }) =>
      `<figure><img src="data:image/jpeg;base64,${data}" width="${frameWidth}" alt=""><figcaption>${timeOf(at)}</figcaption></figure>`,
  );
  return `<!doctype html><style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#fff;font:14px system-ui}figure{margin:0}img{display:block;border:1px solid #ccc}</style>${figures.join('')}`;
}

/** Films an act in a tab at a width, and writes the frames as one picture. */
export async function takeFilm(
  page: Page,
  width: number,
  { path, act }: { readonly path: string; readonly act: () => Promise<unknown> },
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await showAtWidth(page, width);
  await settle(page);
  const frames = [...chosenFrames(await filmed(page, act)), await lastFrame(page)];
  const frameWidth = width < 600 ? 300 : 460;
  const strip = await page.context().newPage();
  await strip.setViewportSize({ width: 5 * (frameWidth + 10) + 16, height: 400 });
  await strip.setContent(stripPage(frames, frameWidth));
  await settle(strip);
  await strip.screenshot({ path, fullPage: true });
  await strip.close();
}
