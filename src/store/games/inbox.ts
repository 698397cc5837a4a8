/**
 * One statement takes a page from two lists, so a game that moves between them appears in only one.
 */
import type { InboxPage, InboxQuestion } from '../../app/ports/subjects/games.ts';
import type { Database } from '../database/database.ts';
import { readable, type Report } from '../database/readable.ts';
import { readGame } from './rows.ts';

type Side = 'mover_id' | 'waiter_id';

export async function loadInbox(
  database: Database,
  question: InboxQuestion,
  report: Report,
): Promise<InboxPage> {
  const [rows, mine, theirs] = await Promise.all([
    pageQuery(database, question).execute(),
    countOf(database, question, 'mover_id'),
    countOf(database, question, 'waiter_id'),
  ]);
  return { records: readable(rows, readGame, report), total: mine + theirs };
}

function pageQuery(database: Database, question: InboxQuestion) {
  const { from, limit } = question;
  return database.db
    .with('turns', () => listOf(database, question, 'mover_id').limit(from + limit))
    .with('waits', () => listOf(database, question, 'waiter_id').limit(from + limit))
    .with('page', (query) =>
      query
        .selectFrom('turns')
        .selectAll()
        .unionAll((all) => all.selectFrom('waits').selectAll())
        .orderBy('waits')
        .orderBy('deadline')
        .orderBy('changed_at')
        .orderBy('id')
        .limit(limit)
        .offset(from),
    )
    .selectFrom('page')
    .innerJoin('game', 'game.id', 'page.id')
    .selectAll('game')
    .orderBy('page.waits')
    .orderBy('page.deadline')
    .orderBy('page.changed_at')
    .orderBy('page.id');
}

/** The index contains every column of these games, and a player has only a few of them. */
const gamesOf = ({ db }: Database, { user, guildId }: InboxQuestion, side: Side) =>
  db
    .selectFrom('game')
    .where(side, '=', user)
    .$if(guildId !== undefined, (query) =>
      query.where((make) =>
        make.or([
          make('guild_id', '=', guildId ?? ''),
          make.exists(
            make
              .selectFrom('second_card')
              .select('game_id')
              .whereRef('game_id', '=', 'game.id')
              .where('second_card.guild_id', '=', guildId ?? ''),
          ),
        ]),
      ),
    );

const listOf = (database: Database, question: InboxQuestion, side: Side) =>
  gamesOf(database, question, side)
    .select((game) => ['id', 'deadline', 'changed_at', game.lit(side === 'waiter_id' ? 1 : 0).as('waits')])
    .orderBy('deadline')
    .orderBy('changed_at')
    .orderBy('id');

async function countOf(database: Database, question: InboxQuestion, side: Side): Promise<number> {
  const query = gamesOf(database, question, side).select(({ fn }) => fn.countAll<number>().as('games'));
  return (await query.executeTakeFirstOrThrow()).games;
}
