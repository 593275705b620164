/** Here rather than in the catalog, which is loaded at the start of the page. */
const texts = {
  en: "You're offline. What you see may be out of date; nothing is sent until you're back.",
  es: 'Está sin conexión. Lo que ve puede no estar al día; nada se envía hasta que vuelva a conectarse.',
} as const;
const look =
  'position:sticky;z-index:5;padding:12px 16px;background:#0b0e13;color:#fff;text-align:center;font-size:14px';

/** How far the sticky header reaches down, in px. */
function headerBottom(page: Document): number {
  return Math.max(0, page.querySelector('#fc-header > *')?.getBoundingClientRect().bottom ?? 0);
}

/**
 * Says at the top of the page that the browser is offline, for as long as it is (F61). The notice keeps below the header and, as it may
 * cover what is scrolled to, makes room for itself.
 */
export function showOffline(locale: string, page: Document = document): void {
  const notice = page.createElement('div');
  notice.setAttribute('role', 'status');
  // Beside the main part, which is a grid: inside of it nothing would stick.
  page.getElementById('fc-main')?.before(notice);
  const root = page.documentElement.style;
  const place = () => {
    root.removeProperty('scroll-padding-top');
    if (navigator.onLine) return;
    const top = headerBottom(page);
    notice.style.top = `${top}px`;
    root.scrollPaddingTop = `${top + notice.offsetHeight + 8}px`;
  };
  const update = () => {
    notice.textContent = navigator.onLine ? '' : texts[locale === 'es' ? 'es' : 'en'];
    notice.style.cssText = navigator.onLine ? '' : look;
    place();
  };
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  // The header's height depends on the width.
  window.addEventListener('resize', place);
  update();
}
