import type { ReactNode } from 'react';
import { useOptionalPlatform } from '@forecourt/shared-contracts/react';
import type { VehicleBackdrop } from '@forecourt/shared-contracts/tenant';

/**
 * What is behind the road in each kind of light that a brand shows its vehicles in: a skyline, the sea, at night a charger, whose cable goes
 * to the car.
 */
const scenery: Readonly<Partial<Record<VehicleBackdrop, ReactNode>>> = {
  studio: (
    <>
      <circle cx="254" cy="70" r="28" fill="var(--fc-brand)" opacity="0.28" />
      <path
        d="M0 160V92h40V70h40v36h30V58h40v102Zm300 0V96h30V76h40v28h40V64h30v96Z"
        fill="var(--fc-brand)"
        opacity="0.16"
      />
    </>
  ),
  warm: (
    <>
      <circle cx="368" cy="92" r="36" fill="var(--fc-accent)" opacity="0.7" />
      <path d="M0 112h480v60H0Z" fill="var(--fc-brand)" opacity="0.2" />
      <path d="M86 108V52l44 56Zm-8 0V66L50 108Zm-34 6h96l-14 14H58Z" fill="var(--fc-brand)" opacity="0.75" />
    </>
  ),
  dark: (
    <>
      <path d="m297 20-48 72h32l-8 56 60-80h-36Z" fill="var(--fc-brand)" opacity="0.2" />
      <path d="M24 204V98a12 12 0 0 1 12-12h18a12 12 0 0 1 12 12v106Z" fill="var(--fc-accent)" />
      <path d="M33 98h24v16H33Z" fill="var(--fc-surface)" />
      <path d="m47 124-11 16h8l-2 13 13-18h-8Z" fill="var(--fc-brand)" />
      <path d="M66 122c34 4-10 78 26 62" stroke="var(--fc-ink-muted)" strokeWidth="4" />
    </>
  ),
};

/** Stands beside the car: a sign at a road that does not exist, a warning triangle where something broke. */
const marks = {
  404: (
    <g transform="translate(318 150)" stroke="var(--fc-ink)" strokeWidth="4">
      <path d="M22 24v62" />
      <path d="M0 0h46l16 13-16 13H0Z" fill="var(--fc-surface-raised)" />
      <path d="M14 9c0-6 14-6 14 1 0 4-7 4-7 8m0 3v1" />
    </g>
  ),
  500: (
    <g transform="translate(318 186)" stroke="var(--fc-critical)" strokeWidth="5" strokeLinejoin="round">
      <path d="m30 0 30 50H0Z" fill="var(--fc-surface-raised)" />
      <path d="M30 18v14m0 7v2" />
    </g>
  ),
};

/** Built-in picture of the error pages: a car on a road, in the tenant's colors, scenery and corners; the mark tells the errors apart. */
export function RoadIllustration({ code }: { readonly code: 404 | 500 }) {
  const backdrop = useOptionalPlatform()?.tenant.theme.vehicleBackdrop ?? 'studio';
  const isDark = backdrop === 'dark';
  const behind = scenery[backdrop] ?? scenery.studio;
  return (
    <svg
      viewBox="0 0 480 260"
      fill="none"
      aria-hidden="true"
      focusable="false"
      style={{
        borderRadius: 'var(--fc-radius-card)',
        background: `var(--fc-${isDark ? 'surface-raised' : 'brand-soft'})`,
      }}
    >
      {isDark || behind}
      <path d="M0 160c90-14 170-12 250-4s160 6 230-6v110H0Z" fill="var(--fc-surface-sunken)" />
      {isDark && behind}
      <path d="M0 204h480v40H0Z" fill={`var(--fc-${isDark ? 'line' : 'ink'})`} opacity="0.82" />
      <path
        d="M8 224h480"
        stroke={`var(--fc-${isDark ? 'ink-muted' : 'surface'})`}
        strokeWidth="3"
        strokeDasharray="22 18"
      />
      {marks[code]}
      <g transform="translate(84 150)">
        <path
          d="M6 52c-5 0-8-4-7-9l3-11c1-4 4-7 8-8l18-4L45 6C49 3 54 1 60 1h27c7 0 13 3 18 7l15 13 17 4c6 1 9 6 9 12v9c0 4-3 6-6 6Z"
          fill="var(--fc-brand)"
        />
        <path d="M36 20 49 9c3-2 6-3 10-3h8v15H37Zm36 1V6h14c5 0 10 2 14 5l11 10Z" fill="var(--fc-surface)" />
        {[34, 114].map((x) => (
          <circle
            key={x}
            cx={x}
            cy="53"
            r="10"
            fill="var(--fc-surface)"
            stroke="var(--fc-ink)"
            strokeWidth="8"
          />
        ))}
      </g>
    </svg>
  );
}
