import type { Compilation, Dependency } from 'webpack';

interface ExposedDependency extends Dependency {
  readonly exposedName: string;
}

function isExposed(dependency: Dependency): dependency is ExposedDependency {
  return 'exposedName' in dependency;
}

/**
 * The names that each exposed module of a container exports, sorted, by module (`./app`); none for a module whose
 * exports are not static. Publication rejects a remote without the ones that a page calls.
 */
export function exposedNames({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const exposed = [...modules].flatMap((module) =>
    module.blocks.flatMap(({ dependencies }) => dependencies.filter(isExposed)),
  );
  return Object.fromEntries(
    exposed.map((dependency) => {
      const module = moduleGraph.getModule(dependency);
      const names = module && moduleGraph.getProvidedExports(module);
      return [dependency.exposedName, Array.isArray(names) ? [...names].sort() : []];
    }),
  );
}
