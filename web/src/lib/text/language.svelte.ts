import type { Language } from '../protocol';
import { recall, remember } from '../stored';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

function first(): Language {
  const stored = recall('language');
  if (stored === 'en' || stored === 'fr') {
    return stored;
  }
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.find((tag) => /^(en|fr)\b/i.test(tag))?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

let current = $state<Language>(first());

/** The language everything is told in. */
export const language = {
  get current(): Language {
    return current;
  },
  /** For Intl: French of France, English without a country's habits for dates. */
  get locale(): string {
    return current === 'fr' ? 'fr-FR' : 'en-GB';
  },
};

export function setLanguage(wanted: Language): void {
  current = wanted;
  remember('language', wanted);
}
