/** The windows in which a tournament is described that is to be announced: what it is first, and what few people change. */
import { VARIANT_IDS, type VariantId } from '../../draughts/variantIds.ts';
import { parseTime } from '../../game/timeText.ts';
import type { Key, Say } from '../../i18n/say.ts';
import { KINDS, type DraftFields, type Kind } from '../../tournament/life/draft.ts';
import { FORMS, LONGEST_NAME, LONGEST_TITLE, type FormName } from '../../tournament/life/terms.ts';
import { TEMPLATE_IDS, TEMPLATES, type TemplateId } from '../../tournament/life/templates.ts';
import { TOURNAMENT, type DETAIL_QUESTIONS } from '../presses/declarations.ts';
import type { Form, Question, Choice } from '../screen/screen.ts';
import { timeName } from '../game/time.ts';

/** As much as anybody writes of an instant, a clock or a number. */
const LONGEST_WORD = 30;

const isForm = (kind: Kind): kind is FormName => FORMS.some((form) => form === kind);

/** All that is usual for it, the form first. */
function usualOf(say: Say, id: TemplateId): string {
  const { form, time, rounds, groupSize, minutes, hasOpenings } = TEMPLATES[id];
  const read = parseTime(time);
  const words = [
    say(`tournament.form.${form}`),
    rounds === null ? null : say('tournament.rounds', { count: rounds }),
    groupSize === null ? null : say('tournament.league.size', { size: groupSize }),
    minutes === null ? null : say('tournament.lasts', { count: minutes }),
    read.ok && read.value ? timeName(say, read.value) : null,
    hasOpenings ? say('tournament.draft.openings-drawn') : null,
  ];
  return say.list(
    words.filter((each) => each !== null),
    'plain',
  );
}

const kindChoice = (say: Say, kind: Kind): Omit<Choice, 'isChosen'> =>
  isForm(kind)
    ? { value: kind, label: say(`tournament.form.${kind}`), description: say(`tournament.form-hint.${kind}`) }
    : { value: kind, label: say(`tournament.template.${kind}`), description: usualOf(say, kind) };

const chosenOf = (choices: readonly Choice[], held: string): readonly Choice[] =>
  choices.map((choice) => ({ ...choice, isChosen: choice.value === held }));

const kindOf = ({ kind }: DraftFields): Kind => KINDS.find((each) => each === kind) ?? TEMPLATE_IDS[0];

/** What `/tournament create` asks; `usual`: the variant of the server. */
export const draftForm = (say: Say, asked: DraftFields, usual: VariantId): Form => ({
  press: TOURNAMENT.to.draft(),
  title: say('tournament.draft.form'),
  questions: [
    {
      kind: 'choice',
      name: 'kind',
      label: say('tournament.draft.kind'),
      choices: chosenOf(
        KINDS.map((kind) => kindChoice(say, kind)),
        kindOf(asked),
      ),
    },
    {
      kind: 'line',
      name: 'name',
      label: say('tournament.draft.name'),
      value: asked.name ?? '',
      placeholder: say('tournament.draft.usual'),
      longest: LONGEST_NAME,
      isRequired: false,
    },
    {
      kind: 'choice',
      name: 'variant',
      label: say('tournament.draft.variant'),
      choices: chosenOf(
        VARIANT_IDS.map((id) => ({ value: id, label: say(`variant.${id}`) })),
        asked.variant ?? usual,
      ),
    },
    {
      kind: 'line',
      name: 'time',
      label: say('tournament.draft.time'),
      hint: say('tournament.draft.time.hint'),
      value: asked.time ?? '',
      placeholder: say('tournament.draft.usual'),
      longest: LONGEST_WORD,
      isRequired: false,
    },
    {
      kind: 'line',
      name: 'starts',
      label: say('tournament.draft.starts'),
      hint: say('tournament.draft.starts.hint'),
      value: asked.starts ?? '',
      placeholder: say('tournament.draft.usual'),
      longest: LONGEST_WORD,
      isRequired: false,
    },
  ],
});

type Detail = (typeof DETAIL_QUESTIONS)[number];

const HINTS = {
  title: 'tournament.draft.title.hint',
  ends: 'tournament.draft.ends.hint',
  players: null,
  lowest: null,
  highest: null,
} as const satisfies Record<Detail, Key | null>;

function detail(say: Say, asked: DraftFields, name: Detail): Question {
  const hint = HINTS[name];
  return {
    kind: 'line',
    name,
    label: say(`tournament.draft.${name}`),
    ...(hint && { hint: say(hint) }),
    value: asked[name] ?? '',
    longest: name === 'title' ? LONGEST_TITLE : LONGEST_WORD,
    isRequired: false,
  };
}

/** What few people change. */
export const detailsForm = (say: Say, asked: DraftFields): Form => ({
  press: TOURNAMENT.to.details(),
  title: say('tournament.draft.details'),
  questions: (['title', 'players', 'lowest', 'highest', 'ends'] as const).map((name) =>
    detail(say, asked, name),
  ),
});
