import { use, type MouseEvent } from 'react';
import { isExternalHref } from './link-target.ts';
import { NavigationContext } from './navigation-context.ts';

type LinkClick = (event: MouseEvent<HTMLAnchorElement>) => void;

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Click handler of a link: plain clicks on URLs of this site go through the provider's `navigate`. */
export function useLinkClick(href: string, onClick?: LinkClick, target?: string): LinkClick {
  const navigate = use(NavigationContext);
  return (event) => {
    onClick?.(event);
    const stays = target === undefined || target === '_self';
    if (!navigate || !stays || isExternalHref(href) || href.startsWith('#') || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
}
