/** The parts of the edge's HTML that the shell fills. */
export interface PagePlaces {
  readonly header: HTMLElement;
  readonly main: HTMLElement;
  /** Inside main: the shell's own status messages, next to the remotes. */
  readonly status: HTMLElement;
  readonly footer: HTMLElement;
}

function place(page: Document, id: string): HTMLElement {
  const found = page.getElementById(id);
  if (found) return found;
  const made = page.createElement('div');
  made.id = id;
  page.body.append(made);
  return made;
}

/** Finds the elements, or creates those that the HTML lacks, in reading order. */
export function pagePlaces(page: Document): PagePlaces {
  const header = place(page, 'fc-header');
  const main = place(page, 'fc-main');
  const footer = place(page, 'fc-footer');
  const status = page.createElement('div');
  status.id = 'fc-status';
  main.prepend(status);
  return { header, main, status, footer };
}

/**
 * Removes the edge's skeleton of the first view: at once, or where the remote still holds the place of its whole page (`data-placeholder`), in
 * the frame that paints what takes that place. Until then the skeleton stays in sight instead.
 */
export function removeSkeleton(main: HTMLElement): void {
  if (main.querySelector('[data-placeholder]')) {
    requestAnimationFrame(() => removeSkeleton(main));
    return;
  }
  for (const skeleton of main.querySelectorAll('[data-skeleton]')) skeleton.remove();
}

/** Returns a function that removes what the edge painted in the header, and nothing that React has added since. */
export function paintRemover(header: HTMLElement): () => void {
  const painted = [...header.childNodes];
  return () => {
    for (const node of painted) node.remove();
  };
}
