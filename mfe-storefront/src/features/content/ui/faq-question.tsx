import { AppLink, chakra, ContactText, Icon } from '@forecourt/shared-design';
import type { Question } from '../domain/filter-questions.ts';

const Root = chakra('details', {
  base: {
    scrollMarginTop: '12px',
    background: 'surfaceRaised',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:last-of-type': { borderBottom: '0' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '52px',
      paddingInline: { base: '4', sm: '5' },
      paddingBlock: '3',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      cursor: 'pointer',
      listStyle: 'none',
      textWrap: 'balance',
      _hover: { background: 'surfaceSunken' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary svg': { flexShrink: '0', color: 'inkMuted' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& > div': { paddingInline: { base: '4', sm: '5' }, paddingBottom: '5', maxWidth: 'prose' },
    '& p': { margin: '0', lineHeight: 'normal' },
    '& p + p': { marginTop: '2' },
  },
});

/** One question; its answer opens below it. */
export function FaqQuestion({ id, question, answer, link }: Question) {
  return (
    <Root id={id}>
      <summary>
        <span>{question}</span>
        <Icon name="chevronDown" sizePx={20} />
      </summary>
      <div>
        <p>
          <ContactText>{answer}</ContactText>
        </p>
        {link && (
          <p>
            <AppLink href={link.href} variant="strong">
              {link.label}
            </AppLink>
          </p>
        )}
      </div>
    </Root>
  );
}
