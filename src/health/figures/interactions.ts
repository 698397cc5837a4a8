import type { Meter } from '../../app/ports/meter.ts';
import type { Makers } from './makers.ts';

const LATE = 1000;

const TO_ANSWER = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const TO_ACKNOWLEDGE = [0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3];

export function interactionFigures({ counter, histogram }: Makers): Meter {
  const all = counter(
    ['interactions_total', 'Interactions by command and outcome.'],
    'by',
    'command',
    'outcome',
  );
  const whole = histogram(
    ['interaction_seconds', 'From the arrival of an interaction to the end of its answer.'],
    TO_ANSWER,
    'command',
  );
  const first = histogram(
    ['acknowledgement_seconds', 'From the user’s action to the first response at Discord.'],
    TO_ACKNOWLEDGE,
  );
  const late = counter(['late_acknowledgements_total', 'First responses that took longer than a second.']);
  const bugs = counter([
    'bugs_total',
    'Bugs that users saw; the log has each one under the id they were shown.',
  ]);
  return {
    interaction: (by, command, outcome, ms) => {
      all.inc({ by, command, outcome });
      whole.observe({ command }, ms / 1000);
      if (outcome === 'bug') bugs.inc();
    },
    acknowledged: (age) => {
      first.observe(age / 1000);
      if (age > LATE) late.inc();
    },
  };
}
