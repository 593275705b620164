import { chakra } from '@forecourt/shared-design';

/** Short points, stacked. */
export const BulletList = chakra('ul', {
  base: {
    margin: '0',
    paddingInlineStart: '5',
    listStyle: 'disc outside',
    maxWidth: 'prose',
    '& > li + li': { marginTop: '2' },
    '& li::marker': { color: 'inkMuted' },
  },
});
