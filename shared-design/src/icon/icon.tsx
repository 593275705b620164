import type { SVGProps } from 'react';
import { iconPaths, type IconName } from './icon-paths.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Width and height in CSS pixels, 20 by default. */
  sizePx?: number;
  /** Fills the shape with the current color, for pressed states. */
  filled?: boolean;
  /** Accessible name; without it the icon is decorative. */
  title?: string;
}

/** Line icon in the current text color. */
export function Icon({ name, sizePx = 20, filled = false, title, ...rest }: IconProps) {
  const spoken = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...spoken}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
