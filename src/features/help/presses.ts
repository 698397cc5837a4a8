/** As in `declarations.ts`, never change a press. */
import { button, type Field, menu, presses } from '../../views/presses/presses.ts';
import { helpTopicNamed, type HelpTopic } from './rules.ts';

const helpTopic: Field<HelpTopic> = { write: (topic) => topic, read: helpTopicNamed };

export const HELP = presses('help', {
  topic: menu({}, helpTopic),
  open: button({ topic: helpTopic }),
  door: button({}),
});
