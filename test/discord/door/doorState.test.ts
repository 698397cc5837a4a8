/** The health check calls the endpoint itself, which must refuse unsigned requests. */
import { expect, onTestFinished, test } from 'vitest';
import { attending } from '../../../src/discord/incoming/intake.ts';
import { doorRoute } from '../../../src/discord/door/door.ts';
import { doorState } from '../../../src/discord/door/doorState.ts';
import { DOOR_PATH } from '../../../src/discord/door/place.ts';
import { inText, type Route } from '../../../src/web/route.ts';
import { openWebServer } from '../../../src/web/server.ts';
import { openNotebook } from '../notebook.ts';
import { newSigner } from '../../../playground/server/door/signer.ts';

const { publicKey } = newSigner();

async function served(route: Route, host = '127.0.0.1') {
  const opened = await openWebServer({ host, port: 0, routes: [route], report: () => undefined });
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

function watched(host = '127.0.0.1') {
  const time = { now: 0 };
  return { time, state: doorState({ host, port: 0, publicKey }, () => time.now) };
}

const attended = attending(
  async () => undefined,
  openNotebook(),
  () => 0,
);
const DOOR = doorRoute({ publicKey, now: () => 0, attended });
const OPEN = { all: 1, open: 1, closedFor: null };
const closedFor = (ms: number) => ({ all: 1, open: 0, closedFor: ms });

test('an endpoint that has not opened yet counts as closed since the start', async () => {
  const { time, state } = watched();
  time.now = 700;
  expect(await state(null)).toEqual(closedFor(700));
});

test.each(['127.0.0.1', '0.0.0.0', '::'])('an endpoint at %s is open until it is closed', async (host) => {
  const { time, state } = watched(host);
  const server = await served(DOOR, host);
  time.now = 1000;
  expect(await state(server.port)).toEqual(OPEN);
  await server.close();
  time.now = 1500;
  expect(await state(server.port)).toEqual(closedFor(500));
});

test('another server on its port does not count as the endpoint', async () => {
  const { state } = watched();
  const { port } = await served({ method: 'POST', path: DOOR_PATH, answer: () => inText(200, 'Come in.') });
  expect(await state(port)).toEqual(closedFor(0));
});

test('an endpoint that accepts no more connections counts as closed', async () => {
  const { state } = watched();
  const leaving = attending(
    async () => undefined,
    openNotebook(),
    () => 0,
  );
  const { port } = await served(doorRoute({ publicKey, now: () => 0, attended: leaving }));
  expect(await state(port)).toEqual(OPEN);
  await leaving.hangUp();
  expect(await state(port)).toEqual(closedFor(0));
});
