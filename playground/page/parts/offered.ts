/** The menus that Discord fills itself, with people, roles or channels, as menus of fixed choices. */
import {
  ComponentType,
  type APISelectMenuComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import type { Session } from '../state/state.ts';

type Fillable = Exclude<APISelectMenuComponent, APIStringSelectComponent>;

function namesIn({ users, roles, channels }: Session, type: Fillable['type']): readonly Named[] {
  switch (type) {
    case ComponentType.UserSelect:
      return users;
    case ComponentType.RoleSelect:
      return roles.map(({ id, name }) => ({ id, name: `@${name}` }));
    case ComponentType.MentionableSelect:
      return [...users, ...roles];
    case ComponentType.ChannelSelect:
      return channels.filter(({ kind }) => kind === 'text').map(({ id, name }) => ({ id, name: `#${name}` }));
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The menu with everything that can be chosen, and what holds now. */
export function offered(session: Session, menu: APISelectMenuComponent): APIStringSelectComponent {
  if (menu.type === ComponentType.StringSelect) return menu;
  const { type, default_values: held = [], ...common } = menu;
  const options = namesIn(session, type).map(({ id, name }): APISelectMenuOption => ({
    label: name,
    value: id,
    default: held.some((value) => value.id === id),
  }));
  return { ...common, type: ComponentType.StringSelect, options };
}
