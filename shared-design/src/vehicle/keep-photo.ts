/**
 * Keeps the photo of a card, as the browser has loaded it, for the page of its vehicle: the page shows it until its own has arrived. It is the
 * image `--fc-photo-` with the vehicle's VIN, of the document. Keeps nothing of a card without a photo.
 */
export function keepPhoto(vin: string, card: Element | null): void {
  const photo = card?.querySelector<HTMLImageElement>('img:not(.fc-preview)');
  if (photo) document.documentElement.style.setProperty(`--fc-photo-${vin}`, `url("${photo.currentSrc}")`);
}
