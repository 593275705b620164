import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../fixtures/site.ts';
import type { TenantId } from '../stack/index.ts';

/**
 * Whose browser shows a scene: scenes of one visitor share it, except `alone`, who is a guest in a new one each time. A
 * `buyer` has a separate account and a financed cart.
 */
export type Visitor = 'guest' | 'demo buyer' | 'buyer' | 'alone';

/** The running site, as far as scenes use it. */
export interface ReviewedSite {
  siteUrl(tenant: string): string;
  /** URL of the host dealer's page, on another origin. */
  hostPageUrl(tenant: TenantId, orderNumber: string): string;
}

/** How a picture is taken. */
export interface LookOptions {
  /** `screen`: what is visible without scrolling; by default the whole page, or the screen if a dialog is open. */
  readonly take?: 'screen';
  /** The page waits for something on purpose: its spinners are part of the picture. */
  readonly isBusy?: boolean;
  /** The picture is a row of frames of what happens during this act. */
  readonly film?: () => Promise<unknown>;
}

/** Takes the picture of this name of a tab, at every width; nothing if it is not wanted. */
export type Look = (page: Page, name: string, options?: LookOptions) => Promise<void>;

/** A new tab for one scene. */
export interface Stage {
  readonly site: Site;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly tenant: TenantId;
  readonly reviewed: ReviewedSite;
}

interface SceneOptions {
  /** `guest` by default. */
  readonly visitor?: Visitor;
  /** Plays the scene once for each width, because another width leads to another state; by default only the window is resized. */
  readonly eachWidth?: boolean;
  /** Tenants that have it; all by default. */
  readonly tenants?: readonly TenantId[];
}

/** One picture: opens a page and waits for its content. */
export interface Shot extends SceneOptions, LookOptions {
  readonly name: string;
  open(stage: Stage): Promise<unknown>;
}

/** Several pictures on one way through the site. */
export interface Walk extends SceneOptions {
  /** Names of all its pictures. */
  readonly shows: readonly string[];
  walk(stage: Stage, look: Look): Promise<void>;
}

export type Scene = Shot | Walk;

/** Names of the pictures of a scene. */
export function namesIn(scene: Scene): readonly string[] {
  return 'shows' in scene ? scene.shows : [scene.name];
}
