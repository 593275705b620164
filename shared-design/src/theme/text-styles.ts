const display = {
  fontFamily: 'display',
  fontWeight: 'display',
  letterSpacing: 'tight',
  textWrap: 'balance',
};

/** Type scale by role. `hero` is for one line per page, `title` for its heading, `heading` and `subheading` below it. */
export const textStyles = {
  hero: { value: { ...display, fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)', lineHeight: '1.05' } },
  title: { value: { ...display, fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)', lineHeight: '1.12' } },
  heading: {
    value: { ...display, fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)', lineHeight: '1.2' },
  },
  subheading: { value: { ...display, letterSpacing: '0', fontSize: 'lg', lineHeight: 'snug' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.45' } },
  caption: { value: { fontSize: 'xs', lineHeight: '1.4' } },
  eyebrow: {
    value: {
      fontSize: 'xs',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
      textTransform: 'uppercase',
      lineHeight: '1.4',
    },
  },
};
