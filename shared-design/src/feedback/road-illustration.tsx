import { useOptionalPlatform } from '@forecourt/shared-contracts/react';

/** What is behind the road in each kind of light that a brand shows its vehicles in: a skyline, the sea, a night sky. */
const scenery = {
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
      <path d="M382 38a36 36 0 1 0 22 56 30 30 0 0 1-22-56Z" fill="var(--fc-accent)" />
      <path d="M60 46h3v3h-3Zm130-14h3v3h-3Zm80 44h3v3h-3Zm170-24h3v3h-3Z" fill="var(--fc-ink)" />
      <path d="m0 160 90-70 60 40 70-60 90 80 60-40 110 50Z" fill="var(--fc-ink)" opacity="0.12" />
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
  const vehicleBackdrop = useOptionalPlatform()?.tenant.theme.vehicleBackdrop ?? 'studio';
  const isDark = vehicleBackdrop === 'dark';
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
      {scenery[vehicleBackdrop === 'none' ? 'studio' : vehicleBackdrop]}
      <path d="M0 160c90-14 170-12 250-4s160 6 230-6v110H0Z" fill="var(--fc-surface-sunken)" />
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
