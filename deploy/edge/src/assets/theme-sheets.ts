import { createHash } from 'node:crypto';
import type { ReleaseStore } from '@forecourt/releases';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { tenantCss, type Tenant } from '@forecourt/shared-contracts/tenant';
import { keptBy } from '../kept-by.ts';
import { assetUrl } from '../site/site-snapshot.ts';

/**
 * A tenant's style sheet: the design of the shell release plus the tenant's own values. `url` changes with
 * the content.
 */
export interface ThemeSheet {
  readonly url: string;
  readonly css: string;
}

/** Style sheets by tenant and shell release, created on first use. */
export interface ThemeSheets {
  of(tenant: Tenant, shell: ReleaseRecord): Promise<ThemeSheet>;
  /** Returns a sheet that this edge has already created, by its URL. */
  byUrl(url: string): ThemeSheet | undefined;
}

const keptSheets = 200;

const themeText = keptBy(({ theme }: Tenant) => JSON.stringify(theme));

/**
 * Makes URLs that are relative to the release's folder absolute, because the sheet is served from another
 * folder.
 */
function withAbsoluteUrls(css: string, shell: ReleaseRecord): string {
  return css.replace(
    /url\((['"]?)\.\/([^'")]+)\1\)/g,
    (_, _quote: string, path: string) => `url(${assetUrl(shell, path)})`,
  );
}

/** Leaves out the faces of other tenants' fonts. */
function withOwnFaces(css: string): string {
  const face = /@font-face\{font-family:'([^']+)'[^}]*\}/g;
  const rest = css.replace(face, '');
  return css.replace(face, (rule, family: string) => (rest.includes(`'${family}'`) ? rule : ''));
}

async function designCss(store: ReleaseStore, shell: ReleaseRecord): Promise<string> {
  const sheets = await Promise.all(shell.styles.map((path) => store.file(shell, path)));
  return withAbsoluteUrls(sheets.map((bytes) => new TextDecoder().decode(bytes)).join('\n'), shell);
}

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > keptSheets && oldest !== undefined) map.delete(oldest);
}

/** Keeps the last 200 sheets, so that pages left open during a release still find theirs. */
export function createThemeSheets(store: ReleaseStore): ThemeSheets {
  const byUrl = new Map<string, ThemeSheet>();
  const byContent = new Map<string, Promise<ThemeSheet>>();
  const make = async (tenant: Tenant, shell: ReleaseRecord) => {
    const css = withOwnFaces(`${await designCss(store, shell)}\n${tenantCss(tenant.theme)}\n`);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
    const sheet = { css, url: `/assets/theme/${tenant.id}.${hash}.css` };
    keep(byUrl, sheet.url, sheet);
    return sheet;
  };
  return {
    of(tenant, shell) {
      const key = `${tenant.id} ${shell.version} ${themeText(tenant)}`;
      const known = byContent.get(key);
      if (known) return known;
      const made = make(tenant, shell);
      keep(byContent, key, made);
      made.catch(() => byContent.delete(key));
      return made;
    },
    byUrl: (url) => byUrl.get(url),
  };
}
