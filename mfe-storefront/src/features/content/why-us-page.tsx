import { Card, chakra, Page, PageHeading, type IconName } from '@forecourt/shared-design';
import { trustViews } from '../trust/index.ts';
import { ContentSection } from './ui/content-section.tsx';
import { NextStep } from './ui/next-step.tsx';
import { useContentPage } from './model/use-content-page.ts';
import { StepRows } from './ui/step-rows.ts';

// Where there are two columns, a last one alone in its row has all of it.
const Reasons = chakra('div', {
  base: {
    '@media (max-width: 899px)': { '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  },
});

const reasons = [
  { id: 'numbers', icon: 'gauge' },
  { id: 'online', icon: 'pen' },
] as const satisfies readonly { readonly id: string; readonly icon: IconName }[];
const steps = ['choose', 'order', 'verify', 'sign', 'drive'];

/** `/why-us`: the promises of every page (SHOP-82), and the reasons that are only here. */
export function WhyUsPage() {
  const { text, title } = useContentPage('whyUs');
  const extra = reasons.map(({ id, icon }) => ({
    id,
    icon,
    title: text(`reasons.${id}.title`),
    text: text(`reasons.${id}.text`),
  }));
  return (
    <Page width="wide">
      <PageHeading lead={text('lead')}>{title}</PageHeading>
      <ContentSection title={text('reasonsTitle')}>
        <Card tone="flat">
          <Reasons>
            <trustViews.View id="list" extra={extra} />
          </Reasons>
        </Card>
      </ContentSection>
      <ContentSection title={text('stepsTitle')} lead={text('stepsLead')}>
        <StepRows>
          {steps.map((id) => (
            <li key={id}>
              <h3>{text(`steps.${id}.title`)}</h3>
              <p>{text(`steps.${id}.text`)}</p>
            </li>
          ))}
        </StepRows>
      </ContentSection>
      <NextStep title={text('next.title')} text={text('next.text')} />
    </Page>
  );
}
