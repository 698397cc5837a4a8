/** A team's votes, and a member's own, made on the board. */
import type { Color } from '../draughts/types.ts';
import { LONGEST_REASON } from '../game/voting.ts';
import type { FromPage, GameFacts, ToPage } from '../live/protocol.ts';
import { button, element } from './parts.ts';
import type { Table } from './table/table.ts';
import type { PageSay } from './words/say.ts';

type Told = Extract<ToPage, { kind: 'vote' | 'doubt' }>;

export interface Voting {
  /** The sides for which the viewer may vote now. */
  readonly movers: readonly Color[];
  /** `null`: the viewer has no vote. */
  readonly status: string | null;
  /** How the viewer confirms and explains their own vote. */
  readonly mainTools: readonly HTMLElement[];
  /** What else the viewer can do with it. */
  readonly tools: readonly HTMLElement[];
  /** The votes that everyone may know. */
  readonly notes: readonly HTMLElement[];
  /** The state of the game changed. */
  game(facts: GameFacts): void;
  hear(told: Told): void;
}

const line = (text: string): HTMLElement => element('p', 'page-question', text);

export function makeVoting(
  say: PageSay,
  tell: (message: FromPage) => void,
  ask: Table['ask'],
  changed: () => void,
): Voting {
  let now: GameFacts | null = null;
  let told: Extract<Told, { kind: 'vote' }> | null = null;

  const current = (): typeof told => (now?.ballot && told?.ply === now.moves.length ? told : null);
  const open = (): GameFacts['ballot'] => (current()?.mayVote && now?.ballot) || null;

  const tallies = (votes: readonly { readonly move: string; readonly votes: number }[]): string =>
    votes
      .toSorted((one, other) => other.votes - one.votes)
      .map(({ move, votes: count }) => say('vote.tally', { move, count }))
      .join(', ');

  const deedButton = (deed: 'done' | 'draw' | 'resign' | 'leave' | 'again', ply: number): HTMLButtonElement =>
    button(say(`button.vote.${deed}`), () => tell({ kind: 'own-vote', ply, deed }));

  return {
    get movers() {
      const ballot = open();
      return ballot ? [ballot.color] : [];
    },
    get status() {
      const ballot = open();
      if (!ballot) return null;
      const own = told?.own;
      if (own) return say(own.isDone ? 'page.vote.yours-done' : 'page.vote.yours', { move: own.move });
      const team = now?.seats[ballot.color].name ?? '';
      return ballot.tied.length > 0
        ? say('vote.runoff', { team, moves: say.list(ballot.tied, 'conjunction') })
        : say('page.vote.now');
    },
    get mainTools() {
      const { own, ply } = current() ?? {};
      if (now?.ballot?.isWaiting && (now.you !== null || open()))
        return [deedButton('again', now.moves.length)];
      if (!own || ply === undefined) return [];
      const done = own.isDone ? [] : [deedButton('done', ply)];
      const why = button(say('button.vote.why'), () =>
        ask(
          `${say('vote.why.label')}. ${say('vote.why.hint')}`,
          say('button.vote.why'),
          (text) => tell({ kind: 'reason', ply, text }),
          { text: own.reason ?? '', longest: LONGEST_REASON },
        ),
      );
      return [...done, why];
    },
    get tools() {
      const asked = current();
      if (!asked) return [];
      const { own, ply, isOnTeam } = asked;
      const leave = isOnTeam ? [deedButton('leave', ply)] : [];
      if (!own) return leave;
      const wishes = (['draw', 'resign'] as const).map((wish) => {
        const made = deedButton(wish, ply);
        made.setAttribute('aria-pressed', String(own.wish === wish));
        return made;
      });
      return [...wishes, ...leave];
    },
    get notes() {
      const { bar, own } = current() ?? {};
      const { count = 0, now: soFar = null, last = null } = now?.vote ?? {};
      const texts = [
        bar,
        own?.wish && say(`vote.wish.${own.wish}`),
        own?.reason && say('vote.your-reason', { reason: own.reason }),
        now?.ballot &&
          count > 0 &&
          (soFar ? say('vote.now', { tallies: tallies(soFar) }) : say('page.vote.count', { count })),
        last && say(last.by ? `vote.last.${last.by}` : 'vote.last', { tallies: tallies(last.moves) }),
        ...(last?.reasons ?? []).map((reason) => say('vote.reason', { reason })),
      ];
      return texts.flatMap((text) => (text ? [line(text)] : []));
    },
    game(facts) {
      now = facts;
      if (facts.ballot && facts.you === null) tell({ kind: 'vote' });
    },
    hear(message) {
      if (message.game !== now?.id) return;
      if (message.kind === 'vote') told = message;
      changed();
      const { ply } = message;
      if (message.kind === 'doubt')
        ask(message.text, say('button.vote.sure', { move: message.move }), () =>
          tell({ kind: 'move', ply, move: message.move, isSure: true }),
        );
    },
  };
}
