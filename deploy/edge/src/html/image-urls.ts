const vehicleImage = /^\/media\/vehicles\/[\w./-]+(\?[\w=&.-]*)?$/;
const ownImages = 4;

function* walk(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (vehicleImage.test(value)) yield value;
  } else if (Array.isArray(value)) {
    yield* value.every((item) => typeof item === 'string') ? first(value) : each(value);
  } else if (typeof value === 'object' && value !== null) {
    yield* each(Object.values(value));
  }
}

function* each(values: readonly unknown[]): Generator<string> {
  for (const value of values) yield* walk(value);
}

function* first(values: readonly unknown[]): Generator<string> {
  for (const url of each(values)) {
    yield url;
    return;
  }
}

/**
 * The first four distinct vehicle image URLs in an answer, in its own order. Of a gallery (a list of URLs)
 * only the first counts, because only that one is on the first screen.
 */
export function imageUrls(answer: unknown): string[] {
  const found = new Set<string>();
  for (const url of walk(answer)) {
    found.add(url);
    if (found.size === ownImages) break;
  }
  return [...found];
}
