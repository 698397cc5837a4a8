/** Read on first use, because few people search for a zone, and the names take 4 MB. */
import { readFileSync } from 'node:fs';
import { assetFile } from '../../files.ts';

const read = (name: string) => JSON.parse(readFileSync(assetFile(`zones/${name}.json`), 'utf8'));

/** Per zone, its names in other languages, folded and separated by spaces. */
export const namesInOtherLanguages = (): Readonly<Record<string, string>> => read('names');

/** Per zone, its large cities, then those with a larger namesake in another zone, in the same form. */
export const citiesWithin = (): Readonly<Record<string, readonly string[]>> => read('cities');
