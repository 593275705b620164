import type { KnowledgeQuestion } from '@forecourt/shared-contracts/prequalification';
import type { BureauAnswer, CreditBureau } from '@forecourt/backend/prequalification/index.ts';

/** The factors that lower each sample score: every score has some. */
const scored = (score: number): BureauAnswer => ({
  kind: 'scored',
  bureau: 'Experian',
  score,
  lowestScore: 300,
  highestScore: 850,
  factors: score < 640 ? ['latePayments', 'highBalances', 'recentInquiries'] : ['shortHistory'],
});

/** Last names with a specific answer; all others have a score of 720. */
const samples: Readonly<Record<string, BureauAnswer>> = {
  excellent: scored(782),
  good: scored(684),
  fair: scored(651),
  retailer: scored(612),
  declined: scored(498),
  frozen: { kind: 'frozen', bureau: 'Experian' },
  unknown: { kind: 'not-found' },
  outage: { kind: 'unavailable' },
};
const everybodyElse = scored(720);

/** Numbers with this ending are registered to another name. */
const foreignNumber = /99$/;

const questions: readonly KnowledgeQuestion[] = [
  { id: 'street', choices: ['Alder Court', 'Maple Street', 'Quarry Road', 'Tower Lane'] },
  { id: 'lender', choices: ['Bluff Savings', 'Harvest Motor Credit', 'Lakeshore Credit Union', 'Pine Bank'] },
  { id: 'city', choices: ['Dayton', 'Fresno', 'Mobile', 'Tacoma'] },
];
const rightAnswers: Readonly<Record<string, string>> = {
  street: 'Maple Street',
  lender: 'Lakeshore Credit Union',
  city: 'Dayton',
};

/**
 * The sandbox's stand-in: the last name determines the bureau's answer, and a frozen file is unfrozen by the
 * second query.
 */
export const sampleBureau: CreditBureau = {
  isMobileOf: ({ mobileNumber }) => Promise.resolve(!foreignNumber.test(mobileNumber)),
  questionsFor: () => Promise.resolve(questions),
  areAnswersRight: (_person, answers) =>
    Promise.resolve(
      answers.length === questions.length &&
        questions.every(({ id }) =>
          answers.some((answer) => answer.id === id && answer.choice === rightAnswers[id]),
        ),
    ),
  softPull({ lastName }, pulls) {
    const answer = samples[lastName.toLowerCase()] ?? everybodyElse;
    return Promise.resolve(answer.kind === 'frozen' && pulls > 0 ? everybodyElse : answer);
  },
};
