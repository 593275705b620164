import type { AnchorHTMLAttributes } from 'react';
import { chakra } from '@chakra-ui/react';
import { isExternalHref } from '../provider/link-target.ts';
import { useLinkClick } from '../provider/use-link-click.ts';
import { useSiteHref } from '../provider/use-site-href.ts';

const Root = chakra('a', {
  base: {
    color: 'link',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    cursor: 'pointer',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      inline: {},
      /** For menus and lists, where its position identifies it as a link. */
      plain: { color: 'inherit', textDecorationLine: 'none', _hover: { textDecorationLine: 'underline' } },
      strong: { fontWeight: 'semibold' },
    },
  },
  defaultVariants: { variant: 'inline' },
});

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: 'inline' | 'plain' | 'strong';
}

/**
 * Link within the site (through the provider's `navigate`) or to another one. URLs with a scheme other than mailto, tel, http and https get
 * no `href` (SITE-83).
 */
export function AppLink({ href, onClick, rel, ...rest }: AppLinkProps) {
  const handleClick = useLinkClick(href, onClick, rest.target);
  const safeRel = isExternalHref(href) && rest.target === '_blank' ? 'noopener noreferrer' : rel;
  return <Root href={useSiteHref(href)} rel={safeRel} onClick={handleClick} {...rest} />;
}
