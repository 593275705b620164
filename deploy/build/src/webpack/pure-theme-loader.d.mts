/**
 * Returns the source with its calls of `defineConfig`, `createSystem` and `mergeConfigs` marked as free of
 * side effects.
 */
export default function pureThemeLoader(source: string): string;
