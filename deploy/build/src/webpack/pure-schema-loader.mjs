/**
 * Marks what builds a schema (valibot's functions, and ours by their names) or declares an endpoint as free of
 * side effects, so that those that a remote does not use are removed from its chunks. Reading a value with a
 * schema is not marked: it may throw.
 * @param {string} source
 */
export default function pureSchemaLoader(source) {
  return source.replace(
    /(?<![\w$.]|function )(?:v\.(?!(?:parse|safeParse|is|assert|set\w+|getDotPath)\()\w+|defineEndpoint|[a-z]\w*Schema(?:With)?)\(/g,
    '/*#__PURE__*/$&',
  );
}
