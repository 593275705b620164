import { chakra } from '@forecourt/shared-design';

/** A line in a box, with its action at the end. */
export const BannerBox = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'small',
    background: 'brandSoft',
    color: 'ink',
    textStyle: 'small',
    '& p': { margin: '0' },
    '& a': { color: 'ink', fontWeight: 'semibold' },
  },
});
