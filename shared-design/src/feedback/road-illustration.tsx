/** Built-in picture of the error pages: a car by a winding road, in the tenant's colors. */
export function RoadIllustration() {
  return (
    <svg viewBox="0 0 480 260" fill="none" aria-hidden="true" focusable="false">
      <rect width="480" height="260" rx="20" fill="var(--fc-brand-soft)" />
      <circle cx="368" cy="78" r="34" fill="var(--fc-accent)" opacity="0.9" />
      <path d="M0 150c60-34 104-22 150-6s86 10 132-14 112-26 198 10v120H0Z" fill="var(--fc-surface-sunken)" />
      <path d="M0 186c80-26 150-22 220-10s160 14 260-14v98H0Z" fill="var(--fc-brand)" opacity="0.22" />
      <path
        d="M196 260c-8-34 22-52 66-62s62-18 46-32c-9-8-26-10-40-11h26c26 1 52 5 60 17 14 22-30 32-66 42-34 10-46 24-36 46Z"
        fill="var(--fc-ink)"
        opacity="0.82"
      />
      <path
        d="M240 252c-2-18 16-30 42-38m22-8c18-6 30-12 30-22"
        stroke="var(--fc-surface)"
        strokeWidth="3"
        strokeDasharray="12 10"
        strokeLinecap="round"
      />
      <g transform="translate(54 148)">
        <ellipse cx="72" cy="66" rx="82" ry="7" fill="var(--fc-ink)" opacity="0.18" />
        <path
          d="M6 52c-5 0-8-4-7-9l3-11c1-4 4-7 8-8l18-4L45 6C49 3 54 1 60 1h27c7 0 13 3 18 7l15 13 17 4c6 1 9 6 9 12v9c0 4-3 6-6 6Z"
          fill="var(--fc-brand)"
        />
        <path d="M36 20 49 9c3-2 6-3 10-3h8v15H37Zm36 1V6h14c5 0 10 2 14 5l11 10Z" fill="var(--fc-surface)" />
        <circle cx="34" cy="53" r="14" fill="var(--fc-ink)" />
        <circle cx="34" cy="53" r="6" fill="var(--fc-surface)" />
        <circle cx="114" cy="53" r="14" fill="var(--fc-ink)" />
        <circle cx="114" cy="53" r="6" fill="var(--fc-surface)" />
      </g>
    </svg>
  );
}
