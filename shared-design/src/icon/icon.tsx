import type { SVGProps } from 'react';
import { iconPaths, type IconName } from './icon-paths.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** CSS pixels of the square, 20 by default. */
  sizePx?: number;
  /** Fills the shape with the current colour, for pressed states. */
  filled?: boolean;
  /** What it says to those who do not see it; without it the icon is decoration. */
  title?: string;
}

/** Line icon in the current text colour. */
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
