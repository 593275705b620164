/**
 * Marks what builds a schema or declares an endpoint as free of side effects, so that those that a remote does
 * not use are removed from its chunks. Reading a value with a schema is not marked: it may throw.
 * @param {string} source
 */
export default function pureSchemaLoader(source) {
  return source.replace(
    /(?<![\w$.])(?:v\.(?!(?:parse|safeParse|is|assert|set\w+|getDotPath)\()\w+|defineEndpoint)\(/g,
    '/*#__PURE__*/$&',
  );
}
