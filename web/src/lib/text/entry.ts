/** A sentence in one language; where it counts something, one form for each plural. */
export type Saying = string | { one: string; other: string };

/** A sentence in every language, side by side. `{name}` stands for a value. */
export interface Entry {
  en: Saying;
  fr: Saying;
}

export type Area = Record<string, Entry>;
export type Values = Record<string, string | number>;
