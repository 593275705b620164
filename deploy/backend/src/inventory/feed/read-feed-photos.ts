const mostPhotos = 40;
const longestUrl = 500;

/** The photographs of a row, and what is odd about them. */
export interface FeedPhotos {
  readonly urls: readonly string[];
  readonly warnings: readonly string[];
}

function isPhotoUrl(text: string): boolean {
  return text.length <= longestUrl && URL.canParse(text) && new URL(text).protocol === 'https:';
}

/**
 * Reads addresses that are parted by `|`, `;` or spaces, in gallery order, each once. One that is no https address is left out with a
 * warning: a vehicle is not kept from the site by a picture.
 */
export function readFeedPhotos(text: string): FeedPhotos {
  const named = [...new Set(text.split(/[|;\s]+/).filter((part) => part !== ''))];
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
