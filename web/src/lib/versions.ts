import { Versions, type Memory } from './version';

/** Tests run without a page. */
const page = typeof document === 'undefined' ? null : document;
const nothing: Memory = { getItem: () => null, setItem: () => undefined };

/** The version of the page in this window. */
export const versions = new Versions(
  page?.querySelector<HTMLMetaElement>('meta[name="holosite-version"]')?.content ?? '',
  page ? sessionStorage : nothing,
  () => location.reload(),
);
