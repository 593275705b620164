import { chakra } from '@forecourt/shared-design';

/** A form of the application: its fields in one column, at a readable width. */
export const ApplicationForm = chakra('form', {
  base: {
    display: 'grid',
    gap: '6',
    maxWidth: { md: '600px' },
    '& :not(.fc-affixed) > [inputmode=numeric]': { maxWidth: { sm: '16ch' } },
    '& .fc-why': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '2' },
    '& h2': { textStyle: 'subheading', margin: '0', marginBottom: '3' },
    '& p': { margin: '0' },
  },
});
