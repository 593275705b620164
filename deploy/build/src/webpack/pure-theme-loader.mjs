/**
 * Marks Chakra's theme and preset as free of side effects, so that recipes of unused components are removed
 * from the bundle.
 * @param {string} source
 */
export default function pureThemeLoader(source) {
  return source.replace(/(?<==\s*|\()(?:defineConfig|createSystem|mergeConfigs)\(/g, '/*#__PURE__*/$&');
}
