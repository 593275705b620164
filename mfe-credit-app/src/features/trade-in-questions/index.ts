export { AnswersPage } from './answers-page.tsx';
export { NotListedPage } from './not-listed-page.tsx';
export { QuestionPage } from './question-page.tsx';
export { VehicleStep } from './vehicle-step.tsx';
