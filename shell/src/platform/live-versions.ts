import * as v from 'valibot';

/** Version by release name, the shell included. */
export type Versions = Readonly<Record<string, string>>;

const LiveSchema = v.object({
  shellVersion: v.string(),
  releases: v.object({
    remotes: v.array(v.object({ name: v.string(), current: v.object({ version: v.string() }) })),
  }),
});

/** The versions that a page's context names. */
export function versionsOf({ shellVersion, releases }: v.InferOutput<typeof LiveSchema>): Versions {
  const remotes = releases.remotes.map(({ name, current }) => [name, current.version] as const);
  return Object.fromEntries([['shell', shellVersion] as const, ...remotes]);
}

const context = /<script type="application\/json" id="forecourt-page">(.*?)<\/script>/s;

/**
 * Returns the versions that this visitor would get with a new page: the page is fetched and its context read, but not run. Undefined if the
 * response is not one of our pages.
 */
export async function readLiveVersions(): Promise<Versions | undefined> {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    const [, text = ''] = context.exec(await answer.text()) ?? [];
    return versionsOf(v.parse(LiveSchema, JSON.parse(text)));
  } catch {
    return undefined;
  }
}
