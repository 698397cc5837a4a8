/** Discord's text display: a text of markdown. */
import type { TemplateResult } from 'lit';
import type { APITextDisplayComponent } from 'discord-api-types/v10';
import { markdown } from '../markdown/show.ts';
import type { ChannelView } from '../view.ts';

export const textDisplay = ({ session }: ChannelView, { content }: APITextDisplayComponent): TemplateResult =>
  markdown(content, session);
