type Modules = Readonly<Record<string, string>>;

/**
 * The shared modules of a server build of which the page runs another build, in words; none if the view and the
 * browser's own would be the same.
 */
export function otherModules(built: Modules, provided: Modules): string[] {
  return Object.entries(built).flatMap(([request, version]) => {
    const live = provided[request];
    return live === version ? [] : [`${request} ${live ?? 'missing'} instead of ${version}`];
  });
}
