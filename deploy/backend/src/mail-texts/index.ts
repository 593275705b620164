export { catalogTexts, type ReadText } from './catalog-text.ts';
export { mailBody, mailSubject, mailText, type MailTextKey } from './mail-text.ts';
export { inLocale, visitLanguage, visitLocale } from './visit-locale.ts';
