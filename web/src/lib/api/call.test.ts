import { describe, expect, it } from 'vitest';
import { Caller, Garbled, Refusal, Unreachable, type Fetch } from './call';

function answering(status: number, body: string | null): { fetch: Fetch; seen: { url: string; init: RequestInit }[] } {
  const seen: { url: string; init: RequestInit }[] = [];
  return {
    seen,
    fetch: (url, init) => {
      seen.push({ url, init });
      return Promise.resolve(new Response(body, { status }));
    },
  };
}

const french = () => 'fr' as const;

describe('a call', () => {
  it('asks in the language chosen', async () => {
    const { fetch, seen } = answering(200, '{"open":[]}');
    expect(await new Caller(fetch, french).json('/api/lobby')).toEqual({ open: [] });
    expect(seen[0]?.url).toBe('/api/lobby?lang=fr');
    expect(seen[0]?.init.method).toBe('GET');
    expect(seen[0]?.init.headers).not.toHaveProperty('X-Holosite');
  });

  it('that changes something says that it comes from a page of ours', async () => {
    const { fetch, seen } = answering(201, '{"id":"t1","link":null}');
    await new Caller(fetch, french).json('/api/tables', { body: { side: 'dark' } });
    expect(seen[0]?.init.method).toBe('POST');
    expect(seen[0]?.init.headers).toMatchObject({ 'X-Holosite': '1', 'Content-Type': 'application/json' });
    expect(seen[0]?.init.body).toBe('{"side":"dark"}');
    await new Caller(fetch, french).json('/api/decks/4', { method: 'DELETE' });
    expect(seen[1]?.init.headers).toMatchObject({ 'X-Holosite': '1' });
    expect(seen[1]?.init.headers).not.toHaveProperty('Content-Type');
  });

  it('leaves out what is not asked for', async () => {
    const { fetch, seen } = answering(200, '{}');
    await new Caller(fetch, french).json('/api/games', { query: { before: undefined, side: 'dark', who: '' } });
    expect(seen[0]?.url).toBe('/api/games?side=dark&lang=fr');
  });

  it('may be answered with nothing', async () => {
    expect(await new Caller(answering(204, null).fetch, french).json('/api/logout', { method: 'POST' })).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('is told in the words of the server', async () => {
    const { fetch } = answering(409, '{"error":"name_taken","message":"Ce nom est pris."}');
    const refused = new Caller(fetch, french).json('/api/register', { body: {} });
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toMatchObject({
      status: 409,
      message: 'Ce nom est pris.',
      problem: { error: 'name_taken' },
    });
  });

  it('names the line where there is one', async () => {
    const { fetch } = answering(400, '{"error":"unreadable","message":"…","line":7}');
    await expect(new Caller(fetch, french).json('/x')).rejects.toMatchObject({ problem: { line: 7 } });
  });

  it('by a page that is not ours has no words to show', async () => {
    await expect(new Caller(answering(500, '<html>').fetch, french).json('/x')).rejects.toThrow(Garbled);
    await expect(new Caller(answering(400, '{"message":"?"}').fetch, french).json('/x')).rejects.toThrow(Garbled);
    await expect(new Caller(answering(200, '<html>').fetch, french).json('/x')).rejects.toThrow(Garbled);
  });

  it('of a gateway means that nobody is there', async () => {
    await expect(new Caller(answering(502, 'bad gateway').fetch, french).json('/x')).rejects.toThrow(Unreachable);
  });
});

it('a line that is down is told apart', async () => {
  const down = new Caller(() => Promise.reject(new TypeError('failed')), french);
  await expect(down.json('/x')).rejects.toThrow(Unreachable);
});

it('a call given up is not a failure of the line', async () => {
  const given = new Caller(() => Promise.reject(new DOMException('', 'AbortError')), french);
  await expect(given.json('/x')).rejects.toThrow(DOMException);
});
