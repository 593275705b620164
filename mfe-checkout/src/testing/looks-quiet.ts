const layered = /@layer recipes\{([^{}]+)\{([^{}]*)\}\}/g;

/**
 * Whether an action is underlined as `quietAction` is, so that nobody takes it for the main one. Read from the rules of the page: jsdom
 * applies none that is in a layer.
 */
export function looksQuiet(action: Element): boolean {
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return [...rules.matchAll(layered)].some(
    ([, selector = '', style = '']) =>
      style.includes('text-decoration:underline') && style.includes('ink-muted') && action.matches(selector),
  );
}
