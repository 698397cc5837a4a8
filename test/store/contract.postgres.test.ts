/** The PostgreSQL store fulfills the contract. */
import { storeContract } from './contract.ts';

storeContract('PostgreSQL');
