import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** The tenant's logo in its brand colors as a 32 by 32 SVG icon. */
export function favicon({ logo, theme }: Tenant): string {
  const scale = 22 / Math.max(logo.width, logo.height);
  const left = (32 - logo.width * scale) / 2;
  const top = (32 - logo.height * scale) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${theme.palette.brand}"/>`,
    `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})" fill="${theme.palette.onBrand}" d="${logo.path}"/>`,
    '</svg>',
  ].join('');
}
