/** The PostgreSQL store keeps the contract. */
import { afterAll, describe } from 'vitest';
import type { Store } from '../../src/app/store.ts';
import { openStore } from '../../src/store/open.ts';
import { empty, makeDatabase } from '../postgres/database.ts';
import { storeContract } from './contract.ts';

async function open(address: string): Promise<Store> {
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
