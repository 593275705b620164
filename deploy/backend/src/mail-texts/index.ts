export { catalogTexts, type ReadText } from './catalog-text.ts';
export { mailSubject, mailText, type MailTextKey } from './mail-text.ts';
export { visitLanguage, visitLocale } from './visit-locale.ts';
