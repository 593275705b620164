import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonStyles, type ButtonLook } from './button-styles.ts';

const Root = chakra('button', buttonStyles);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Icon before the text. */
  icon?: IconName | undefined;
  /** Icon after the text. */
  trailingIcon?: IconName;
  /** Work in progress: shows a spinner, keeps focus, and ignores clicks. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Button, `type="button"` by default. While `busy` it stays focusable and announces that it is busy. */
export function Button(props: ButtonProps) {
  const { icon, trailingIcon, busy = false, children, onClick, type = 'button', ...rest } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root type={type} onClick={handleClick} aria-busy={busy || undefined} {...rest}>
      {busy ? <Spinner sizePx={18} /> : icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </Root>
  );
}
