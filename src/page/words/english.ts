/** The build replaces this module with the page's sentences (`pageWords.ts`). */
export { en as english } from '../../i18n/en.ts';
