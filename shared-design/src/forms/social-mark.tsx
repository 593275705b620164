/** Social sign-in providers. */
export type SocialMarkName = 'google' | 'facebook' | 'apple';

// Drawn here, in the providers' own colors; Apple's uses the text color, as Apple requires.
const drawings = {
  google: (
    <g fill="none" strokeWidth="4">
      <path d="M17.66 6.34A8 8 0 0 0 5.07 8" stroke="#ea4335" />
      <path d="M5.07 8A8 8 0 0 0 5.07 16" stroke="#fbbc05" />
      <path d="M5.07 16A8 8 0 0 0 17.14 18.13" stroke="#34a853" />
      <path d="M17.14 18.13A8 8 0 0 0 20 12H12" stroke="#4285f4" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        d="M10.5 23v-8H7.8v-3h2.7V9q0-4 4-4l2.2.2V8h-1.5q-1.8 0-1.8 1.7V12h3.2l-.5 3h-2.7v8z"
        fill="#fff"
      />
    </>
  ),
  apple: (
    <path
      d="M12.1 7.4c1-.7 2.2-1.2 3.5-1.1 1.5.1 2.7.7 3.5 1.8-2.8 1.8-2.4 5.5.5 6.8-.6 1.6-1.4 3.1-2.6 4.4-1.1 1.2-2.1 1.2-3.4.7-1-.4-1.9-.4-2.9 0-1.3.5-2.3.4-3.4-.9C4.2 15.7 4.2 9.4 8.3 7.2c1.3-.7 2.6-.5 3.8.2zM15.6 1.6c.2 1.3-.3 2.5-1 3.4-.8.9-1.8 1.5-2.9 1.4-.2-1.2.3-2.4 1-3.2.8-.9 1.9-1.5 2.9-1.6z"
      fill="currentColor"
    />
  ),
} as const satisfies Readonly<Record<SocialMarkName, unknown>>;

interface SocialMarkProps {
  name: SocialMarkName;
}

/** The logo of a sign-in provider, next to text that names it. */
export function SocialMark({ name }: SocialMarkProps) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
