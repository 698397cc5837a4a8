/** The PostgreSQL store keeps the contract. */
import { afterAll, describe } from 'vitest';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { empty, makeDatabase } from '../postgres/database.ts';
import { storeContract } from './contract.ts';

async function open(address: string): Promise<SweptStore> {
  const opened = await openStore(address, (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value;
}

describe('on one server', () => {
  const made = makeDatabase();
  afterAll(async () => (await made).drop());

  storeContract('PostgreSQL', async () => {
    const { address } = await made;
    const stores = [await open(address), await open(address)] as const;
    await empty(address);
    return stores;
  });
});
