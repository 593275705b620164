import { chakra } from '@forecourt/shared-design';

/** A table of a legal document. On a phone each row is a small card, its last cell muted below the others. */
export const LegalTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& caption': { textAlign: 'start', color: 'inkMuted', paddingBottom: '2' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: '3',
      paddingInlineEnd: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& thead th': { color: 'inkMuted', fontWeight: 'semibold', width: '35%' },
    // The longest key on one line, and how long most are kept.
    '& thead th:first-of-type': { width: '40%' },
    '& thead th:last-of-type': { width: '25%' },
    '& tbody th': { fontWeight: 'normal' },
    '& b': { fontWeight: 'semibold' },
    '& code': {
      display: 'block',
      marginTop: '1',
      fontSize: 'xs',
      color: 'inkMuted',
      overflowWrap: 'anywhere',
    },
    // Three columns do not fit side by side.
    '@media (max-width: 599px)': {
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '&, & caption, & tbody, & tr, & th, & td': { display: 'block' },
      '& tr': { paddingBlock: '3', borderBottom: '1px solid', borderColor: 'line' },
      '& th, & td': { border: '0', paddingBlock: '1', paddingInlineEnd: '0' },
      '& td:last-of-type': { color: 'inkMuted' },
    },
  },
});
