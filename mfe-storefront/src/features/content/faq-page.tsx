import { useRef, useState } from 'react';
import {
  Box,
  Button,
  chakra,
  ContactText,
  EmptyState,
  Page,
  PageHeading,
  SearchBox,
} from '@forecourt/shared-design';
import { useLocation, useTenant } from '@forecourt/shared-contracts/react';
import { ContentSection } from './ui/content-section.tsx';
import { NextStep } from './ui/next-step.tsx';
import { useContentPage } from './model/use-content-page.ts';
import { askedGroups, deliveryTexts, faqLinks, isAsked } from './domain/faq-groups.ts';
import { FaqQuestion } from './ui/faq-question.tsx';
import { filterQuestions, questionCount } from './domain/filter-questions.ts';
import { useLinkedQuestion } from './model/use-linked-question.ts';

const Filter = chakra('div', {
  base: {
    marginTop: '6',
    maxWidth: '560px',
    '& p': { margin: '0', marginTop: '3', color: 'inkMuted' },
  },
});
const Questions = chakra('div', {
  base: { border: '1px solid', borderColor: 'line', borderRadius: 'card', overflow: 'hidden' },
});

/** `/faq`; `/faq#deposit` opens one question. */
export function FaqPage() {
  const { text, title } = useContentPage('faq');
  const tenant = useTenant();
  const { hash } = useLocation();
  const filter = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Text typed before the URL named another question must not hide that one.
  const [typed, setTyped] = useState({ query: '', hash });
  const query = typed.hash === hash ? typed.query : '';
  const type = (next: string) => setTyped({ query: next, hash });
  const showAll = () => {
    type('');
    filter.current?.querySelector('input')?.focus();
  };
  useLinkedQuestion(list);
  const endOf = (id: string) =>
    tenant.deliveryDays === undefined && deliveryTexts.includes(id) ? 'Alone' : '';
  const place = tenant.storePlace ?? text('ourStore');
  const groups = askedGroups(tenant).map(({ id: groupId, questions }) => ({
    id: groupId,
    title: text(`groups.${groupId}.title${endOf(groupId)}`),
    questions: questions
      .filter((id) => isAsked(id, tenant))
      .map((id) => {
        const own = `groups.${groupId}.${id}`;
        const href = faqLinks[id];
        const answer = text(`${own}.answer${endOf(id)}`, { place });
        const question = { id, question: text(`${own}.question`), answer };
        return href ? { ...question, link: { href, label: text(`${own}.link`) } } : question;
      }),
  }));
  const found = filterQuestions(groups, query);
  const count = questionCount(found);
  return (
    <Page width="wide">
      <PageHeading lead={text('lead')}>{title}</PageHeading>
      <Filter ref={filter}>
        <SearchBox
          label={text('filter')}
          placeholder={text('placeholder')}
          value={query}
          onChange={type}
          onSearch={() => list.current?.querySelector('summary')?.focus()}
        />
        <p role="status">{text('count', { count })}</p>
      </Filter>
      <div ref={list}>
        {found.map(({ id, title: topic, questions }) => (
          <ContentSection key={id} title={topic}>
            <Questions>
              {questions.map((one) => (
                <FaqQuestion key={one.id} {...one} />
              ))}
            </Questions>
          </ContentSection>
        ))}
      </div>
      {count === 0 && (
        <Box marginTop="6">
          <EmptyState
            icon="help"
            title={text('emptyTitle', { query: query.trim() })}
            text={<ContactText>{text('emptyText')}</ContactText>}
            actions={<Button onClick={showAll}>{text('showAll')}</Button>}
          />
        </Box>
      )}
      <NextStep title={text('next.title')} text={text('next.text')} asksDealer />
    </Page>
  );
}
