import { chakra } from '@forecourt/shared-design';

/** The floating box of a menu below its button. */
export const PanelBox = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + 8px)',
    width: '375px',
    padding: '2',
    background: 'surfaceRaised',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'floating',
    '& p': {
      margin: '0',
      paddingBlock: '2',
      paddingInline: '3',
      textStyle: 'small',
      color: 'inkMuted',
      overflowWrap: 'anywhere',
    },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      paddingInline: '3',
      borderRadius: 'small',
      overflowWrap: 'anywhere',
      _hover: { background: 'surfaceSunken', textDecorationLine: 'none' },
      '&[aria-current=page]': { background: 'surfaceSunken', fontWeight: 'semibold' },
    },
    '& li a .fc-count': { marginInlineStart: 'auto' },
    '& > button': { width: 'full', marginTop: '2' },
  },
});
