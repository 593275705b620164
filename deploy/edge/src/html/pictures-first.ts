const hints = '(?:<link rel="preload" as="image"[^>]*>)+';
const atStart = new RegExp(`^${hints}`);
const beforeStyles = new RegExp(`${hints}(?=<style nonce="[^"]*" data-emotion=)`);
const viewport = /<meta name="viewport"[^>]*>/;

/** Splits the HTML of a view into the hints of its first pictures, with which React begins it, and the rest. */
export function splitPictures(html: string): { readonly pictures: string; readonly rest: string } {
  const [pictures = ''] = atStart.exec(html) ?? [];
  return { pictures, rest: html.slice(pictures.length) };
}

/**
 * Moves the hints of the first pictures of a page's view to the beginning of its head, in front of all styles: on a slow line the largest
 * picture is then under way some 10 kB earlier. They follow the viewport, because a phone that does not know it yet chooses the pictures of a
 * wide page, and loads those of its own width besides. For whole pages only: one that is being written has sent its head before it knows them. A page without
 * a view stays as it is.
 */
export function withPicturesFirst(page: string): string {
  const [pictures] = beforeStyles.exec(page) ?? [];
  if (!pictures) return page;
  return page.replace(pictures, '').replace(viewport, (tag) => tag + pictures);
}
