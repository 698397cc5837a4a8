/**
 * The catalogues of all languages. English is code, for keys and holes are typed by it; every other language is one file
 * in `assets/locales`, which a translator can write without knowing the code. `npm run locales` says what one lacks.
 */
import de from '../../assets/locales/de.json' with { type: 'json' };
import es from '../../assets/locales/es.json' with { type: 'json' };
import fil from '../../assets/locales/fil.json' with { type: 'json' };
import fr from '../../assets/locales/fr.json' with { type: 'json' };
import it from '../../assets/locales/it.json' with { type: 'json' };
import ja from '../../assets/locales/ja.json' with { type: 'json' };
import nl from '../../assets/locales/nl.json' with { type: 'json' };
import pl from '../../assets/locales/pl.json' with { type: 'json' };
import ptBR from '../../assets/locales/pt-BR.json' with { type: 'json' };
import ru from '../../assets/locales/ru.json' with { type: 'json' };
import uk from '../../assets/locales/uk.json' with { type: 'json' };
import { en } from './en.ts';
import type { Locale } from './locales.ts';
import type { Sentences } from './sentence.ts';

export const CATALOGUES: Readonly<Record<Locale, Sentences>> = {
  en,
  ru,
  uk,
  pl,
  nl,
  fr,
  de,
  it,
  es,
  'pt-BR': ptBR,
  ja,
  fil,
};
