import type { Faults } from './faults.ts';
import type { Grants } from './grants.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Settings } from './options.ts';
import type { Journal } from './journal.ts';
import type { World } from './world/world.ts';

export interface Core {
  readonly world: World;
  readonly settings: Settings;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly gateway: Gateway;
  readonly grants: Grants;
  readonly startOver: () => void;
}
