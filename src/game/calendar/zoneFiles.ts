/** Read on first use, because few people search for a zone, and the names take 4 MB. */
import { readFileSync } from 'node:fs';
import { assetFile } from '../../files.ts';

const read = (name: string) => JSON.parse(readFileSync(assetFile(`zones/${name}.json`), 'utf8'));

/** Per zone, its names in other languages, folded and separated by spaces. */
export const namesInOtherLanguages = (): Readonly<Record<string, string>> => read('names');

/** Per zone, names of cities: first those whose largest city is here, then the others. */
export const citiesWithin = (): Readonly<Record<string, readonly string[]>> => read('cities');
