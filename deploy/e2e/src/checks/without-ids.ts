const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** A text without its random ids, whose digits may happen to be those that a test looks for. */
export const withoutIds = (text: string): string => text.replaceAll(uuid, '');
