export { ContentSection } from './content-section.tsx';
export { NextStep } from './next-step.tsx';
export { useContentPage } from './use-content-page.ts';
export { useContentText } from './use-content-text.ts';
