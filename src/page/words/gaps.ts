/** The sentences for missing translations. The build fills them in and empties this module. */
export { english as gaps } from './english.ts';
