import type { AnchorHTMLAttributes, Ref } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { useLinkClick } from '../provider/use-link-click.ts';
import { useSiteHref } from '../provider/use-site-href.ts';
import { buttonStyles, type ButtonLook } from './button-styles.ts';

const Root = chakra('a', buttonStyles);

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  href: string;
  icon?: IconName;
  trailingIcon?: IconName;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Link that looks like a button: for navigation, whereas a {@link Button} performs an action. Not printed, unless it is a phone number. */
export function LinkButton({ href, icon, trailingIcon, children, onClick, ...rest }: LinkButtonProps) {
  const handleClick = useLinkClick(href, onClick, rest.target);
  return (
    <Root data-print="no" href={useSiteHref(href)} onClick={handleClick} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </Root>
  );
}
