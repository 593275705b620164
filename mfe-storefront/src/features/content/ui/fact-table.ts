import { chakra } from '@forecourt/shared-design';

/** A table of figures that fits a phone: names at the start, figures aligned at the end of their column. */
export const FactTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    background: 'surfaceRaised',
    fontSize: { base: 'sm', sm: 'inherit' },
    '& caption': { textAlign: 'start', color: 'inkMuted', textStyle: 'small', paddingBottom: '2' },
    '& th, & td': {
      paddingBlock: { base: '2.5', sm: '3' },
      paddingInline: { base: '1.5', sm: '3' },
      borderBlock: '1px solid',
      borderColor: 'line',
      textAlign: 'end',
      verticalAlign: 'top',
    },
    '& th:first-of-type': { textAlign: 'start' },
    '& .fc-whole': { whiteSpace: 'nowrap' },
    '& thead th': {
      textStyle: 'small',
      color: 'inkMuted',
      fontWeight: 'semibold',
      background: 'surfaceSunken',
    },
    '& tbody th': { fontWeight: 'semibold' },
  },
});
