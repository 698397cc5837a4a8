#!/usr/bin/env node
/** `npx crownhead VERB`: the command-line tool, rebuilt if a source changed. */
import { prepared } from './prepared.js';

if (prepared()) await import(new URL('../dist/crownhead.js', import.meta.url).href);
