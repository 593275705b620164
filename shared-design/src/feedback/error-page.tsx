import { useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { ActionRow } from '../layout/action-row.ts';
import { useErrorPageEvent } from '@forecourt/shared-contracts/react';
import { LinkButton } from '../action/link-button.tsx';
import { useArrivalFocus } from '../layout/use-arrival-focus.ts';
import { useDesignText } from '../text/use-design-text.ts';
import { useOptionalText } from '../text/use-optional-text.ts';
import { RoadIllustration } from './road-illustration.tsx';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    alignItems: 'center',
    gap: { base: '8', md: '16' },
    maxWidth: '1080px',
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6' },
    paddingBlock: { base: '10', md: '20' },
    '& .fc-code': { textStyle: 'eyebrow', color: 'inkMuted', margin: '0' },
    '& h1': { textStyle: 'hero', fontSize: 'clamp(2rem, 1.5rem + 2vw, 3rem)', margin: '0', marginTop: '3' },
    '& .fc-subtitle': { fontSize: 'lg', color: 'inkMuted', margin: '0', marginTop: '4', maxWidth: '25em' },
    '& .fc-picture': { order: { base: '-1', sm: '0' }, '& > *': { width: 'full' } },
  },
});

export interface ErrorPageProps {
  code: 404 | 500;
  title?: ReactNode;
  /** Null hides it. */
  subtitle?: ReactNode | null;
  /** Replaces the buttons; null hides them. */
  action?: ReactNode | null;
}

/**
 * Page for an unknown URL (404, SITE-15), which leads to the search and home, or a server error (500, SITE-16), which leads home; each part
 * can be replaced. Reports to the page's event bus.
 * The picture is the one whose URL and description are in the texts, else the built-in one.
 */
export function ErrorPage({ code, title, subtitle, action }: ErrorPageProps) {
  const text = useDesignText();
  const imageUrl = useOptionalText(`errorPage.${code}.imageUrl`);
  const imageText = useOptionalText(`errorPage.${code}.imageText`);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  useErrorPageEvent(code);
  const isUnknown = code === 404;
  const ways = (
    <>
      {isUnknown && <LinkButton href="/search">{text('errorPage.404.search')}</LinkButton>}
      <LinkButton href="/" variant={isUnknown ? 'secondary' : undefined}>
        {text(`errorPage.${code}.action`)}
      </LinkButton>
    </>
  );
  return (
    <Root>
      <div>
        <p className="fc-code">{text('errorPage.code', { code })}</p>
        <h1 ref={heading} tabIndex={-1} data-page-heading>
          {title ?? text(`errorPage.${code}.title`)}
        </h1>
        {subtitle !== null && <p className="fc-subtitle">{subtitle ?? text(`errorPage.${code}.subtitle`)}</p>}
        {action !== null && <ActionRow marginTop="7">{action ?? ways}</ActionRow>}
      </div>
      <div className="fc-picture">
        {imageUrl ? <img src={imageUrl} alt={imageText ?? ''} /> : <RoadIllustration code={code} />}
      </div>
    </Root>
  );
}
