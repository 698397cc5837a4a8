import type { VariantId } from '../../draughts/variantIds.ts';
import { parseTime } from '../../game/clock/timeText.ts';
import type { Say } from '../../i18n/say.ts';
import { KINDS, type DraftFields, type Kind } from '../../tournament/life/opening/draft.ts';
import { FORMS, LONGEST_NAME, LONGEST_TITLE, type FormName } from '../../tournament/life/terms.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TEMPLATE_IDS, TEMPLATES, type TemplateId } from '../../tournament/life/opening/templates.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { chosen } from '../screen/blocks.ts';
import type { DETAIL_QUESTIONS } from '../presses/questions.ts';
import type { Form, Choice } from '../screen/screen.ts';
import { variantAsked } from '../game/challengeForm.ts';
import { timeName } from '../game/time.ts';

/** Long enough for an instant, a clock or a number. */
const LONGEST_WORD = 30;

const isForm = (kind: Kind): kind is FormName => FORMS.some((form) => form === kind);

function usualOf(say: Say, id: TemplateId): string {
  const { form, time, rounds, groupSize, minutes, every, hasOpenings } = TEMPLATES[id];
  const read = parseTime(time);
  const words = [
    say(`tournament.form.${form}`),
    rounds === null ? null : say('tournament.rounds', { count: rounds }),
    groupSize === null ? null : say('tournament.league.size', { size: groupSize }),
    minutes === null ? null : say('tournament.lasts', { count: minutes }),
    read.ok && read.value ? timeName(say, read.value) : null,
    hasOpenings ? say('tournament.draft.openings-drawn') : null,
    every && say(`tournament.repeats.${every}`),
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

const kindOf = ({ kind }: DraftFields): Kind => KINDS.find((each) => each === kind) ?? TEMPLATE_IDS[0];

type TypedField = 'name' | 'time' | 'starts' | (typeof DETAIL_QUESTIONS)[number];

const typed = (say: Say, asked: DraftFields, name: TypedField, longest = LONGEST_WORD) =>
  ({
    kind: 'line',
    name,
    label: say(`tournament.draft.${name}`),
    value: asked[name] ?? '',
    longest,
    isRequired: false,
  }) as const;

export function draftForm(say: Say, asked: DraftFields, usual: VariantId): Form {
  const placeholder = say('tournament.draft.usual');
  return {
    press: TOURNAMENT.to.draft(),
    title: say('tournament.draft.form'),
    questions: [
      {
        kind: 'choice',
        name: 'kind',
        label: say('tournament.draft.kind'),
        hint: say('tournament.draft.kind.hint'),
        choices: chosen(
          KINDS.map((kind) => kindChoice(say, kind)),
          kindOf(asked),
        ),
      },
      { ...typed(say, asked, 'name', LONGEST_NAME), placeholder },
      variantAsked(say, asked.variant ?? usual, say('tournament.draft.variant')),
      { ...typed(say, asked, 'time'), hint: say('tournament.draft.time.hint'), placeholder },
      { ...typed(say, asked, 'starts'), hint: say('tournament.draft.starts.hint'), placeholder },
    ],
  };
}

/** `starts`: the current start. */
export const laterForm = (say: Say, { id }: Pick<Tournament, 'id'>, starts: string): Form => ({
  press: TOURNAMENT.to.later({ id }),
  title: say('tournament.postpone'),
  questions: [
    {
      ...typed(say, { starts }, 'starts'),
      hint: say('tournament.draft.starts.hint'),
      isRequired: true,
    },
  ],
});

const detailQuestions = (say: Say, asked: DraftFields): Form['questions'] => [
  { ...typed(say, asked, 'title', LONGEST_TITLE), hint: say('tournament.draft.title.hint') },
  typed(say, asked, 'players'),
  typed(say, asked, 'lowest'),
  typed(say, asked, 'highest'),
  { ...typed(say, asked, 'ends'), hint: say('tournament.draft.ends.hint') },
];

export const detailsForm = (say: Say, asked: DraftFields): Form => ({
  press: TOURNAMENT.to.details(),
  title: say('tournament.draft.details'),
  questions: detailQuestions(say, asked),
});

/** The same questions for an announced tournament. */
export const amendForm = (say: Say, { id }: Pick<Tournament, 'id'>, asked: DraftFields): Form => ({
  ...detailsForm(say, asked),
  press: TOURNAMENT.to.amend({ id }),
});
