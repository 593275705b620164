/** Returns the source with its calls that build schemas and endpoints marked as free of side effects. */
export default function pureSchemaLoader(source: string): string;
