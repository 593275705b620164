import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles shared by dialogs and drawers. */
export const panelStyles: SystemStyleObject = {
  border: '0',
  padding: '0',
  color: 'ink',
  background: 'surfaceRaised',
  boxShadow: 'floating',
  flexDirection: 'column',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex' },
  '& > .fc-panel-head': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4',
    padding: { base: '5', sm: '6' },
    paddingBottom: { base: '3', sm: '3' },
  },
  '& > .fc-panel-head h2': { flex: '1', minWidth: '0', textStyle: 'heading', margin: '0', paddingTop: '1' },
  '& > .fc-panel-head button': { marginBlock: '-1', marginInlineEnd: '-2' },
  '& > .fc-panel-body': {
    flex: '1 1 auto',
    overflowY: 'auto',
    paddingInline: { base: '5', sm: '6' },
    paddingBlock: '2',
    paddingBottom: { base: '5', sm: '6' },
  },
  // The main button comes last: at the right of a wide screen, on top of the others on a phone.
  '& > .fc-panel-foot': {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'flex-end',
    gap: '3',
    padding: { base: '4', sm: '5' },
    paddingInline: { base: '5', sm: '6' },
    borderTop: '1px solid',
    borderColor: 'line',
    '& > *': { width: { base: 'full', sm: 'auto' } },
  },
};
