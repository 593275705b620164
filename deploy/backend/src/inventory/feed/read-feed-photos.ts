const mostPhotos = 40;
const longestUrl = 500;

/** The photographs of a row, with warnings. */
export interface FeedPhotos {
  readonly urls: readonly string[];
  readonly warnings: readonly string[];
}

function isPhotoUrl(text: string): boolean {
  return text.length <= longestUrl && URL.canParse(text) && new URL(text).protocol === 'https:';
}

/**
 * Reads URLs separated by `|`, `;`, spaces, or commas before the next URL, in gallery order, each once. A URL
 * that is not https is skipped with a warning: a bad picture does not keep a vehicle off the site.
 */
export function readFeedPhotos(text: string): FeedPhotos {
  const named = [...new Set(text.split(/,*[|;\s]+|,+(?=https?:)|,+$/i).filter((part) => part !== ''))];
  const urls = named.filter(isPhotoUrl);
  const leftOut = named.length - urls.length;
  return {
    urls: urls.slice(0, mostPhotos),
    warnings: [
      ...(leftOut > 0
        ? [`${leftOut} of ${named.length} photos are left out, for they are no https addresses`]
        : []),
      ...(urls.length > mostPhotos
        ? [`only the first ${mostPhotos} of ${urls.length} photos are taken`]
        : []),
    ],
  };
}
