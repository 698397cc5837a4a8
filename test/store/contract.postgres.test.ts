/** The PostgreSQL store fulfills the contract. */
import { afterAll, describe } from 'vitest';
import { empty, makeDatabase } from '../postgres/database.ts';
import { storeContract } from './contract.ts';
import { storeAt } from './opened.ts';

describe('on one server', () => {
  const made = makeDatabase();
  afterAll(async () => (await made).drop());

  storeContract('PostgreSQL', async () => {
    const { address } = await made;
    const stores = [await storeAt(address), await storeAt(address)] as const;
    await empty(address);
    return stores;
  });
});
