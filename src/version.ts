/** Which version of the bot this is, as whoever runs it is told. */
import about from '../package.json' with { type: 'json' };

export const VERSION: string = about.version;
