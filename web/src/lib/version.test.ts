import { beforeEach, describe, expect, it } from 'vitest';
import { Versions, type Memory } from './version';

class Window implements Memory {
  reloads = 0;
  private readonly kept = new Map<string, string>();
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
  page(version: string) {
    return new Versions(version, this, () => this.reloads++);
  }
}

const answering = (version: string) => () =>
  Promise.resolve(new Response('', { headers: { 'X-Holosite-Version': version } }));

describe('a page', () => {
  let window: Window;
  beforeEach(() => {
    window = new Window();
  });

  it('of the same version is left alone', () => {
    const page = window.page('one');
    page.heard('one');
    expect(page.outdated).toBe(false);
    expect(page.renew()).toBe(false);
    expect(window.reloads).toBe(0);
  });

  it('of another version is loaded again, once for each version', () => {
    const page = window.page('one');
    page.heard('two');
    expect(page.renew()).toBe(true);
    expect(window.reloads).toBe(1);
    // What came is the old page again, from a cache or from another node.
    const again = window.page('one');
    again.heard('two');
    expect(again.outdated).toBe(false);
    expect(again.renew()).toBe(false);
    again.heard('three');
    expect(again.renew()).toBe(true);
    expect(window.reloads).toBe(2);
  });

  it('whose part is gone is loaded again if the server has another version', async () => {
    expect(await window.page('one').missing(answering('two'))).toBe(true);
    expect(await window.page('one').missing(answering('one'))).toBe(false);
    expect(window.reloads).toBe(1);
  });

  it('stays while the server cannot be reached', async () => {
    expect(await window.page('one').missing(() => Promise.reject(new TypeError()))).toBe(false);
    expect(window.reloads).toBe(0);
  });

  it('in development has no version, and is never loaded again', () => {
    const page = window.page('');
    page.heard('two');
    expect(page.renew()).toBe(false);
  });
});
